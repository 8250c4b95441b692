import Domain
import GRDB

/// Folded items that have had a page, while the one that stands for their story was not shown: those who know their
/// address are led to what stands there now.
struct FoldedHeads {
    let database: Database

    /// A folded item that had a page, which is what is needed to lead on from it.
    struct Former {
        let number: Int64
        let id: ItemID
        let path: String
        let head: ItemID
    }

    private enum Column: Int, SelectedColumn {
        case number, id, path, duplicateOf
    }

    func known() throws -> [Former] {
        try Column.all(
            in: database,
            """
            FROM items WHERE duplicate_of IS NOT NULL AND public_since IS NOT NULL
            ORDER BY number
            """
        ) { row in
            Former(
                number: try row[.number],
                id: ItemID(stored: try row[.id]),
                path: try row[.path],
                head: ItemID(stored: try row[.duplicateOf])
            )
        }
    }

    /// From now on these have a page, and their addresses are fixed.
    ///
    /// - Parameters:
    ///   - numbers: the archive's.
    ///   - moment: in seconds, when the edition comes out.
    /// - Throws: what SQLite says.
    func note(_ numbers: [Int64], at moment: Int) throws {
        for number in numbers {
            try database.repeated(
                sql: "UPDATE items SET public_since = ? WHERE number = ? AND public_since IS NULL",
                arguments: [moment, number]
            )
        }
    }
}
