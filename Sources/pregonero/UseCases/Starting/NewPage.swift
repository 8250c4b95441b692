import Domain
import Foundation
import Markdown

/// Begins a page of the newsroom's own.
struct NewPage {
    let layout: SiteLayout
    let settings: SiteSettings

    /// What was begun: a draft until its `draft` line goes.
    struct Begun: Encodable {
        let file: String
    }

    /// - Parameters:
    ///   - title: of the page.
    ///   - language: its tag; nil for the site's first one.
    ///   - key: that of the same page in other languages, where there are some.
    /// - Returns: what was begun.
    /// - Throws: `ExitReason` for a language that the site does not have, for a key that another page of the language has,
    ///   and for a file that is there already.
    func write(title: String, language: String?, key: String?) throws(ExitReason) -> Begun {
        let language = try settings.language(named: language)
        var lines = [("language", language.tag)]
        if let key {
            if let other = file(with: key, in: language) {
                throw .usage("--key: '\(key)' is the key of \(other) in '\(language.tag)' already")
            }
            lines.append(("key", NewText.quoted(key)))
        }
        lines += [("summary", "\"\""), ("draft", "true")]
        let text = try NewText(layout, in: layout.pages, title: title)
        return Begun(file: try text.write(fallback: "page", lines).filePath)
    }

    /// The page that has a key already, as messages name it.
    private func file(with key: String, in language: Language) -> String? {
        OwnFolder.texts(layout.pages, layout: layout).files.first { file in
            guard let text = try? OwnText(file).text,
                let document = try? FrontMatterDocument.parse(text, path: "")
            else { return false }
            let fields = FrontMatterFields(document: document, log: DiagnosticLog())
            let name = TextName(of: file, fields, in: settings)
            let names = ["key", "slug", "id"].compactMap { document.fields[$0]?.text }
            return name.language == language && (names.first ?? name.name) == key
        }
        .map(layout.name(of:))
    }
}
