import GRDB

/// What makes articles the same at their source, read from the archive when it is asked for.
struct ItemIdentities {
    let database: Database

    private enum Column: Int, SelectedColumn {
        case identity
    }

    /// - Parameter numbers: the archive's, of items that are there.
    /// - Returns: their identities, in the same order.
    /// - Throws: what SQLite says, and when one is missing.
    func identities(_ numbers: [Int64]) throws -> [String] {
        try numbers.map { number in
            let identity = try Column.first(
                in: database,
                "FROM items WHERE number = ?",
                [number],
                read: { row -> String in try row[.identity] }
            )
            guard let identity else {
                throw DatabaseError(
                    resultCode: .SQLITE_CORRUPT,
                    message: "the item \(number) is missing"
                )
            }
            return identity
        }
    }
}
