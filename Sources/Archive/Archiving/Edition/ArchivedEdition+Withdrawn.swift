public import Domain
import GRDB

extension ArchivedEdition {
    public func withdrawnEntities() throws -> [WithdrawnEntity] {
        try database.read { try EntityReading(database: $0, scope: scope).withdrawn() }
    }

    public func withdrawn() throws -> [Article] {
        try database.read { database in
            let items = try Column.all(
                in: database,
                """
                FROM items WHERE withdrawn_at IS NOT NULL AND public_since IS NOT NULL
                    AND origin = ?
                ORDER BY sort_time, id
                """,
                [Origin.live.rawValue]
            ) { row -> (number: Int64, id: ItemID)? in
                guard scope.sources[SourceID(try row[.source])] != nil else { return nil }
                return (try row[.number], ItemID(stored: try row[.id]))
            }
            return try ArticleReading(database: database, scope: scope, index: index)
                .articles(items.compactMap(\.self))
        }
    }

    private enum Column: Int, SelectedColumn {
        case number, id, source
    }
}
