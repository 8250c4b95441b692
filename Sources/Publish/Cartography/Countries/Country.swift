public import Domain

/// A country as maps and lists know it.
public struct Country: Hashable, Sendable {
    /// ISO 3166-1 alpha-2, upper case (XK for Kosovo).
    public let code: String
    public let continent: String
    /// Where its name or its marker stands.
    public let label: GeoPoint
    /// Known for the countries whose press is indexed by NewsAPI: these have a marker of their own.
    public let capital: GeoPoint?
    private let english: String
    /// Its names in other languages, by their primary tags.
    private let translations: [String: String]
    /// Its name in a language of its own, where it is known.
    public let native: String?
    /// All names, each once.
    public let names: [String]

    init(
        code: String,
        continent: String,
        label: GeoPoint,
        capital: GeoPoint?,
        english: String,
        translations: [(language: String, name: String)],
        native: String?
    ) {
        self.code = code
        self.continent = continent
        self.label = label
        self.capital = capital
        self.english = english
        self.native = native
        self.translations = Dictionary(
            translations.map { ($0.language, $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
        var seen: Set<String> = []
        names = ([english] + translations.map(\.name) + [native].compactMap(\.self))
            .filter { seen.insert($0).inserted }
    }

    /// The code as addresses and sources spell it.
    public var slug: String { code.lowercased() }

    /// The name in a language by its primary tag; the English one where there is no other.
    public func name(in language: String) -> String { translations[language] ?? english }
}
