import GRDB

extension Database {
    /// Executes a statement that is executed often, for each source or item: it is prepared once.
    func repeated(sql: String, arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
