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
