import Basics
import Domain
import Foundation

/// Begins an article of the newsroom's own.
struct NewArticle {
    let layout: SiteLayout
    let settings: SiteSettings
    let now: Date

    /// What was begun: a draft until its `draft` line goes.
    struct Begun: Encodable {
        let file: String
        let section: String
    }

    /// - Parameters:
    ///   - title: the headline.
    ///   - section: its id; nil for the first one.
    ///   - language: its tag; nil for the site's first one.
    ///   - author: who writes it, where that is to be said.
    /// - Returns: what was begun.
    /// - Throws: `ExitReason` for what the site does not know, and for a file that is there already.
    func write(
        title: String,
        section: String?,
        language: String? = nil,
        author: String? = nil
    ) throws(ExitReason) -> Begun {
        let section = try known(section)
        let language = try settings.language(named: language)
        if let author, author.count > Label.longestName {
            throw .usage(
                "the author's name has \(author.count) characters; it can have at most "
                    + "\(Label.longestName)"
            )
        }
        let time = CivilTime(now, in: settings.timeZone)
        let day = time.day.dashed
        let text = try NewText(layout, in: layout.articles, title: title)
        var lines = [
            ("date", "\(day) \(time.clock)"),
            ("section", section),
            ("language", language.tag),
        ]
        if let author { lines.append(("author", NewText.quoted(author))) }
        lines += [("summary", "\"\""), ("draft", "true")]
        let file = try text.write(prefix: "\(day)-", fallback: "article", lines)
        return Begun(file: file.filePath, section: section)
    }

    private func known(_ section: String?) throws(ExitReason) -> String {
        let known = settings.sections.map(\.id.text)
        guard let section else { return known.first ?? "general" }
        if let named = settings.sections.named(section) { return named.id.text }
        let near = NearestName.of(section, in: known).map { "did you mean '\($0)'? " } ?? ""
        throw .usage(
            "there is no section '\(section)'; \(near)known: \(known.joined(separator: ", "))"
        )
    }
}
