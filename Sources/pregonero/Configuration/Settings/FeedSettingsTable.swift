import Basics
import Domain

extension Settings {
    static let feeds: Setting<ConfiguredSite> = .block(
        "feeds",
        \.settings.publication,
        SettingTable<SitePublication>([
            .value(
                "content",
                \.feedContent,
                .choice,
                default: .newest,
                "How much of its articles a feed carries that says nothing itself."
            ),
            .value(
                "formats",
                \.listFeedFormats,
                .list(of: .choice),
                default: [.rss],
                "What sections, topics, authors, countries and sources have a feed in; the portal's own is in all three."
            ),
        ]),
        "What the feeds of the portal carry."
    )

    static let hub: Setting<ConfiguredSite> = .value(
        "hub",
        \.settings.publication.hubs,
        .list(of: .webAddress(hint: "write the whole address, as https://hub.example/")),
        default: [],
        "Servers that tell readers when a feed has changed (WebSub), by their addresses."
    )

    /// The key of a section or a source that decides on its feed.
    static func listFeeds<Subject>(
        _ path: any Setting<Subject>.Path<FeedContent?>
    ) -> SettingTable<Subject> {
        SettingTable([
            .optional(
                "content",
                path,
                .choice,
                "How much of its articles its feed carries."
            )
        ])
    }

    static let podcast: Setting<ConfiguredSite> = .optional(
        "podcast",
        \.settings.publication.podcast,
        .block(podcastKeys, from: PodcastSettings()),
        "What directories are told of the podcast, which has the portal's own articles with sound."
    )

    private static let podcastKeys = SettingTable<PodcastSettings>([
        .value(
            "title",
            \.title,
            .localizedName,
            default: LocalizedText([:]),
            "What it is called, else as the portal."
        ),
        .value(
            "description",
            \.description,
            .localizedDescription,
            default: LocalizedText([:]),
            "What it is about, else as the portal."
        ),
        .required(
            "category",
            \.category,
            .podcastCategory,
            "What it is about, by a name of Apple's list of categories."
        ) { place in
            place.block.error("'\(place.block.name)' has no category", hint: "add 'category: News'")
        },
        .required(
            "image",
            \.image,
            .text,
            "A square PNG or JPEG of 1400 to 3000 pixels in Content/static, relative to Content/."
        ) { place in
            place.block.error(
                "'\(place.block.name)' has no image",
                hint: "add 'image: static/podcast.png', a square of 1400 to 3000 pixels"
            )
        }.placed(\.places),
        .optional("author", \.author, .text, "Who makes it, else the portal."),
        .optional(
            "email",
            \.email,
            .mailAddress,
            "Where directories ask whether it is the portal's; everybody can read it."
        ),
        .value(
            "explicit",
            \.isExplicit,
            .flag,
            default: false,
            "Whether it has words that are not for children."
        ),
        .value(
            "order",
            \.order,
            .choice,
            default: .episodic,
            "Whether episodes stand alone, or are to be heard from the first one on."
        ),
    ])
}

extension SettingForm where Value == PodcastCategory? {
    fileprivate static var podcastCategory: SettingForm {
        SettingForm(
            type: .text,
            read: { node, _ in
                guard let name = node.text() else { return nil }
                if let category = PodcastCategory(named: name) { return category }
                node.error(
                    "'\(name)' is no category of podcasts",
                    hint: NearestName.of(name, in: PodcastCategory.names)
                        .map { "did you mean '\($0)'?" }
                        ?? "categories: \(PodcastCategory.names.joined(separator: ", "))"
                )
                return nil
            },
            shown: { $0.map { .text($0.name) } }
        )
    }
}

extension SettingForm where Value == String {
    /// `radio@example.org`
    fileprivate static var mailAddress: SettingForm {
        parsed { text, node, _ in
            if text.wholeMatch(of: /[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]+/) != nil { return text }
            node.error("'\(text)' is no address of mail", hint: "write it as radio@example.org")
            return nil
        } shown: {
            $0
        }
    }
}
