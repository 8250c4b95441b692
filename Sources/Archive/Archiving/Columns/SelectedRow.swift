import Foundation
import GRDB

/// A row that is asked by the names of its columns, as fast as by their numbers.
struct SelectedRow<Column: SelectedColumn> {
    private let row: Row

    init(_ row: Row) {
        self.row = row
    }

    /// - Throws: when the column holds what it cannot hold, as in a damaged file.
    subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        column: Column
    ) -> Value {
        get throws {
            do {
                return try row.decode(Value.self, atIndex: column.rawValue)
            } catch {
                throw DatabaseError(
                    resultCode: .SQLITE_CORRUPT,
                    message: "no \(Value.self) stands in the column \(column.name)"
                )
            }
        }
    }

    /// Bytes that are looked at where they lie; none where the column is empty.
    func withBytes(of column: Column, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        try row.withUnsafeData(atIndex: column.rawValue) { data in
            try data?.withUnsafeBytes { try body($0) }
        }
    }
}

/// The rows that a query finds, each of which holds until the next is asked for.
struct SelectedRows<Column: SelectedColumn> {
    private let rows: RowCursor

    init(_ rows: RowCursor) {
        self.rows = rows
    }

    func next() throws -> SelectedRow<Column>? { try rows.next().map { SelectedRow($0) } }
}
