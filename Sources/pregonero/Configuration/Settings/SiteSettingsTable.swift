import Domain
import Foundation

extension Settings {
    /// The keys of `site`.
    static let site = SettingTable<ConfiguredSite>(
        identity + appearance + work + [network, state, hooks, deploy, geometry, store]
            + publication
    )

    /// Asked before all others, which may hold a text for each of them.
    static let languages: Setting<ConfiguredSite> = .value(
        "languages",
        \.settings.languages,
        .languages,
        default: ["es"],
        "The languages of the portal, of which the first one is at its root."
    )

    /// Asked before the sections are read.
    static let sections: Setting<ConfiguredSite> = .value(
        "sections",
        \.settings.standardSections,
        .choice,
        default: .all,
        "Whether there are the sections that every portal has, or only the site's own."
    )

    static let slots: Setting<ConfiguredSite> = .block(
        "slots",
        \.settings.publication,
        slotKeys,
        "What the portal's own slots may load from elsewhere."
    )

    static let shortcodes: Setting<ConfiguredSite> = .block(
        "shortcodes",
        \.settings.publication,
        shortcodeKeys,
        "Of whom shortcodes may show films and messages."
    )

    static let protect: Setting<ConfiguredSite> = .optional(
        "protect",
        \.settings.publication.protection,
        .block(
            protection,
            from: SiteProtection(paths: [], user: "", password: ""),
            secrecy: .mayHoldSecret
        ),
        "Parts of the portal that only those see who know a name and a password."
    )

    private static let identity: [Setting<ConfiguredSite>] = [
        .required("title", \.settings.title, .name, "The name of the portal.") { place in
            place.block.error("'site' has no title", hint: "add 'title: …'")
        },
        .value(
            "description",
            \.settings.description,
            .localizedDescription,
            default: LocalizedText([:]),
            "What the portal is about, for search engines and feeds."
        ),
        .required(
            "baseURL",
            \.settings.baseURL,
            .baseURL,
            "The address under which the portal is published."
        ) { place in
            place.block.error(
                "'site' has no baseURL",
                hint: "add 'baseURL: https://example.org/'"
            )
        },
        languages,
        .value(
            "lists",
            \.settings.lists,
            .choice,
            default: .own,
            "Whether the lists of a language show what is written in it, or every item."
        ),
        sections,
        .value(
            "pageSize",
            \.settings.pageSize,
            .pageSize,
            default: SiteSettings.standardPageSize,
            "How many articles a page of a list holds, at most 200."
        ),
        .value(
            "timeZone",
            \.settings.timeZone,
            .timeZone,
            default: .gmt,
            "The zone that decides days, hours and the date in an article's address."
        ),
        .optional(
            "country",
            \.settings.country,
            .country,
            "The country of the portal and of its own articles, in two letters of ISO 3166."
        ),
        .value(
            "holidays",
            \.settings.holidays,
            .list(of: .holiday),
            default: [],
            """
            Public holidays of its region and town beside those of `country`, as `2026-11-09`, or `11-09` for each year; \
            `08-15 off` is one that is not kept there.
            """
        ),
        .optional(
            "contact",
            \.settings.publication.contact,
            .contact,
            "How the publisher is reached, as an address of the web or of mail: by sources, and by readers who saw an error."
        ),
        .value(
            "profiles",
            \.settings.publication.profiles,
            .list(
                of: .webAddress(hint: "write the whole address, as https://social.example/@portal")
            ),
            default: [],
            "Profiles elsewhere that are the publisher's own."
        ),
    ]

