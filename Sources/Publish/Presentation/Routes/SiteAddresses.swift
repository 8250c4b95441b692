public import Domain

/// Spells the address of every route in every language of the site.
public struct SiteAddresses: Sendable {
    private let first: Language
    /// The words of each language that stand in addresses.
    private let words: [Language: [TextKey: String]]
    private let sections: [SectionID: Section]

    public init(settings: SiteSettings, catalogues: Catalogues) {
        first = settings.firstLanguage
        sections = Dictionary(settings.sections.map { ($0.id, $0) }) { first, _ in first }
        let keys = TextKey.allCases.filter { $0.rawValue.hasPrefix("path") }
        words = Dictionary(
            uniqueKeysWithValues: catalogues.languages.compactMap { language in
                catalogues[language].map { catalogue in
                    (language, Dictionary(uniqueKeysWithValues: keys.map { ($0, catalogue[$0]) }))
                }
            }
        )
    }

    /// The site path, without the base address's own path.
    public func path(_ route: Route, in language: Language) -> String {
        let language = route.isShared ? first : language
        var path = language == first ? "/" : "/\(language.tag)/"
        for part in route.parts {
            switch part {
            case .word(let key): path += word(key, language)
            case .section(let id): path += slug(id, language)
            case .name(let name): path += name
            }
            path += "/"
        }
        if let page = route.page { path = Self.path(ofPage: page, below: path) }
        if let file = route.file { path += file }
        return path
    }

    /// - Parameters:
    ///   - number: of a page of a list.
    ///   - path: of the list itself.
    /// - Returns: the site path.
    static func path(ofPage number: Int, below path: String) -> String { path + "p/\(number)/" }

    private func word(_ key: TextKey, _ language: Language) -> String {
        words[language]?[key] ?? words[first]?[key] ?? key.rawValue
    }

    private func slug(_ id: SectionID, _ language: Language) -> String {
        sections[id]?.slug.text(in: language, fallback: first)?.text ?? id.text
    }
}
