import GRDB

/// Where articles stand on the portal, and what makes them the same at their sources, read from the archive when it is asked
/// for: of a million nobody keeps all.
struct ItemNames {
    let database: Database

    private enum Column: Int, SelectedColumn {
        case number, path, identity
    }

    /// So many are asked for at once.
    private static let batch = 1_024

    /// - Parameter numbers: the archive's, of items that are there.
    /// - Returns: their paths, in the same order.
    /// - Throws: what SQLite says, and when one is missing.
    func paths(_ numbers: [Int64]) throws -> [String] { try texts(.path, of: numbers) }

    /// - Parameter numbers: the archive's, of items that are there.
    /// - Returns: their identities, in the same order.
    /// - Throws: what SQLite says, and when one is missing.
    func identities(_ numbers: [Int64]) throws -> [String] { try texts(.identity, of: numbers) }

    private func texts(_ column: Column, of numbers: [Int64]) throws -> [String] {
        var texts: [String] = []
        texts.reserveCapacity(numbers.count)
        for start in stride(from: 0, to: numbers.count, by: Self.batch) {
            let end = min(start + Self.batch, numbers.count)
            let list = numbers[start..<end].map(String.init).joined(separator: ",")
            let rows = try Column.rows(
                in: database,
                """
                FROM (SELECT value AS wanted FROM json_each(?))
                    CROSS JOIN items ON items.number = wanted
                """,
                ["[\(list)]"],
                isRepeated: true
            )
            while let row = try rows.next(), try row[.number] == numbers[texts.count] {
                texts.append(try row[column])
            }
            guard texts.count == end else {
                throw DatabaseError(
                    resultCode: .SQLITE_CORRUPT,
                    message: "the item \(numbers[texts.count]) is missing"
                )
            }
        }
        return texts
    }

    /// What the paths of all items begin with, published or not: from each beginning the index of paths leads to the next.
    ///
    /// - Parameter most: where there are more, it takes too long to go from one to the next.
    /// - Returns: nil where there are more.
    /// - Throws: what SQLite says.
    func beginnings(most: Int = 100) throws -> Set<String>? {
        let statement = try database.cachedStatement(
            sql: "SELECT path FROM items WHERE path >= ? ORDER BY path LIMIT 1"
        )
        var beginnings: Set<String> = []
        var start = "/"
        // One is met twice where a path ends with it.
        for _ in 0...2 * most {
            guard let path = try String.fetchOne(statement, arguments: [start]) else {
                return beginnings.count > most ? nil : beginnings
            }
            let beginning = String(path.dropFirst().prefix { $0 != "/" })
            beginnings.insert(beginning)
            // 0 is what comes after a slash.
            let ends = path.utf8.count == beginning.utf8.count + 1
            start = ends ? path + "\u{1}" : "/\(beginning)0"
        }
        return nil
    }
}
