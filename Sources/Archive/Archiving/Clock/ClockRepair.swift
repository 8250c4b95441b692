import Basics
import Domain
import Foundation
import GRDB

/// Dates anew what a build with a wrong clock noted. Addresses stay: somebody may have been there.
struct ClockRepair {
    let database: Database
    let rules: ClassificationRules
    let now: Date

    /// Takes back everything that was noted for times to come.
    func run() throws {
        let limit = now.seconds + Int(clamping: NotedTime.tolerance)
        let numbers = try Int64.fetchAll(
            database,
            sql: "SELECT number FROM items WHERE first_seen > ? ORDER BY number",
            arguments: [limit]
        )
        // What was first seen, published, replaced or withdrawn then, was so before now.
        let moments = [
            ("items", "first_seen"), ("items", "public_since"), ("items", "withdrawn_at"),
            ("entities", "first_seen"), ("entities", "changed_at"), ("entities", "withdrawn_at"),
            ("sources", "accepted_at"), ("revisions", "replaced_at"), ("changes", "at"),
        ]
        for (table, column) in moments {
            try database.execute(
                sql: "UPDATE \(table) SET \(column) = :now WHERE \(column) > :limit",
                arguments: ["now": now.seconds, "limit": limit]
            )
        }
        try settle(numbers)
    }

    /// Dates anew what was first seen by a clock that was long behind.
    ///
    /// - Parameter last: the last time that it said.
    /// - Throws: what SQLite says.
    func mend(lagging last: Int) throws {
        let limit = last + Int(clamping: NotedTime.tolerance)
        let numbers = try Int64.fetchAll(
            database,
            sql: "SELECT number FROM items WHERE first_seen <= ? ORDER BY number",
            arguments: [limit]
        )
        for column in ["first_seen", "changed_at"] {
            try database.execute(
                sql: "UPDATE entities SET \(column) = :now WHERE \(column) <= :limit",
                arguments: ["now": now.seconds, "limit": limit]
            )
        }
        try database.execute(
            sql: "UPDATE items SET first_seen = :now WHERE first_seen <= :limit",
            arguments: ["now": now.seconds, "limit": limit]
        )
        // How sources stand is noted again by this build.
        try database.execute(sql: "DELETE FROM source_statuses")
        try settle(numbers)
    }

    private func settle(_ numbers: [Int64]) throws {
        try Reclassification(database: database, rules: rules).settle(numbers)
        for number in numbers { try address(number) }
        for number in numbers {
            try database.cachedStatement(
                sql: """
                    INSERT INTO changes (item, at, what)
                    SELECT id, ?, 'settled' FROM items WHERE number = ?
                    """
            ).execute(arguments: [now.seconds, number])
        }
    }

    /// What nobody has seen yet gets the address of its new date.
    private func address(_ number: Int64) throws {
        let path = try Column.first(
            in: database,
            "FROM items WHERE number = ? AND public_since IS NULL",
            [number]
        ) { row in
            let date = try row[.shownPublished] as Int? ?? row[.firstSeen] as Int
            return Permalink.path(
                day: rules.day(of: Date(seconds: date)),
                title: try row[.title],
                id: ItemID(stored: try row[.id])
            )
        }
        guard let path else { return }
        try database.cachedStatement(sql: "UPDATE items SET path = ? WHERE number = ?")
            .execute(arguments: [path, number])
    }

    private enum Column: Int, SelectedColumn {
        case id, title, shownPublished, firstSeen
    }
}