    private static let appearance: [Setting<ConfiguredSite>] = [
        .value(
            "front",
            \.settings.front,
            .frontBlocks,
            default: FrontBlock.standard,
            "The blocks of the front page in their order; one that is not named is not shown."
        ),
        .value(
            "search",
            \.settings.search,
            .choice,
            default: .static,
            "Whether the portal has a search."
        ),
        .value(
            "offline",
            \.settings.offline,
            .choice,
            default: .pages,
            "Whether browsers keep pages for when there is no connection."
        ),
        .value(
            "archive",
            \.settings.archive,
            .choice,
            default: .days,
            "Whether there are pages of each day and month."
        ),
        .value(
            "related",
            \.settings.related,
            .choice,
            default: .titles,
            "Whether an article names others on the same matter."
        ),
        .value(
            "stories",
            \.settings.stories,
            .choice,
            default: .strict,
            "How sure it has to be that several tell one event before they are shown as one story."
        ),
        .value(
            "authors",
            \.settings.authors,
            .choice,
            default: .own,
            "Who has a page with all pieces: those of the newsroom, or those whom feeds name too."
        ),
        .value(
            "changes",
            \.settings.changes,
            .choice,
            default: .none,
            "Whether the newsroom's own articles show, word by word, what was changed since they came out."
        ),
        .value(
            "own",
            \.settings.own,
            .choice,
            default: .plain,
            "Whether HTML in own texts may show films and sounds of one's own, frames and classes."
        ),
        .value(
            "frames",
            \.settings.frames,
            .list(of: .hostName),
            default: [],
            "Hosts whose frames may stand in own texts, where these are trusted."
        ),
        .value(
            "pictures",
            \.settings.pictures,
            .choice,
            default: .local,
            "Whether pictures are shown from copies of one's own, from where they are, or not."
        ),
        .value(
            "pictureDeadline",
            \.settings.pictureDeadline,
            .time,
            default: 20,
            "All the time that a build gives to pictures."
        ),
        .value(
            "pictureCache",
            \.settings.pictureCache,
            .megabytes,
            default: SiteSettings.standardPictureCache,
            "The most megabytes that pictures take up in the state folder."
        ),
        .value(
            "cards",
            \.settings.cards,
            .choice,
            default: .none,
            "Whether articles, events and places without a picture get one drawn, for links that are shared."
        ),
        .value(
            "agenda",
            \.settings.agenda,
            .choice,
            default: .all,
            "What stands on the agenda: matches to come beside events, or events alone."
        ),
        .value(
            "eventCategories",
            \.settings.eventCategories,
            .mapping(of: .localizedText),
            default: [:],
            "What categories of events are called in other languages, as {Mercado: {en: Market}}."
        ),
        theme,
    ]

    private static let work: [Setting<ConfiguredSite>] = [
        .value(
            "compress",
            \.settings.compress,
            .choice,
            default: .none,
            "Which files get compressed copies."
        ),
        .value(
            "seed",
            \.settings.seed,
            .choice,
            default: .none,
            "Whether it is published by what a portal without its archive knows its articles again."
        ),
        .value(
            "editions",
            \.settings.editions,
            .whole(atLeast: 0),
            default: SiteSettings.standardEditions,
            "How many former editions can be brought back; 0 keeps none."
        ),
        .value(
            "deadline",
            \.settings.deadline,
            .time,
            default: 20,
            "All the time that a build gives to asking its sources."
        ),
        .value(
            "retention",
            \.settings.retention,
            .retention,
            default: .unlimited,
            "What is kept of each source; an age alone, or both limits."
        ),
    ]

    private static let publication: [Setting<ConfiguredSite>] = [
        .value(
            "aiCrawlers",
            \.settings.publication.aiCrawlers,
            .aiRights,
            default: AIRights(),
            "What programs that gather texts are told: no, yes, or no where excerpts are shown (`auto`)."
        ),
        .optional(
            "license",
            \.settings.publication.license,
            .license,
            "The licence of the portal's own articles: an address, or a short name such as CC BY 4.0."
        ),
        .optional(
            "hsts",
            \.settings.publication.strictTransport,
            .duration,
            "For how long browsers ask this host by https only."
        ),
        feeds, hub, podcast,
        slots, shortcodes, protect,
    ]
}
