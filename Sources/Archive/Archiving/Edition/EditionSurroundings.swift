import Domain
import Foundation
import GRDB

/// What is known of all items of an edition before any is read.
struct EditionSurroundings: Sendable {
    let scope: EditionScope
    /// The sections in which articles stand that the newsroom put there by hand.
    let moved: [ItemID: SectionID]
    /// When what stood before was replaced, by item.
    let replaced: [ItemID: Int]
    /// The archive's numbers of those that wait for their time only by a clock that lies behind that of an earlier build, and
    /// were published by then: they stay.
    let staying: Set<Int64>

    init(_ scope: EditionScope, _ database: Database) throws {
        self.scope = scope
        moved = try Self.moved(scope, database)
        replaced = try Self.replacementTimes(database)
        staying = try Self.staying(scope, database)
    }

    private static func staying(_ scope: EditionScope, _ database: Database) throws -> Set<Int64> {
        guard !scope.showsFuture, let newest = try Chronology.newest(in: database),
            newest > scope.clock
        else { return [] }
        return try Int64.fetchSet(
            database,
            sql: """
                SELECT number FROM items WHERE public_since IS NOT NULL AND number IN (
                    SELECT number FROM items WHERE hold_until > :clock AND hold_until <= :newest
                )
                """,
            arguments: ["clock": scope.clock.seconds, "newest": newest.seconds]
        )
    }

    private static func moved(
        _ scope: EditionScope,
        _ database: Database
    ) throws -> [ItemID: SectionID] {
        var sections: [ItemID: SectionID] = [:]
        for entry in scope.desk.inForce(at: scope.clock) {
            guard case .section(let section) = entry.choice else { continue }
            let ids = try NamedItems(database: database).ids(of: entry.article.name)
            if ids.count == 1 { sections[ids[0]] = sections[ids[0]] ?? section }
        }
        return sections
    }

    private enum ReplacementColumn: Int, SelectedColumn {
        case item, at
    }

    private static func replacementTimes(_ database: Database) throws -> [ItemID: Int] {
        var times: [ItemID: Int] = [:]
        let rows = try ReplacementColumn.rows(
            in: database,
            "FROM changes WHERE what = 'updated'"
        )
        while let row = try rows.next() {
            let id = ItemID(stored: try row[.item])
            times[id] = max(times[id] ?? 0, try row[.at])
        }
        return times
    }
}
