import Basics
import Domain
import Foundation
import Importing

/// Writes texts of another program as the newsroom's own: a head, and Markdown below it.
struct ImportedTexts {
    let plan: ImportPlan
    let sections: ImportedSections.Settled
    let settings: SiteSettings
    /// Topics, authors and sections that texts name: the lists that there will be.
    private(set) var used = Used()
    /// How each topic was first spelt.
    private var spellings: [Label: String] = [:]

    /// The lists that texts make.
    struct Used {
        var labels: Set<Label> = []
        var sections: Set<SectionID> = []
        var hasArticles = false
    }

    /// A larger one is no text that the program reads.
    private static let largest = 4_000_000

    init(plan: ImportPlan, sections: ImportedSections.Settled, settings: SiteSettings) {
        self.plan = plan
        self.sections = sections
        self.settings = settings
    }

    /// - Returns: the file and its path below `Content/`; nil for a text that has no place, which is reported.
    mutating func file(
        of text: ImportedText,
        _ markup: ImportedMarkup,
        _ media: ImportMedia,
        _ report: inout ImportReport
    ) -> (path: String, text: String)? {
        guard let place = plan.places[text.id] else { return nil }
        let book = ImportBook(plan, media, of: place.path)
        let body = markup.markdown(book)
        report.lose(text.losses + body.losses, in: "Content/\(place.path)")
        report.doubt(text.doubts, of: "Content/\(place.path)")
        report.lost(book.lost, in: "Content/\(place.path)")
        let head = text.kind == .page ? page(text, place) : article(text, place, media, &report)
        let lines = head.map { "\($0.key): \($0.value)\n" }.joined()
        let whole = "---\n\(lines)---\n\n\(body.text)"
        guard whole.utf8.count <= Self.largest else {
            report.leaveOut(text.name, "it has more than 4 MB")
            return nil
        }
        return (place.path, whole)
    }

    private func page(_ text: ImportedText, _ place: ImportPlan.Place) -> [(
        key: String, value: String
    )] {
        var head = [("title", NewText.quoted(title(text))), ("slug", "\"\(place.slug)\"")]
        let language = plan.page(language: text.language)
        if language != settings.firstLanguage { head.append(("language", language.tag)) }
        if let key = text.key { head.append(("key", NewText.quoted(key.plainLine))) }
        if let summary = summary(text) { head.append(("summary", summary)) }
        if let date = text.updated ?? text.published { head.append(("updated", Self.date(date))) }
        if !place.aliases.isEmpty { head.append(("aliases", Self.list(place.aliases))) }
        return head
    }

    private mutating func article(
        _ text: ImportedText,
        _ place: ImportPlan.Place,
        _ media: ImportMedia,
        _ report: inout ImportReport
    ) -> [(key: String, value: String)] {
        var head = [
            ("title", NewText.quoted(title(text))),
            ("id", NewText.quoted(String(text.id.plainLine.prefix(200)))),
        ]
        used.hasArticles = true
        if let date = text.published { head.append(("date", Self.date(date))) }
        if let date = text.updated { head.append(("updated", Self.date(date))) }
        if let date = text.expires { head.append(("expires", Self.date(date))) }
        var tags = text.tags
        if let category = text.section {
            if let id = sections.ids[category] {
                head.append(("section", NewText.quoted(id.text)))
                used.sections.insert(id)
            } else {
                tags.insert(category, at: 0)
            }
        }
        if let tag = text.language.map({ $0.replacing("_", with: "-").lowercased() }),
            SiteReader.isTag(tag)
        {
            head.append(("language", tag))
        }
        if let key = text.key { head.append(("key", NewText.quoted(key.plainLine))) }
        let authors = names(.author, text.authors)
        if !authors.isEmpty { head.append(("author", Self.list(authors))) }
        let topics = names(.topic, tags)
        if !topics.isEmpty { head.append(("tags", Self.list(topics))) }
        if let summary = summary(text) { head.append(("summary", summary)) }
        head += picture(text, media, &report)
        if !place.aliases.isEmpty { head.append(("aliases", Self.list(place.aliases))) }
        return head
    }

    private func title(_ text: ImportedText) -> String {
        let title = text.title.plainLine
        return title.isEmpty ? text.slug.isEmpty ? "–" : text.slug : title
    }

    private func summary(_ text: ImportedText) -> String? {
        let summary = text.summary?.plainLine ?? ""
        return summary.isEmpty ? nil : NewText.quoted(String(summary.prefix(1_000)))
    }

    private func picture(
        _ text: ImportedText,
        _ media: ImportMedia,
        _ report: inout ImportReport
    ) -> [(String, String)] {
        guard let picture = text.picture else { return [] }
        guard case .picture(let path) = media.place(of: picture.address) else {
            report.lose(["the picture above it, \(picture.address)"], in: text.name)
            return []
        }
        let words = [("alt", picture.alt), ("caption", picture.caption)]
        return [("picture", NewText.quoted(path))]
            + words.compactMap { key, words in
                let line = words?.plainLine ?? ""
                return line.isEmpty ? nil : (key, NewText.quoted(line))
            }
    }

    /// Names that articles can carry, each once and always spelt alike.
    private mutating func names(_ kind: Label.Kind, _ names: [String]) -> [String] {
        var seen: Set<Label> = []
        var found: [String] = []
        for name in names.map(\.plainLine)
        where !name.isEmpty && name.count <= Label.longestName
            && name.contains(where: { !$0.isWhitespace })
        {
            let label = Label(kind, named: name)
            guard seen.insert(label).inserted else { continue }
            used.labels.insert(label)
            spellings[label] = spellings[label] ?? name
            found.append(spellings[label] ?? name)
        }
        return found
    }

    private static func list(_ texts: [String]) -> String {
        "[\(texts.map(NewText.quoted).joined(separator: ", "))]"
    }

    private static func date(_ date: Date) -> String { date.formatted(.iso8601) }
}
