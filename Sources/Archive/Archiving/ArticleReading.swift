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
        return try read(items) { duplicates[$0] ?? [] }
    }

    /// Articles by their numbers, published or not, without what was folded under them.
    func articles(_ items: [(number: Int64, id: ItemID)]) throws -> [Article] {
        try read(items) { _ in [] }
    }

    /// All with one question, in their order: to ask for each by itself costs more than to read it.
    private func read(
        _ items: [(number: Int64, id: ItemID)],
        duplicates: (ItemID) -> [Article.Duplicate]
    ) throws -> [Article] {
        let ids = Dictionary(items.map { ($0.number, $0.id) }) { first, _ in first }
        let list = items.map { "\($0.number)" }.joined(separator: ",")
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: Self.query),
            arguments: ["[\(list)]"]
        )
        var found: [Int64: Article] = [:]
        while let row = try rows.next() {
            let number: Int64 = row[0]
            guard let id = ids[number] else { continue }
            found[number] = try article(row, id: id, duplicates: duplicates(id))
        }
        return items.compactMap { found[$0.number] }
    }

    private static let query = """
        SELECT items.number, path, source, title, cleaned.summary, link, identity, shown_published,
            updated, first_seen, sort_time, author, categories, language, section, origin, picture,
            enclosures, is_breaking, reactions
        FROM (SELECT value AS wanted FROM json_each(?)) CROSS JOIN items ON items.number = wanted
            LEFT JOIN cleaned ON cleaned.number = items.number
        """

    private func article(_ row: Row, id: ItemID, duplicates: [Article.Duplicate]) throws
        -> Article
    {
        let pictures = PictureReading(database: database, scope: scope)
        let source = SourceID(row[2])
        let picture = try StoredJSON.value(Picture.self, from: row[16]).flatMap {
            try pictures.shown($0, of: source)
        }
        return Article(
            id: id,
            path: row[1],
            source: source,
            title: (row[3] as String).plainLine,
            summary: (row[4] as String?)?.plainLine,
            link: row[5],
            identity: row[6],
            published: Self.date(row[7]),
            updated: Self.date(row[8]),
            firstSeen: Date(seconds: row[9]),
            order: Date(seconds: row[10]),
            author: (row[11] as String?)?.plainLine,
            categories: StoredList.parts(row[12]),
            language: Language(row[13]),
            section: SectionID(row[14]),
            rights: scope.sources[source]?.rights ?? .excerpt,
            origin: Origin(rawValue: row[15]) ?? .live,
            picture: picture,
            card: picture == nil ? try pictures.card(title: row[3], of: source) : nil,
            enclosures: StoredJSON.value([Enclosure].self, from: row[17]) ?? [],
            reactions: StoredJSON.value(Reactions.self, from: row[19]),
            isBreaking: row[18],
            duplicates: duplicates
        )
    }

    private static func date(_ seconds: Int?) -> Date? {
        seconds.map { Date(seconds: $0) }
    }

    private func duplicates(of ids: [ItemID]) throws -> [ItemID: [Article.Duplicate]] {
        guard !ids.isEmpty else { return [:] }
        let marks = databaseQuestionMarks(count: ids.count)
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT duplicate_of, source, title, link FROM items
                WHERE duplicate_of IN (\(marks))
                    AND (kept_out_by IS NULL OR kept_out_by <> 'removal')
                ORDER BY sort_time, id
                """,
            arguments: StatementArguments(ids.map(\.text))
        )
        var found: [ItemID: [Article.Duplicate]] = [:]
        while let row = try rows.next() {
            found[ItemID(stored: row[0]), default: []].append(
                Article.Duplicate(
                    source: SourceID(row[1]),
                    title: (row[2] as String).plainLine,
                    link: row[3]
                )
            )
        }
        return found
    }
}
