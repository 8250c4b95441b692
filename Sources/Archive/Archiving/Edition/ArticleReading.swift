import Basics
import Domain
import Foundation
import GRDB

/// Reads articles with their folded duplicates, a batch at a time.
struct ArticleReading {
    let database: Database
    let scope: EditionScope
    let index: EditionIndex

    /// The articles of the ids, in their order; one that is not published is left out.
    func articles(_ ids: [ItemID]) throws -> [Article] {
        guard !ids.isEmpty else { return [] }
        let duplicates = try duplicates(of: ids.filter(index.hasDuplicates))
        let items = ids.compactMap { id in index.number(of: id).map { (number: $0, id: id) } }
        let stories = try StoryReading(database: database, index: index).stories(of: ids)
        return try read(items, stories: stories) { duplicates[$0] ?? [] }
    }

    /// Articles by their numbers, published or not, without what was folded under them.
    func articles(_ items: [(number: Int64, id: ItemID)]) throws -> [Article] {
        try read(items) { _ in [] }
    }

    /// All with one question, in their order: to ask for each by itself costs more than to read it.
    private func read(
        _ items: [(number: Int64, id: ItemID)],
        stories: [ItemID: ArticleStory] = [:],
        duplicates: (ItemID) -> [Article.Duplicate]
    ) throws -> [Article] {
        let ids = Dictionary(items.map { ($0.number, $0.id) }) { first, _ in first }
        let list = items.map { "\($0.number)" }.joined(separator: ",")
        let rows = try Column.rows(
            in: database,
            """
            FROM (SELECT value AS wanted FROM json_each(?))
                CROSS JOIN items ON items.number = wanted
                LEFT JOIN cleaned ON cleaned.number = items.number
            """,
            ["[\(list)]"],
            isRepeated: true
        )
        var found: [Int64: Article] = [:]
        while let row = try rows.next() {
            let number: Int64 = try row[.number]
            guard let id = ids[number] else { continue }
            found[number] = try article(
                row,
                id: id,
                story: stories[id],
                duplicates: duplicates(id)
            )
        }
        return items.compactMap { found[$0.number] }
    }

    private enum Column: Int, SelectedColumn {
        case number, path, source, title, summary, link, identity, shownPublished, updated
        case firstSeen, sortTime, author, categories, language, section, origin, picture
        case enclosures, isBreaking, reactions, form, details

        var expression: String {
            switch self {
            case .number: "items.number"
            case .summary: "cleaned.summary"
            default: name
            }
        }
    }

    private func article(
        _ row: SelectedRow<Column>,
        id: ItemID,
        story: ArticleStory?,
        duplicates: [Article.Duplicate]
    ) throws -> Article {
        let pictures = PictureReading(database: database, scope: scope)
        let source = SourceID(try row[.source])
        let title: String = try row[.title]
        let picture = try StoredJSON.value(Picture.self, from: row[.picture]).flatMap {
            try pictures.shown($0, of: source)
        }
        return Article(
            id: id,
            path: try row[.path],
            source: source,
            title: title.plainLine,
            summary: try (row[.summary] as String?)?.plainLine,
            link: try row[.link],
            identity: try row[.identity],
            published: Self.date(try row[.shownPublished]),
            updated: Self.date(try row[.updated]),
            firstSeen: Date(seconds: try row[.firstSeen]),
            order: Date(seconds: try row[.sortTime]),
            authors: authors(try row[.author], of: source),
            categories: StoredList.parts(try row[.categories]),
            language: Language(try row[.language]),
            section: try index.section(of: id) ?? SectionID(row[.section]),
            rights: scope.sources[source]?.rights ?? .excerpt,
            origin: Origin(rawValue: try row[.origin]) ?? .live,
            picture: picture,
            card: picture == nil ? try pictures.card(title: title, of: source) : nil,
            enclosures: StoredJSON.value([Enclosure].self, from: try row[.enclosures]) ?? [],
            reactions: StoredJSON.value(Reactions.self, from: try row[.reactions]),
            form: ArticleForm(rawValue: try row[.form]) ?? .story,
            details: Self.details(try row[.details]),
            isBreaking: try row[.isBreaking],
            story: story,
            duplicates: duplicates
        )
    }

    private func authors(_ stored: String?, of source: SourceID) -> [String] {
        let names = StoredList.parts(stored ?? "")
        let areListed = scope.labels.lists(authorsOf: source)
        return names.map { areListed ? scope.labels.authorName($0) : $0.plainLine }
    }

    private enum DuplicateColumn: Int, SelectedColumn {
        case duplicateOf, source, title, link, details
    }

    private static func date(_ seconds: Int?) -> Date? {
        seconds.map { Date(seconds: $0) }
    }

    static func details(_ text: String?) -> ArticleDetails {
        var details = StoredJSON.value(ArticleDetails.self, from: text) ?? ArticleDetails()
        details.publisher = details.publisher?.plainLine
        // The cleaned text has them.
        details.inserts = nil
        return details
    }

    private func duplicates(of ids: [ItemID]) throws -> [ItemID: [Article.Duplicate]] {
        guard !ids.isEmpty else { return [:] }
        let marks = databaseQuestionMarks(count: ids.count)
        let rows = try DuplicateColumn.rows(
            in: database,
            """
            FROM items WHERE duplicate_of IN (\(marks)) AND source <> ?
                AND (kept_out_by IS NULL OR kept_out_by <> 'removal') AND title <> ''
            ORDER BY sort_time, id
            """,
            // An own article's former addresses are no reports of others.
            StatementArguments(ids.map(\.text) + [Source.ownID.text])
        )
        var found: [ItemID: [Article.Duplicate]] = [:]
        while let row = try rows.next() {
            found[ItemID(stored: try row[.duplicateOf]), default: []].append(
                Article.Duplicate(
                    source: SourceID(try row[.source]),
                    title: try (row[.title] as String).plainLine,
                    link: try row[.link],
                    details: Self.details(try row[.details])
                )
            )
        }
        return found
    }
}
