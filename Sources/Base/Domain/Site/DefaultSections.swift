import Languages

/// The sections that every portal has unless its configuration says otherwise.
public enum DefaultSections {
    public static let all: [Section] = [
        section("politics", glyph: "town"),
        section("economy", glyph: "coin"),
        section("technology", glyph: "cog"),
        section("health", glyph: "cross"),
        section("science", glyph: "flask"),
        section("environment", glyph: "leaf"),
        section("education", glyph: "book"),
        section("sports", glyph: "ball"),
        section("entertainment", glyph: "mask"),
        section("world", glyph: "globe"),
        section("business", glyph: "coin"),
        section("general", glyph: Section.fallbackGlyph),
    ]

    /// A section with its names in all languages that have one for it.
    private static func section(_ id: String, glyph: String) -> Section {
        let named = KnownLanguages.all.compactMap { language in
            language.sections[id].map { (language: Language(language.tag), words: $0) }
        }
        let titles = named.map { ($0.language, $0.words.title) }
        let slugs = titles.map { ($0, Slug.make($1, limit: 60)) }
        return Section(
            id: SectionID(id),
            title: LocalizedText(Dictionary(uniqueKeysWithValues: titles)),
            slug: LocalizedText(Dictionary(uniqueKeysWithValues: slugs)),
            glyph: glyph,
            accepts: titles.map(\.1) + named.flatMap(\.words.accepts)
        )
    }
}
