import Domain

extension Settings {
    /// The keys that a source of any kind has; those that only its kind knows stand in its `optionKeys`.
    static let source = SettingTable<Source>(
        origin + access + failure + rights + selection + asking
    )

    static let sourceID: Setting<Source> = .required(
        "id",
        \.id,
        .sourceID,
        "The name of the source in addresses and messages."
    ) { place in
        place.block.error("a source has no id", hint: "add 'id: …'")
    }

    static let sourceKind: Setting<Source> = .required(
        "kind",
        \.kind,
        .sourceKind,
        "What the source is; each kind has further keys of its own."
    ) { place in
        place.block.error("a source has no kind", hint: "add 'kind: feed'")
    }

    private static let origin: [Setting<Source>] = [
        sourceID,
        sourceKind,
        .optional("title", \.title, .name, "The name that readers see, else the feed's own."),
        Setting.optional(
            "url",
            \.address,
            .sourceAddress,
            "Where it is asked: an address, or a file relative to Content/."
        )
        .then(hidePassword)
        .showing { source in source.address.map { .text(ShownSource(source).masked($0)) } },
        .optional("section", \.section, .section, "The section of what fits no other."),
        .optional("language", \.language, .language, "The language of its texts."),
        .optional(
            "country",
            \.country,
            .country,
            "Where it is published, in two letters of ISO 3166."
        ),
        .optional(
            "sample",
            \.sample,
            .text,
            "A file relative to Content/ that stands in until the source has answered once."
        ),
    ]

    private static let access: [Setting<Source>] = [
        Setting.optional("key", \.credentials.key, .key, "The key that opens an API.")
            .showing { source in
                source.credentials.key.map { .text(ShownSource(source).masked($0)) }
            },
        .block(
            "credentials",
            \.credentials,
            SettingTable([
                .optional("user", \.user, .credential, "The name of the account."),
                .optional("password", \.password, .credential, "The password of the account."),
            ]),
            secrecy: .mayHoldSecret,
            "The log-in that opens an API."
        ),
        Setting.value(
            "headers",
            \.headers,
            .mapping(of: .fillableText).hiddenWhenEmpty,
            default: [:],
            "Headers that each request carries."
        )
        .then(checkHeaders)
        .showing { ShownSource($0).headers },
    ]

    private static let failure: [Setting<Source>] = [
        .value(
            "onFailure",
            \.onFailure,
            .choice,
            default: .stale,
            "What happens when it gives no usable answer: the last good one, nothing, or an error."
        ),
        .optional(
            "maxItems",
            \.maxItems,
            .whole(atLeast: 1),
            "The most that is taken from one answer, of articles, events, places and all else; without it 500 articles."
        ),
        .value(
            "maxBytes",
            \.maxBytes,
            .whole(atLeast: 1),
            default: 16 << 20,
            "The most bytes that one answer may have."
        ),
    ]

    private static let rights: [Setting<Source>] = [
        Setting.value(
            "rights",
            \.rights,
            .choice,
            default: .excerpt,
            "What may be shown of its texts: all that is one's own, licensed or cc, else an excerpt."
        ).then(checkRights),
        .optional(
            "license",
            \.license,
            .license,
            "The licence of its texts, where its feed names none: an address, or a short name such as CC BY 4.0."
        ),
        Setting.dependent(
            "content",
            \.content,
            .choice,
            default: "`full`, or `excerpt` with `rights: excerpt`",
            "How much of an item's text is shown."
        ) { source, _ in
            Source.Content(standardFor: source.rights)
        }.then(checkContent),
        Setting.dependent(
            "pictures",
            \.pictures,
            .choice,
            default: "`offered`, or `none` where an API gives none away",
            "Which pictures are shown: those beside the texts, also those inside, or none."
        ) { _, context in
            context.terms.pictures == .none ? .none : .offered
        }.then(checkPictures),
    ]

    private static let selection: [Setting<Source>] = [
        .value(
            "sectionMap",
            \.sectionMap,
            .mapping(of: .section).hiddenWhenEmpty,
            default: [:],
            "The sections to which categories of the feed belong."
        ),
        .value(
            "include",
            \.filter.include,
            .list(of: .pattern).hiddenWhenEmpty,
            default: [],
            "Words, or expressions between slashes, of which an item must hold one."
        ),
        .value(
            "exclude",
            \.filter.exclude,
            .list(of: .pattern).hiddenWhenEmpty,
            default: [],
            "Words, or expressions between slashes, of which an item must hold none."
        ),
        .value(
            "weight",
            \.weight,
            .whole(atLeast: -1_000),
            default: 0,
            "How much its items count beside others when the front page is made, and where one build brings the same story from several sources."
        ),
        .value(
            "future",
            \.future,
            .choice,
            default: .clamp,
            "What happens to an item that is dated more than a day ahead."
        ),
        .dependent(
            "expect",
            \.expect,
            .choice,
            default: "`items`, or `any` of `kind: data`",
            "Whether an answer without items counts as a failure."
        ) { source, _ in
            // An empty file of one's own is meant.
            source.isData ? .any : .items
        },
    ]

    private static let asking: [Setting<Source>] = [
        .optional(
            "every",
            \.every,
            .interval,
            "The time between two looks at it, else as its server and its feed say."
        ),
        .value("timeout", \.timeout, .time, default: 20, "The time for one answer."),
        .value(
            "formerly",
            \.formerly,
            SettingForm<[SourceID]>.list(of: .formerSourceID).hiddenWhenEmpty,
            default: [],
            "What the source was called before, so that addresses stay."
        ),
        .block("feeds", \.self, listFeeds(\.feedContent), "What its own feed carries."),
    ]
}
