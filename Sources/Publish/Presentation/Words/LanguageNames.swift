import Basics
public import Domain

extension SiteContext {
    /// The name of a language in another; the code itself, in capitals, for one that the catalogue does not name.
    public func languageName(_ named: Language, in language: Language) -> String {
        let code = LanguageCode.shortest(named.primary)
        let catalogue = catalogue(language)
        return catalogue.entry(code, in: .languageNames)
            ?? LanguageCode.macrolanguage(of: code).flatMap {
                catalogue.entry($0, in: .languageNames)
            }
            ?? named.tag.uppercased()
    }
}
