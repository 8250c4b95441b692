import Basics
public import Domain

extension SiteContext {
    /// The name of a language in another; the code itself, in capitals, for one that the catalogue does not name.
    public func languageName(_ named: Language, in language: Language) -> String {
        let code = LanguageCode.shortest(named.primary)
        let names = catalogue(language)[.languageNames]
        return Self.name(of: code, in: names)
            ?? LanguageCode.macrolanguage(of: code).flatMap { Self.name(of: $0, in: names) }
            ?? named.tag.uppercased()
    }

    /// The names are written as `ar Arabic, bg Bulgarian`.
    private static func name(of code: String, in names: String) -> String? {
        let prefix = "\(code) "
        for entry in names.split(separator: ",").lazy.map({ $0.trimmingASCIISpaces() })
        where entry.hasPrefix(prefix) {
            return String(entry.dropFirst(prefix.count))
        }
        return nil
    }
}
