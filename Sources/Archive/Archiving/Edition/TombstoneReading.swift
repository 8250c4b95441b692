import Basics
import Domain
import Foundation
import GRDB

/// What stands at the addresses of articles that had a page and are not shown, be it for good or until their time comes.
struct TombstoneReading {
    let database: Database
    let clock: Date

    private enum Column: Int, SelectedColumn {
        case path, title, shelf, isDraft, holdUntil, shownTitle

        var expression: String {
            guard self == .shownTitle else { return name }
            return """
                CASE WHEN is_draft = 1 OR hold_until IS NOT NULL THEN (
                    SELECT title FROM revisions WHERE item = items.id AND was_shown = 1
                    ORDER BY rowid DESC LIMIT 1
                ) END
                """
        }
    }

    /// Of items that are not shown; those that never had a page leave nothing.
    func tombstones(_ numbers: [Int64]) throws -> [Tombstone] {
        try numbers.compactMap { number in
            try Column.first(
                in: database,
                """
                FROM items WHERE number = ? AND public_since IS NOT NULL AND origin = 0
                """,
                [number]
            ) { row in
                Tombstone(
                    path: try row[.path],
                    title: try title(row).plainLine,
                    language: Language(try row[.shelf])
                )
            }
        }
    }

    /// The headline that readers saw last: that of a draft, or of what waits, is nobody's business yet.
    private func title(_ row: SelectedRow<Column>) throws -> String {
        let isHeld = try (row[.holdUntil] as Int?).map { Date(seconds: $0) > clock } ?? false
        let isUnseen = try row[.isDraft] || isHeld
        let shown = try row[.shownTitle] as String?
        let title: String = try row[.title]
        return isUnseen ? shown ?? title : title
    }
}
