/// The sections that every portal has unless its configuration says otherwise.
public enum DefaultSections {
    public static let all: [Section] = [
        section(
            "politics",
            "town",
            ["Política", "Politics", "Politique"],
            ["Gobierno", "Government", "Gouvernement", "Elecciones", "Elections", "Élections"]
        ),
        section(
            "economy",
            "coin",
            ["Economía", "Economy", "Économie"],
            ["Finanzas", "Finance", "Finances", "Mercados", "Markets"]
        ),
        section(
            "technology",
            "cog",
            ["Tecnología", "Technology", "Technologie"],
            ["Tech", "Informática", "Computing", "Internet", "Numérique"]
        ),
        section(
            "health",
            "cross",
            ["Salud", "Health", "Santé"],
            ["Sanidad", "Medicine", "Médecine"]
        ),
        section(
            "science",
            "flask",
            ["Ciencia", "Science", "Sciences"],
            ["Espacio", "Space", "Espace"]
        ),
        section(
            "environment",
            "leaf",
            ["Medio ambiente", "Environment", "Environnement"],
            ["Clima", "Climate", "Climat", "Climate Change"]
        ),
        section(
            "education",
            "book",
            ["Educación", "Education", "Éducation"],
            ["Universidad", "Schools"]
        ),
        section(
            "sports",
            "ball",
            ["Deportes", "Sports", "Sports"],
            ["Fútbol", "Football", "Soccer", "Sport", "Baloncesto", "Basketball"]
        ),
        section(
            "entertainment",
            "mask",
            ["Cultura", "Culture", "Culture"],
            ["Entertainment", "Espectáculos", "Cine", "Música", "Arts", "Movies", "Music"]
        ),
        section(
            "world",
            "globe",
            ["Mundo", "World", "Monde"],
            ["Internacional", "International"]
        ),
        section(
            "business",
            "coin",
            ["Empresas", "Business", "Entreprises"],
            ["Companies", "Negocios"]
        ),
        section("general", "bell", ["General", "General", "Général"], []),
    ]

    private static func section(
        _ id: String,
        _ glyph: String,
        _ titles: [String],
        _ accepts: [String]
    ) -> Section {
        let languages: [Language] = ["es", "en", "fr"]
        let pairs = zip(languages, titles)
        return Section(
            id: SectionID(id),
            title: LocalizedText(Dictionary(uniqueKeysWithValues: pairs)),
            slug: LocalizedText(
                Dictionary(uniqueKeysWithValues: pairs.map { ($0, Slug.make($1, limit: 60)) })
            ),
            glyph: glyph,
            accepts: titles + accepts
        )
    }
}
