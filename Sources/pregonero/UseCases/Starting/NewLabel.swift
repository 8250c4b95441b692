import Domain
import Foundation

/// Begins the file of an author or of a topic.
struct NewLabel {
    let layout: SiteLayout
    let settings: SiteSettings
    let kind: Label.Kind

    /// What was begun, and what articles call it.
    struct Begun: Encodable {
        let file: String
        let id: String
    }

    /// - Parameters:
    ///   - name: what readers call it.
    ///   - language: its tag; nil for the site's first one.
    /// - Returns: what was begun.
    /// - Throws: `ExitReason` for a name or a language that articles cannot have, and for a file that is there already.
    func write(name: String, language: String?) throws(ExitReason) -> Begun {
        let language = try settings.language(named: language)
        guard name.count <= Label.longestName else {
            throw .usage(
                "the name has \(name.count) characters; articles can carry names of at most "
                    + "\(Label.longestName)"
            )
        }
        let folder = kind == .author ? layout.authors : layout.topics
        let text = try NewText(layout, in: folder, title: name)
        let lines: [(String, String)] =
            kind == .author
            ? [("role", "\"\""), ("town", "\"\""), ("links", "[]")]
            : [("summary", "\"\""), ("synonyms", "[]"), ("pinned", "[]")]
        let file = try text.write(
            key: "name",
            suffix: language == settings.firstLanguage ? "" : ".\(language.tag)",
            fallback: Label.id(for: name),
            lines
        )
        return Begun(file: file.filePath, id: LabelNames.id(of: file.lastPathComponent))
    }
}
