import GRDB

/// Inserts rows of one kind, by a statement that is made once for all of them.
struct RowInsertion<Model>: Sendable {
    private let columns: WrittenColumns<Model>
    private let sql: String

    /// - Parameters:
    ///   - columns: what is written of each.
    ///   - table: where it is written.
    ///   - replaces: whether a row with the same key gives way to it.
    init(_ columns: WrittenColumns<Model>, into table: String, replaces: Bool = false) {
        self.columns = columns
        sql = WritingStatement.insertion(columns.names, into: table, replaces: replaces)
    }

    /// What is written of a row, for who works that out before its turn comes.
    func arguments(of model: Model) -> StatementArguments {
        StatementArguments(columns.values(of: model))
    }

    func insert(_ model: Model, into database: Database) throws {
        try insert(arguments(of: model), into: database)
    }

    func insert(_ arguments: StatementArguments, into database: Database) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
