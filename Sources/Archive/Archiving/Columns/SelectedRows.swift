import GRDB

/// The rows that a query finds, each of which holds until the next is asked for.
struct SelectedRows<Column: SelectedColumn> {
    private let rows: RowCursor

    init(_ rows: RowCursor) {
        self.rows = rows
    }

    func next() throws -> SelectedRow<Column>? { try rows.next().map { SelectedRow($0) } }
}
