import Domain

/// Reads the `sections` list and joins it with the sections that every portal has.
struct SectionsReader {
    let node: ConfigurationNode?
    let languages: [Language]

    static let keys = ["id", "title", "slug", "glyph", "accepts"]

    /// The configured sections in their order, then the default ones that were not named.
    func read() -> [Section] {
        let configured = node?.list().compactMap(section) ?? []
        var seen: Set<SectionID> = []
        for section in configured where !seen.insert(section.id).inserted {
            node?.error("two sections have the id '\(section.id)'", hint: "rename one of them")
        }
        return configured + DefaultSections.all.filter { !seen.contains($0.id) }
    }

    private func section(_ node: ConfigurationNode) -> Section? {
        let values = node.mapping(known: Self.keys)
        guard let id = values["id"]?.text() else {
            node.error("a section has no id", hint: "add 'id: …'")
            return nil
        }
        guard Slug.make(id, limit: 60) == id else {
            values["id"]?.error(
                "'\(id)' is no section id",
                hint: "lower-case letters, digits and hyphens only"
            )
            return nil
        }
        let standard = DefaultSections.all.first { $0.id.text == id }
        let title = values["title"].map(localized) ?? standard?.title
        guard let title else {
            node.error("the section '\(id)' has no title", hint: "add 'title: …'")
            return nil
        }
        let slug = values["slug"].map(localized) ?? standard?.slug ?? slugs(of: title, id: id)
        for (language, text) in slug.texts where Slug.make(text, limit: 60) != text {
            (values["slug"] ?? node).error(
                "'\(text)' is no address in '\(language)'",
                hint: "lower-case letters, digits and hyphens only"
            )
        }
        return Section(
            id: SectionID(id),
            title: title,
            slug: slug,
            glyph: values["glyph"]?.text() ?? standard?.glyph ?? "bell",
            accepts: values["accepts"]?.texts() ?? standard?.accepts ?? []
        )
    }

    private func localized(_ node: ConfigurationNode) -> LocalizedText {
        LocalizedTextReader(node: node, languages: languages).read()
    }

    private func slugs(of title: LocalizedText, id: String) -> LocalizedText {
        LocalizedText(
            title.texts.mapValues { text in
                let slug = Slug.make(text, limit: 60)
                return slug.isEmpty ? id : slug
            }
        )
    }
}
