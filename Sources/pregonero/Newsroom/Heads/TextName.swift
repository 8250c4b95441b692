import Basics
import Domain
import Foundation
import Markdown

/// What a text is called by its file, and its language: that which its head says, else the ending of the name, as in
/// `acerca.en.md`, where it is a language of the site.
struct TextName {
    let name: String
    let language: Language

    init(of file: URL, _ fields: FrontMatterFields, in settings: SiteSettings) {
        let whole = file.deletingPathExtension().lastPathComponent
        if let said = fields[TextHead.language] {
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

extension TextName {
    /// The language in which a name seems to end, and which the site has not. Codes of two letters only: many a word has
    /// three.
    private static func foreign(_ whole: String, _ languages: [Language]) -> Language? {
        guard let dot = whole.lastIndex(of: "."), dot > whole.startIndex else { return nil }
        let ending = Language(String(whole[whole.index(after: dot)...]))
        let code = ending.primary
        guard code.utf8.count == 2, SiteReader.isTag(ending.tag), LanguageCode.isAssigned(code),
            !languages.contains(ending)
        else { return nil }
        return ending
    }

    /// Warns of a file that is named as if it were in a language that the site has not.
    ///
    /// - Parameters:
    ///   - file: it.
    ///   - path: how messages name it.
    ///   - language: in which it is taken to be.
    ///   - settings: the site's.
    /// - Returns: a warning; nil where nothing is wrong.
    static func astray(
        _ file: URL,
        path: String,
        as language: Language,
        in settings: SiteSettings
    ) -> Diagnostic? {
        let name = file.deletingPathExtension().lastPathComponent
        return foreign(name, settings.languages).map { foreign in
            Diagnostic(
                .warning,
                "'\(foreign)' is no language of the site; the text counts as '\(language)'",
                path: path,
                hint: "add it to 'languages' in the configuration, or give the file another name"
            )
        }
    }
}

extension FrontMatterFields {
    /// Warns of the name of a text without a language in its head that ends in one which the site has not.
    func warnOfForeignName(of file: URL, as language: Language, in settings: SiteSettings) {
        guard document.fields[TextHead.language.name] ?? .null == .null else { return }
        TextName.astray(file, path: document.path, as: language, in: settings).map(log.add)
    }

    /// Whether the site has a language; where it does not, that is an error.
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
