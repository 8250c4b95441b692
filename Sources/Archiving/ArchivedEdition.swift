public import Domain
public import Foundation
import GRDB

/// The archive as it is published at one clock: nothing held, expired, folded or of a source that the site no longer names.
public struct ArchivedEdition: EditionReading {
    public let clock: Date
    private let database: DatabasePool
    private let scope: EditionScope
    private let index: EditionIndex

    init(database: DatabasePool, scope: EditionScope) throws {
        self.database = database
        self.scope = scope
        clock = scope.clock
        index = try database.read { try EditionIndex(database: $0, scope: scope) }
    }

    public func count(of list: ArticleList) -> Int {
        index.count(of: list)
    }

    public func ids(in list: ArticleList, at positions: Range<Int>) -> [ItemID] {
        index.ids(in: list, at: positions)
    }

    public func position(of id: ItemID, in list: ArticleList) -> Int? {
        index.position(of: id, in: list)
    }

    public func ids(after id: ItemID?, limit: Int) -> [ItemID] {
        index.ids(after: id, limit: limit)
    }

    public func days(in language: Language) -> [(day: Day, count: Int)] {
        index.days(in: language)
    }

    public func articles(_ ids: [ItemID]) throws -> [Article] {
        try database.read { database in
            let reading = ArticleReading(database: database, scope: scope)
            return try reading.articles(ids.filter(index.contains))
        }
    }

    public func bodies(_ ids: [ItemID]) throws -> [ArticleBody] {
        try database.read { database in
            let marks = databaseQuestionMarks(count: ids.count)
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT item, html, words FROM cleaned WHERE item IN (\(marks))",
                arguments: StatementArguments(ids.map(\.text))
            )
            var bodies: [ItemID: ArticleBody] = [:]
            while let row = try rows.next() {
                let id = ItemID(stored: row[0])
                bodies[id] = ArticleBody(id: id, html: row[1], words: row[2])
            }
            return ids.map { bodies[$0] ?? ArticleBody(id: $0, html: "", words: 0) }
        }
    }

    public func sources() throws -> [SourceSummary] {
        try database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT id, title, home, origin FROM sources ORDER BY id"
            ).map {
                SourceSummary(
                    id: SourceID($0[0]),
                    title: $0[1],
                    home: $0[2],
                    isSample: ($0[3] as Int) == 1
                )
            }
        }
    }

    public func statuses() throws -> [SourceStatus] {
        try database.read { try Self.statuses($0, scope: scope) }
    }

    public func redirects() throws -> [Redirect] {
        try database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT from_path, to_path FROM redirects ORDER BY from_path"
            ).map { Redirect(from: $0[0], to: $0[1]) }
        }
    }

    public func tombstones() -> [Tombstone] {
        index.tombstones.sorted { $0.path < $1.path }
    }

    public func liveCount() -> Int { index.liveCount }

    /// The number of items that wait for their time.
    public var heldCount: Int { index.heldCount }

    public func newestChange() -> Date? { index.newestChange }

    public func nextChange() -> Date? { index.nextChange }
}

extension Archive {
    public func edition(_ scope: EditionScope) throws -> ArchivedEdition {
        try ArchivedEdition(database: database, scope: scope)
    }
}
