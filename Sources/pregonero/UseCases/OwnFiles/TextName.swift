import Domain
import Foundation

/// What a text is called by its file, and its language: that which its head says, else the ending of the name, as in
/// `acerca.en.md`, where it is a language of the site.
struct TextName {
    let name: String
    let language: Language

    init(of file: URL, _ fields: FrontMatterFields, in settings: SiteSettings) {
        let whole = file.deletingPathExtension().lastPathComponent
        if let said = fields.language("language") {
            (name, language) = (whole, said)
            return
        }
        let parts = Self.parts(of: whole, settings.languages)
        (name, language) = (parts.name, parts.language ?? settings.firstLanguage)
    }

    /// What stands before the language in which a name ends, and that; the whole name where it ends in none.
    static func parts(
        of whole: String,
        _ languages: [Language]
    ) -> (name: String, language: Language?) {
        guard let dot = whole.lastIndex(of: "."), dot > whole.startIndex else {
            return (whole, nil)
        }
        let ending = Language(String(whole[whole.index(after: dot)...]))
        guard languages.contains(ending) else { return (whole, nil) }
        return (String(whole[..<dot]), ending)
    }
}

extension FrontMatterFields {
    /// Whether the site has a language; where it does not, that is told.
    func isOfSite(_ language: Language, at key: String, _ settings: SiteSettings) -> Bool {
        if settings.languages.contains(language) { return true }
        error(
            key,
            "'\(language)' is no language of the site",
            hint: "languages: \(settings.languages.map(\.tag).joined(separator: ", "))"
        )
        return false
    }
}
