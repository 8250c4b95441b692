import GRDB

/// What is written to a row: each column by its name, with its value beside it.
struct WrittenRow: ExpressibleByDictionaryLiteral {
    typealias Value = (any DatabaseValueConvertible)?

    private let names: [String]
    private let values: [Value]

    init(dictionaryLiteral elements: (String, Value)...) {
        names = elements.map(\.0)
        values = elements.map(\.1)
    }

    init<Model>(_ columns: WrittenColumns<Model>, of model: Model) {
        names = columns.names
        values = columns.values(of: model)
    }

    /// - Parameters:
    ///   - table: where it is written.
    ///   - replaces: whether a row with the same key gives way to it.
    ///   - database: what holds the table.
    /// - Throws: what SQLite says.
    func insert(into table: String, replaces: Bool = false, in database: Database) throws {
        let sql = WritingStatement.insertion(names, into: table, replaces: replaces)
        try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }

    /// Writes a new row, or to the one with the same key.
    ///
    /// - Parameters:
    ///   - table: where it is written.
    ///   - key: the columns by which a row is known.
    ///   - kept: columns that stay as they are in a row that is there.
    ///   - condition: of the row that is there; without it nothing is written.
    ///   - arguments: of the condition.
    ///   - database: what holds the table.
    /// - Throws: what SQLite says.
    func put(
        into table: String,
        key: [String],
        keeping kept: [String] = [],
        where condition: String = "TRUE",
        _ arguments: [Value] = [],
        in database: Database
    ) throws {
        let changing = names.filter { !key.contains($0) && !kept.contains($0) }
        let assignments = WritingStatement.list(changing.map { "\($0) = excluded.\($0)" })
        let sql = """
            \(WritingStatement.insertion(names, into: table))
            ON CONFLICT (\(WritingStatement.list(key))) DO UPDATE SET \(assignments)
            WHERE \(condition)
            """
        try database.cachedStatement(sql: sql)
            .execute(arguments: StatementArguments(values + arguments))
    }

    /// Writes to the rows of a table for which a condition holds.
    func update(
        _ table: String,
        where condition: String,
        _ arguments: [Value],
        in database: Database
    ) throws {
        let sql = WritingStatement.change(names, of: table, where: condition)
        try database.cachedStatement(sql: sql)
            .execute(arguments: StatementArguments(values + arguments))
    }

    /// Writes to a row by its id, unless all of it stands there already.
    func change(_ table: String, id: String, in database: Database) throws {
        let differences = names.map { "\($0) IS NOT ?" }.joined(separator: " OR ")
        try update(table, where: "id = ? AND (\(differences))", [id] + values, in: database)
    }
}
