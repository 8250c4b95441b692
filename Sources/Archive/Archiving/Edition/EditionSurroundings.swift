import Domain
import GRDB

/// What is known of all items of an edition before any is read.
struct EditionSurroundings: Sendable {
    let scope: EditionScope
    /// The sections in which articles stand that the newsroom put there by hand.
    let moved: [ItemID: SectionID]
    /// When what stood before was replaced, by item.
    let replaced: [ItemID: Int]

    init(_ scope: EditionScope, _ database: Database) throws {
        self.scope = scope
        moved = try Self.moved(scope, database)
        replaced = try Self.replacementTimes(database)
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
