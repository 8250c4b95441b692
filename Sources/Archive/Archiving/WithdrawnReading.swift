public import Domain
import GRDB

extension ArchivedEdition {
    public func withdrawnEntities() throws -> [WithdrawnEntity] {
        try database.read { try EntityReading(database: $0, scope: scope).withdrawn() }
    }

    public func withdrawn() throws -> [Article] {
        try database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT number, id, source FROM items
                    WHERE withdrawn_at IS NOT NULL AND public_since IS NOT NULL
                        AND duplicate_of IS NULL AND origin = ?
                    ORDER BY sort_time, id
                    """,
                arguments: [Origin.live.rawValue]
            )
            let items = rows.filter { scope.sources[SourceID($0[2])] != nil }
                .map { (number: $0[0] as Int64, id: ItemID(stored: $0[1])) }
            return try ArticleReading(database: database, scope: scope, index: index)
                .articles(items)
        }
    }
}
