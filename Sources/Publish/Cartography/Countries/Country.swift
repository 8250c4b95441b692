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
    private let spanish: String
    private let french: String
    /// Its name in a language of its own, where it is known.
    public let native: String?

    init(
        code: String,
        continent: String,
        label: GeoPoint,
        capital: GeoPoint?,
        names: (english: String, spanish: String, french: String),
        native: String?
    ) {
        self.code = code
        self.continent = continent
        self.label = label
        self.capital = capital
        english = names.english
        spanish = names.spanish
        french = names.french
        self.native = native
    }

    /// The code as addresses and sources spell it.
    public var slug: String { code.lowercased() }

    /// The name in a language by its primary tag; the English one where there is no other.
    public func name(in language: String) -> String {
        switch language {
        case "es": spanish
        case "fr": french
        default: english
        }
    }

    /// All names, each once.
    public var names: [String] {
        var seen: Set<String> = []
        return ([english, spanish, french] + [native].compactMap(\.self))
            .filter { seen.insert($0).inserted }
    }
}
