import GRDB
import Synchronization

/// The columns that a query reads, one case each: what is asked for and where it stands in a row follow from this one list.
///
/// It is a `CodingKey` for the names of its cases, and of whole numbers for their places.
protocol SelectedColumn: CaseIterable, CodingKey, RawRepresentable<Int> {
    /// What is selected; the column of the case's name where nothing else is said.
    var expression: String { get }
}

extension SelectedColumn {
    /// The case's name as the tables spell it: `sort_time` for `sortTime`.
    var name: String {
        stringValue.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined()
    }

    var expression: String { name }

    private static func query(_ rest: String) -> String {
        let list = madeLists.withLock { lists in
            if let list = lists[ObjectIdentifier(Self.self)] { return list }
            let list = allCases.map(\.expression).joined(separator: ", ")
            lists[ObjectIdentifier(Self.self)] = list
            return list
        }
        return "SELECT \(list) \(rest)"
    }

    /// Rows to go through one by one, with nothing kept of them.
    static func rows(
        in database: Database,
        _ rest: String,
        _ arguments: StatementArguments = [],
        isRepeated: Bool = false
    ) throws -> SelectedRows<Self> {
        let sql = query(rest)
        let statement =
            try isRepeated ? database.cachedStatement(sql: sql) : database.makeStatement(sql: sql)
        return SelectedRows(try Row.fetchCursor(statement, arguments: arguments))
    }

    /// What all rows come to.
    ///
    /// - Parameters:
    ///   - database: what is asked.
    ///   - rest: of the query, from `FROM` on.
    ///   - arguments: of the query.
    ///   - isRepeated: whether the same is asked often, and to be prepared once.
    ///   - read: makes of a row what is wanted.
    /// - Returns: in the order of the rows.
    /// - Throws: what SQLite says, and when a row holds what it cannot hold.
    static func all<Value>(
        in database: Database,
        _ rest: String,
        _ arguments: StatementArguments = [],
        isRepeated: Bool = false,
        read: (SelectedRow<Self>) throws -> Value
    ) throws -> [Value] {
        let rows = try rows(in: database, rest, arguments, isRepeated: isRepeated)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try read(row)) }
        return values
    }

    /// What the first row comes to, of a query that is asked often; nil when there is none.
    static func first<Value>(
        in database: Database,
        _ rest: String,
        _ arguments: StatementArguments = [],
        read: (SelectedRow<Self>) throws -> Value
    ) throws -> Value? {
        let rows = try rows(in: database, rest, arguments, isRepeated: true)
        // A row ends with the rows that it comes from.
        return try withExtendedLifetime(rows) { try rows.next().map(read) }
    }
}

/// What is selected for the columns of a query, by their type: it is made once.
private let madeLists = Mutex<[ObjectIdentifier: String]>([:])
