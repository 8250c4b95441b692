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
        let statement = try database.cachedStatement(sql: Self.query)
        return try ids.compactMap { id in
            guard let number = index.number(of: id) else { return nil }
            statement.setUncheckedArguments([number])
            let rows = try Row.fetchCursor(statement)
            return try rows.next().map { article($0, id: id, duplicates: duplicates[id] ?? []) }
        }
    }

    /// Articles by their numbers, published or not, without what was folded under them.
    func articles(_ items: [(number: Int64, id: ItemID)]) throws -> [Article] {
        let statement = try database.cachedStatement(sql: Self.query)
        return try items.compactMap { item in
            try Row.fetchOne(statement, arguments: [item.number]).map {
                article($0, id: item.id, duplicates: [])
            }
        }
    }

    private static let query = """
        SELECT items.number, path, source, title, cleaned.summary, link, identity, shown_published,
            updated, first_seen, sort_time, author, categories, language, section, origin, picture,
            enclosures, is_breaking, reactions
        FROM items LEFT JOIN cleaned ON cleaned.number = items.number WHERE items.number = ?
        """

    private func article(_ row: Row, id: ItemID, duplicates: [Article.Duplicate]) -> Article {
        let source = SourceID(row[2])
        let categories: String = row[12]
        return Article(
            id: id,
            path: row[1],
            source: source,
            title: row[3],
            summary: row[4],
            link: row[5],
            identity: row[6],
            published: Self.date(row[7]),
            updated: Self.date(row[8]),
            firstSeen: Date(seconds: row[9]),
            order: Date(seconds: row[10]),
            author: row[11],
            categories: categories.isEmpty ? [] : categories.components(separatedBy: "\u{1F}"),
            language: Language(row[13]),
            section: SectionID(row[14]),
            rights: scope.sources[source]?.rights ?? .excerpt,
            origin: Origin(rawValue: row[15]) ?? .live,
            picture: StoredJSON.value(Picture.self, from: row[16]),
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
                WHERE duplicate_of IN (\(marks)) ORDER BY sort_time, id
                """,
            arguments: StatementArguments(ids.map(\.text))
        )
        var found: [ItemID: [Article.Duplicate]] = [:]
        while let row = try rows.next() {
            found[ItemID(stored: row[0]), default: []].append(
                Article.Duplicate(source: SourceID(row[1]), title: row[2], link: row[3])
            )
        }
        return found
    }
}
