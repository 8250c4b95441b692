public import Domain
import Foundation
import GRDB

extension Archive {
    /// The articles that the filters of their sources leave out.
    ///
    /// - Parameter rules: those of the configuration; what they would let through today is not told.
    /// - Returns: the newest first, each with what decides so.
    /// - Throws: what SQLite says.
    public func filtered(by rules: ClassificationRules) throws -> [FilteredItem] {
        try database.read { database in
            try FilteredColumn.all(
                in: database,
                """
                FROM items WHERE is_excluded = 1 AND withdrawn_at IS NULL AND is_draft = 0
                ORDER BY sort_time DESC, number DESC
                """,
                []
            ) { row in
                let source = SourceID(try row[.source])
                let texts =
                    try [row[.title], row[.beginning] ?? ""]
                    + StoredList.parts(row[.author] ?? "") + StoredList.parts(row[.categories])
                return FilteredItem(
                    id: ItemID(stored: try row[.id]),
                    source: source,
                    title: try row[.title],
                    published: try (row[.shownPublished] as Int?).map { Date(seconds: $0) },
                    ruling: rules.ruling(on: texts, of: source)
                )
            }
            .filter { $0.ruling != .admitted }
        }
    }

    private enum FilteredColumn: Int, SelectedColumn {
        case id, source, title, beginning, author, categories, shownPublished

        var expression: String { self == .beginning ? "COALESCE(summary, content)" : name }
    }
}
