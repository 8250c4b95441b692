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
    /// Items to clean, oldest archived first.
    ///
    /// - Parameters:
    ///   - recipes: for each source what its cleaned text is made by; a text of another recipe is made anew.
    ///   - limit: the most to give back.
    /// - Returns: items of one source after the other.
    /// - Throws: what SQLite says.
    public func uncleaned(recipes: [SourceID: String], limit: Int) throws -> [UncleanedItem] {
        try database.read { database in
            var items: [UncleanedItem] = []
            for (source, recipe) in recipes.sorted(by: { $0.key < $1.key })
            where items.count < limit {
                let rows = try Row.fetchCursor(
                    database,
                    sql: Self.uncleanedQuery,
                    arguments: [source.text, recipe, limit - items.count]
                )
                while let row = try rows.next() {
                    let base: String? = row[6]
                    items.append(
                        UncleanedItem(
                            id: ItemID(stored: row[0]),
                            source: source,
                            title: row[1],
                            summary: Self.markup(row[2], format: row[3], base: base),
                            content: Self.markup(row[4], format: row[5], base: base),
                            receivedHash: row[7]
                        )
                    )
                }
            }
            return items
        }
    }

    /// Keeps cleaned texts; what was cleaned from an item that has changed since is not kept.
    public func keep(_ cleaned: [CleanedItem], recipes: [SourceID: String]) throws {
        try database.write { database in
            let statement = try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO cleaned (item, received_hash, recipe, html, summary, words)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            )
            for text in cleaned {
                try statement.execute(arguments: [
                    text.item.id.text, text.item.receivedHash, recipes[text.item.source] ?? "",
                    text.html, text.summary, text.words,
                ])
            }
        }
    }

    private static let uncleanedQuery = """
        SELECT items.id, title, items.summary, summary_format, content, content_format, base,
            items.received_hash
        FROM items LEFT JOIN cleaned ON cleaned.item = items.id
        WHERE source = ? AND (cleaned.item IS NULL OR cleaned.recipe <> ?
            OR cleaned.received_hash <> items.received_hash)
        ORDER BY number LIMIT ?
        """

    private static func markup(_ text: String?, format: Int?, base: String?) -> Markup? {
        guard let text else { return nil }
        return Markup(text, format: format.flatMap(Markup.Format.init) ?? .html, base: base)
    }
}
