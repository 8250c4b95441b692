import Domain
import GRDB

/// The copies of pictures by the addresses that their owners name.
enum NamedCopy {
    private enum Column: Int, SelectedColumn {
        case named, copy
    }

    static func all(
        in database: Database,
        where condition: String,
        _ arguments: StatementArguments = []
    ) throws -> [String: PictureCopy] {
        let rows = try Column.rows(
            in: database,
            """
            FROM picture_uses u JOIN pictures p ON p.address = u.address
            WHERE \(condition) AND copy IS NOT NULL
            """,
            arguments,
            isRepeated: true
        )
        var copies: [String: PictureCopy] = [:]
        while let row = try rows.next() {
            let named: String = try row[.named]
            guard copies[named] == nil else { continue }
            copies[named] = StoredJSON.value(PictureCopy.self, from: try row[.copy])
        }
        return copies
    }
}
