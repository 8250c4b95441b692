import GRDB

/// Something small that the archive notes for itself, by a name.
struct ArchiveNote {
    let name: String
    let database: Database

    init(_ name: String, in database: Database) {
        self.name = name
        self.database = database
    }

    func value() throws -> String? {
        let statement = try database.cachedStatement(
            sql: "SELECT value FROM settings WHERE name = ?"
        )
        return try String.fetchOne(statement, arguments: [name])
    }

    func set(_ value: String) throws {
        let row: WrittenRow = ["name": name, "value": value]
        try row.insert(into: "settings", replaces: true, in: database)
    }

    func remove() throws {
        try database.execute(sql: "DELETE FROM settings WHERE name = ?", arguments: [name])
    }
}
