import Domain
import Foundation
import GRDB

/// Tells whether an article of the newsroom's own says something else than before: what its head says of section, tags or
/// picture is no news to those who have read it.
struct TextChange {
    let database: Database

    private enum Column: Int, SelectedColumn {
        case title, summary, content, updated
    }

    /// The item with the moment at which its text last changed, unless it says one itself.
    ///
    /// - Parameters:
    ///   - item: what its file says now.
    ///   - id: what is archived of it, which readers have seen.
    ///   - now: when the file was read.
    /// - Returns: the item.
    /// - Throws: what SQLite says.
    func dated(_ item: ReceivedItem, archived id: String, at now: Date) throws -> ReceivedItem {
        guard item.updated == nil else { return item }
        var item = item
        item.updated =
            try Column.first(
                in: database,
                "FROM items WHERE id = ?",
                [id]
            ) { row -> Date? in
                let before = [try row[.title] as String?, try row[.summary], try row[.content]]
                let after = [item.title, item.summary?.text, item.content?.text]
                // What is told as it happens says by its entries when it changed.
                let isLive = item.details.live?.isOpen ?? false
                guard isLive || before.map(Self.words) == after.map(Self.words) else { return now }
                let known = try (row[.updated] as Int?).map { Date(seconds: $0) }
                // What a file said once of times to come is not known to have come true.
                return known.flatMap { $0 <= now ? $0 : nil }
            } ?? nil
        return item
    }

    /// However they are spaced and broken into lines.
    private static func words(_ text: String?) -> [Substring] {
        text?.split(whereSeparator: \.isWhitespace) ?? []
    }
}
