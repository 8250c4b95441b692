import Domain

extension SettingForm where Value == FrontBlock {
    /// The name of a block, or one with options.
    static var frontBlock: SettingForm {
        let named = SettingForm<FrontBlock.Kind>.named(or: "{section: …}, {topic: …}, {source: …}")
        let options = block(Settings.frontBlock(named: .named()), from: FrontBlock(.list))
        return SettingForm(
            type: .either(named.type, options.type),
            read: { node, context in
                guard node.isMapping else {
                    return named.read(node, context).map { FrontBlock($0) }
                }
                return options.read(node, context).flatMap { $0.whole(node) }
            },
            shown: { block in
                block == FrontBlock(block.kind)
                    ? .text(block.kind.rawValue) : options.shown(block)
            }
        )
    }
}

extension SettingForm where Value == FrontBlock.Kind {
    /// A block by its name.
    ///
    /// - Parameter others: what else may stand there, as a hint says it.
    /// - Returns: the form.
    fileprivate static func named(or others: String? = nil) -> SettingForm {
        let known = FrontBlock.standard.map(\.kind.rawValue)
        return SettingForm(
            type: .choice(known),
            read: { node, _ in
                if let name = node.raw, FrontBlock.subjects.contains(name) {
                    node.error(
                        "'\(node.name)' cannot be '\(name)'",
                        hint: "a block of one \(name) is {\(name): …}, without 'block'"
                    )
                    return nil
                }
                return node.choice(among: known, or: others)
                    .flatMap { FrontBlock.Kind(rawValue: $0) }
            },
            shown: { .text($0.rawValue) }
        )
    }
}

extension FrontBlock {
    /// Nil, and said, where it shows nothing or two things.
    fileprivate func whole(_ node: ConfigurationNode) -> FrontBlock? {
        let values = node.mapping()
        if kind == .list, list == nil {
            // What is wrong with the value of one was said already.
            if !values.contains(where: { Self.subjects.contains($0.key) || $0.key == "block" }) {
                node.error(
                    "the block does not say what it shows",
                    hint: "add 'section: …', 'topic: …', 'source: …', or 'block: …'"
                )
            }
            return nil
        }
        if kind != .list, list != nil {
            node.error(
                "the block '\(kind.rawValue)' shows no single section, topic or source",
                hint: "leave out 'block: \(kind.rawValue)', or the other"
            )
            return nil
        }
        let shown = values.map(\.key).filter(Self.subjects.contains)
        if shown.count > 1 {
            node.error(
                "the block shows \(shown.map { "'\($0)'" }.joined(separator: " and "))",
                hint: "keep one of them, and write a block for each"
            )
            return nil
        }
        let given = Set(values.map(\.key))
        for (key, kinds) in Self.options where !kinds.contains(kind) && given.contains(key) {
            node.warning("the block '\(kind.rawValue)' heeds no '\(key)'", hint: "leave it out")
        }
        return self
    }

    /// The keys of what a block of a single list shows.
    fileprivate static let subjects = ["section", "topic", "source"]

    /// Which kinds of blocks a key says something to.
    private static let options: [(key: String, kinds: [Kind])] = [
        ("sections", [.sections]),
        ("number", [.list, .sections, .country, .river]),
        ("form", [.list, .sections]),
        ("title", [.list]),
        ("repeats", [.list, .sections, .country, .river]),
    ]

    fileprivate var section: SectionID? {
        get { if case .section(let id) = list { id } else { nil } }
        set { if let newValue { list = .section(newValue) } }
    }

    fileprivate var topic: String? {
        get { if case .topic(let id) = list { id } else { nil } }
        set { if let newValue { list = .topic(newValue) } }
    }

    fileprivate var source: String? {
        get { if case .source(let id) = list { id.text } else { nil } }
        set { if let newValue { list = .source(SourceID(newValue)) } }
    }

    fileprivate var named: Kind? {
        get { kind == .list ? nil : kind }
        set { if let newValue { kind = newValue } }
    }
}

extension Settings {
    /// The keys of a block of the front page with options.
    fileprivate static func frontBlock(
        named: SettingForm<FrontBlock.Kind>
    ) -> SettingTable<FrontBlock> {
        SettingTable([
            .optional("block", \.named, named, "A block by its name."),
            .optional("section", \.section, .section, "The section whose news it shows."),
            .optional("topic", \.topic, .text, "The topic whose news it shows, by its id.")
                .placed(\.places),
            .optional("source", \.source, .text, "The source whose news it shows.")
                .placed(\.places),
            .value(
                "sections",
                \.sections,
                SettingForm<[SectionID]>.list(of: .section).hiddenWhenEmpty,
                default: [],
                "Of the block `sections`: which, in their order."
            ),
            .optional(
                "number",
                \.number,
                .whole(atLeast: 1),
                "How many articles; of the block `sections`, how many sections."
            ),
            .optional("form", \.form, .choice, "How the articles are laid out."),
            .optional(
                "title",
                \.title,
                .localizedName,
                "What it is called, where not as what it shows."
            ),
            .value(
                "repeats",
                \.repeats,
                .flag,
                default: false,
                "Whether it may show what stands above it."
            ),
        ])
    }
}
