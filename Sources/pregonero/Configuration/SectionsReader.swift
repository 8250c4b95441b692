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
        let configured = node?.list().compactMap(section) ?? []
        var seen: Set<SectionID> = []
        for section in configured where !seen.insert(section.id).inserted {
            node?.error("two sections have the id '\(section.id)'", hint: "rename one of them")
        }
        if standard == .own {
            if configured.isEmpty {
                site.error(
                    "the portal has no section: 'site.sections' wants only its own, and there is none",
                    hint: "add 'sections:' with at least one, or leave out 'sections: own'"
                )
            }
            return configured
        }
        return configured + DefaultSections.all.filter { !seen.contains($0.id) }
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
