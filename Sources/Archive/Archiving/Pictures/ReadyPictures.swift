import GRDB

/// The pictures of elsewhere that texts show, as far as the portal has copies of them.
struct ReadyPictures {
    private let database: Database
    /// Where no text shows any, nothing is asked of each.
    private let areShown: Bool

    init(_ database: Database) throws {
        self.database = database
        areShown =
            try Bool.fetchOne(
                database,
                sql: "SELECT EXISTS (SELECT 1 FROM picture_uses WHERE shape = 'body')"
            ) ?? false
    }

    /// - Parameter id: of an item.
    /// - Returns: the addresses by which its text names them.
    /// - Throws: what SQLite says.
    func of(_ id: String) throws -> Set<String> {
        guard areShown else { return [] }
        let statement = try database.cachedStatement(
            sql: """
                SELECT named FROM picture_uses u JOIN pictures p ON p.address = u.address
                WHERE owner = ? AND shape = 'body' AND copy IS NOT NULL
                """
        )
        return Set(try String.fetchAll(statement, arguments: [id]))
    }
}
