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
    /// What the shortcodes of the text stand for.
    public let inserts: [[String]]
    /// Addresses of pictures of which the portal has a copy for this text.
    public let readyPictures: Set<String>
    let number: Int
    let receivedHash: Data
}

/// The cleaned text of an item, with the recipe that made it.
public struct CleanedItem: Sendable {
    let item: UncleanedItem
    let html: String
    let summary: String?
    let words: Int
    let pictures: [String]

    /// - Parameters:
    ///   - item: what it was cleaned from.
    ///   - html: the safe text, with those pictures of elsewhere that may be shown.
    ///   - summary: plain text.
    ///   - words: the number of words of the text.
    ///   - pictures: the addresses of all pictures of elsewhere that the text would show.
    public init(
        _ item: UncleanedItem,
        html: String,
        summary: String?,
        words: Int,
        pictures: [String] = []
    ) {
        self.item = item
        self.html = html
        self.summary = summary
        self.words = words
        self.pictures = pictures
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
            let clean = try Self.cleanNumber(of: source, recipe: recipe, in: database)
            var arguments: StatementArguments = [
                "source": source.text, "last": last?.number ?? 0, "recipe": recipe,
                "limit": limit,
            ]
            if let clean { arguments += ["clean": clean] }
            let showsPictures = try Self.showsPictures(database)
            let rows = try UncleanedColumn.rows(
                in: database,
                clean == nil ? Self.allUncleaned : Self.changedUncleaned,
                arguments
            )
            while let row = try rows.next() {
                let id: String = try row[.id]
                let base: String? = try row[.base]
                items.append(
                    UncleanedItem(
                        id: ItemID(stored: id),
                        source: source,
                        title: try row[.title],
                        summary: Self.markup(
                            try row[.summary],
                            format: try row[.summaryFormat],
                            base: base
                        ),
                        content: Self.markup(
                            try row[.content],
                            format: try row[.contentFormat],
                            base: base
                        ),
                        inserts: source == Source.ownID
                            ? Self.inserts(try row[.details]) : [],
                        readyPictures: showsPictures
                            ? try Self.readyPictures(of: id, in: database) : [],
                        number: try row[.number],
                        receivedHash: try row[.receivedHash]
                    )
                )
            }
            return items
        }
    }

    /// Keeps cleaned texts; what was cleaned from an item that has changed since is not kept.
    public func keep(_ cleaned: [CleanedItem], recipe: String) throws {
        defer { relieve() }
        try database.write { database in
            for text in cleaned {
                let pictures = text.pictures.joined(separator: "\n")
                let row: WrittenRow = [
                    "number": text.item.number,
                    "received_hash": text.item.receivedHash,
                    "recipe": recipe,
                    "html": text.html,
                    "summary": text.summary,
                    "words": text.words,
                    "pictures": text.pictures.isEmpty ? nil : pictures,
                ]
                try row.insert(into: "cleaned", replaces: true, in: database)
            }
        }
    }

    /// Notes that everything of a source that the change log names so far is clean by a recipe.
    public func noteClean(_ source: SourceID, recipe: String) throws {
        try database.write { database in
            let newest = try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
            let value = "\(newest) \(recipe)"
            let setting = Setting(Self.cleanName(source), in: database)
            if try value != setting.value() { try setting.set(value) }
        }
    }

    /// Whether any text shows pictures of elsewhere: where none does, nothing is asked of each.
    private static func showsPictures(_ database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM picture_uses WHERE shape = 'body')"
        ) ?? false
    }

    private static func readyPictures(of id: String, in database: Database) throws -> Set<String> {
        let statement = try database.cachedStatement(
            sql: """
                SELECT named FROM picture_uses u JOIN pictures p ON p.address = u.address
                WHERE owner = ? AND shape = 'body' AND copy IS NOT NULL
                """
        )
        return Set(try String.fetchAll(statement, arguments: [id]))
    }

    private static func cleanName(_ source: SourceID) -> String { "clean \(source)" }

    /// The newest change up to which all of a source is clean; nil when it was cleaned by another recipe.
    private static func cleanNumber(
        of source: SourceID,
        recipe: String,
        in database: Database
    ) throws -> Int? {
        let value = try Setting(cleanName(source), in: database).value()
        guard let parts = value?.split(separator: " ", maxSplits: 1), parts.count == 2,
            parts[1] == recipe
        else { return nil }
        return Int(parts[0])
    }

    private enum UncleanedColumn: Int, SelectedColumn {
        case id, number, title, summary, summaryFormat, content, contentFormat, base, receivedHash,
            details

        var expression: String { "items.\(name)" }
    }

    private static let isUncleaned = """
        source = :source AND items.number > :last AND (cleaned.number IS NULL
            OR cleaned.recipe <> :recipe OR cleaned.received_hash <> items.received_hash)
        ORDER BY items.number LIMIT :limit
        """

    private static let allUncleaned = """
        FROM items LEFT JOIN cleaned ON cleaned.number = items.number
        WHERE \(isUncleaned)
        """

    /// Of a source that was clean: only what has changed since.
    private static let changedUncleaned = """
        FROM (SELECT DISTINCT item FROM changes WHERE number > :clean) AS changed
            CROSS JOIN items ON items.id = changed.item
            LEFT JOIN cleaned ON cleaned.number = items.number
        WHERE \(isUncleaned)
        """

    private static func inserts(_ details: String?) -> [[String]] {
        guard let details else { return [] }
        return StoredJSON.value(ArticleDetails.self, from: details)?.inserts ?? []
    }

    private static func markup(_ text: String?, format: Int?, base: String?) -> Markup? {
        guard let text else { return nil }
        return Markup(text, format: format.flatMap(Markup.Format.init) ?? .html, base: base)
    }
}
