public import Domain
import Foundation
import GRDB

/// An item whose cleaned text is missing or was made by an older recipe.
public struct UncleanedItem: Sendable {
    public let id: ItemID
    public let source: SourceID
    public let title: String
    public let summary: Markup?
    public let content: Markup?
    let number: Int
    let receivedHash: Data
}

/// The cleaned text of an item, with the recipe that made it.
public struct CleanedItem: Sendable {
    let item: UncleanedItem
    let html: String
    let summary: String?
    let words: Int

    public init(_ item: UncleanedItem, html: String, summary: String?, words: Int) {
        self.item = item
        self.html = html
        self.summary = summary
        self.words = words
    }
}

extension Archive {
    /// Items of one source to clean, in the order in which they came.
    ///
    /// - Parameters:
    ///   - source: the source.
    ///   - recipe: what its cleaned text is made by; a text of another recipe is made anew.
    ///   - last: the item after which to go on.
    ///   - limit: the most to give back.
    /// - Returns: none when all are clean.
    /// - Throws: what SQLite says.
    public func uncleaned(
        of source: SourceID,
        recipe: String,
        after last: UncleanedItem?,
        limit: Int
    ) throws -> [UncleanedItem] {
        try database.read { database in
            var items: [UncleanedItem] = []
            let rows = try Row.fetchCursor(
                database,
                sql: Self.uncleanedQuery,
                arguments: [source.text, last?.number ?? 0, recipe, limit]
            )
            while let row = try rows.next() {
                let base: String? = row[7]
                items.append(
                    UncleanedItem(
                        id: ItemID(stored: row[0]),
                        source: source,
                        title: row[2],
                        summary: Self.markup(row[3], format: row[4], base: base),
                        content: Self.markup(row[5], format: row[6], base: base),
                        number: row[1],
                        receivedHash: row[8]
                    )
                )
            }
            return items
        }
    }

    /// Keeps cleaned texts; what was cleaned from an item that has changed since is not kept.
    public func keep(_ cleaned: [CleanedItem], recipe: String) throws {
        try database.write { database in
            let statement = try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO cleaned (item, received_hash, recipe, html, summary, words)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            )
            for text in cleaned {
                try statement.execute(arguments: [
                    text.item.id.text, text.item.receivedHash, recipe,
                    text.html, text.summary, text.words,
                ])
            }
        }
    }

    private static let uncleanedQuery = """
        SELECT items.id, number, title, items.summary, summary_format, content, content_format, base,
            items.received_hash
        FROM items LEFT JOIN cleaned ON cleaned.item = items.id
        WHERE source = ? AND number > ? AND (cleaned.item IS NULL OR cleaned.recipe <> ?
            OR cleaned.received_hash <> items.received_hash)
        ORDER BY number LIMIT ?
        """

    private static func markup(_ text: String?, format: Int?, base: String?) -> Markup? {
        guard let text else { return nil }
        return Markup(text, format: format.flatMap(Markup.Format.init) ?? .html, base: base)
    }
}
