import Domain
import Foundation

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
    /// - Throws: `ExitReason` for a language that the site does not have, and for a file that is there already.
    func write(title: String, language: String?, key: String?) throws(ExitReason) -> Begun {
        let language = try settings.language(named: language)
        var lines = [("language", language.tag)]
        if let key { lines.append(("key", NewText.quoted(key))) }
        lines += [("summary", "\"\""), ("draft", "true")]
        let text = try NewText(layout, in: layout.pages, title: title)
        return Begun(file: try text.write(fallback: "page", lines).filePath)
    }
}
