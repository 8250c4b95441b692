import GRDB

/// The triggers by which the archive notes what items have come, changed or gone since the listing was kept.
///
/// They are there only while it is: with a trigger SQLite keeps a journal of each statement, which is thirty-five more writes
/// for an item that comes.
enum ListingTriggers {
    private static let names = ["come", "changed", "gone"].map { "items_listing_\($0)" }

    static func make(in database: Database) throws {
        let columns = ArchivedListings.Column.allCases.map(\.name).joined(separator: ", ")
        let events = [
            ("INSERT", ["new"]), ("UPDATE OF \(columns)", ["old", "new"]), ("DELETE", ["old"]),
        ]
        for (name, (event, rows)) in zip(names, events) {
            let notes = rows.map(note).joined()
            try database.execute(
                sql: "CREATE TRIGGER \(name) AFTER \(event) ON items BEGIN \(notes) END"
            )
        }
    }

    /// What a trigger does about a row that is there already, the statement decides that it comes from: so it asks.
    private static func note(_ row: String) -> String {
        """
        INSERT INTO listing_changes SELECT \(row).number
            WHERE NOT EXISTS (SELECT 1 FROM listing_changes WHERE number = \(row).number);
        """
    }

    static func drop(in database: Database) throws {
        for name in names { try database.execute(sql: "DROP TRIGGER IF EXISTS \(name)") }
    }
}
