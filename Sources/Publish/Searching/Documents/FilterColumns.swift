/// One value a document for each thing that documents are filtered by, with a table of the values that occur.
struct FilterColumns: Sendable {
    private var tables: [[String]]
    private var numbers: [[String: Int]]
    private var rows: [[Int]]

    init() {
        let count = SearchDocument.Facets.columnCount
        tables = Array(repeating: [], count: count)
        numbers = Array(repeating: [:], count: count)
        rows = Array(repeating: [], count: count)
    }

    var count: Int { rows.count }

    mutating func append(_ facets: SearchDocument.Facets) {
        for (column, value) in facets.columns.enumerated() { append(value, to: column) }
    }

    mutating func append(contentsOf other: FilterColumns) {
        for column in rows.indices {
            for number in other.rows[column] { append(other.tables[column][number], to: column) }
        }
    }

    private mutating func append(_ value: String, to column: Int) {
        let next = tables[column].count
        let number = numbers[column][value] ?? next
        if number == next {
            numbers[column][value] = next
            tables[column].append(value)
        }
        rows[column].append(number)
    }

    /// The table, then a number for each document.
    func write(_ column: Int, to bytes: inout ByteWriter) {
        bytes.append(number: tables[column].count)
        for value in tables[column] { bytes.append(text: value) }
        for number in rows[column] { bytes.append(number: number) }
    }
}
