import Domain

/// Reads the `sections` list and joins it with the sections that every portal has.
struct SectionsReader {
    let node: ConfigurationNode?
    let context: SettingContext
    let standard: SiteSettings.Sections

    /// The configured sections in their order, then those that every portal has, unless the site wants none but its own.
    ///
    /// - Parameter site: where it says what it wants.
    /// - Returns: all of them.
    func read(in site: ConfigurationNode) -> [Section] {
        let entries = (node?.list() ?? []).compactMap { entry in
            section(entry).map { (node: entry, section: $0) }
        }
        let configured = entries.map(\.section)
        var seen: Set<SectionID> = []
        for section in configured where !seen.insert(section.id).inserted {
            node?.error("two sections have the id '\(section.id)'", hint: "rename one of them")
        }
        let others =
            standard == .own ? [] : DefaultSections.all.filter { !seen.contains($0.id) }
        checkAddresses(of: entries, beside: others)
        if standard == .own, configured.isEmpty {
            site.error(
                "the portal has no section: 'site.sections' wants only its own, and there is none",
                hint: "add 'sections:' with at least one, or leave out 'sections: own'"
            )
        }
        return configured + others
    }

    /// Two sections at one address end the build as soon as both have articles, so that is told at once.
    private func checkAddresses(
        of entries: [(node: ConfigurationNode, section: Section)],
        beside others: [Section]
    ) {
        var owners: [String: SectionID] = [:]
        let standard = Dictionary(
            others.flatMap { other in addresses(of: other).map { ($0, other.id) } }
        ) { first, _ in first }
        for (node, section) in entries {
            let own = addresses(of: section)
            if let other = own.compactMap({ owners[$0] }).first, other != section.id {
                node.error(
                    "the sections '\(other)' and '\(section.id)' have one address",
                    hint: "give one of them another title, or a 'slug' of its own"
                )
            } else if let other = own.compactMap({ standard[$0] }).first {
                node.warning(
                    "the section '\(section.id)' has the address of the built-in section '\(other)'",
                    hint: "give it the id '\(other)' or a 'slug' of its own, or write "
                        + "'sections: own' under 'site'"
                )
            }
            for address in own where owners[address] == nil { owners[address] = section.id }
        }
    }

    /// In each language of the site: `es mar`.
    private func addresses(of section: Section) -> [String] {
        guard let first = context.languages.first else { return [] }
        return context.languages.map { language in
            let slug = section.slug.text(in: language, fallback: first)?.text ?? section.id.text
            return "\(language.tag) \(slug)"
        }
    }

    private func section(_ node: ConfigurationNode) -> Section? {
        let values = node.mapping(known: Settings.section.names)
        var section = Section(
            id: "",
            title: LocalizedText([:]),
            slug: LocalizedText([:]),
            glyph: ""
        )
        let id = SettingPlace(
            value: values[Settings.sectionID.name],
            block: node,
            context: context
        )
        Settings.sectionID.read(id, &section)
        guard !section.id.text.isEmpty else { return nil }
        Settings.section.read(values, of: node, into: &section, context)
        return section
    }
}
