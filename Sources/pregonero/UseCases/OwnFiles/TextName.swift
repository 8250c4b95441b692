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
        let parts = whole.split(separator: ".").map(String.init)
        let ending = Language(parts.last ?? "")
        guard parts.count > 1, settings.languages.contains(ending) else {
            (name, language) = (whole, settings.firstLanguage)
            return
        }
        (name, language) = (parts.dropLast().joined(separator: "."), ending)
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
