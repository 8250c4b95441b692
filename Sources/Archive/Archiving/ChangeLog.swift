import GRDB

/// The log of what changed, by which everything that follows knows what to look at again.
struct ChangeLog {
    let database: Database
    /// Seconds since 1970.
    let now: Int

    func note(_ item: String, _ what: String) throws {
        try database.cachedStatement(
            sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, ?)"
        ).execute(arguments: [item, now, what])
    }
}
