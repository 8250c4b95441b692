public import Domain
import Foundation
import GRDB

/// What articles of the newsroom's own have said, and which of them tell something rare.
struct ArticleHistory {
    let database: Database

    private enum VersionColumn: Int, SelectedColumn {
        case title, summary, content, replacedAt, wasShown
    }

    /// What an article has said since readers could see it, oldest first, the present last.
    func versions(of id: ItemID) throws -> [ArticleVersion] {
        let since = try Int.fetchOne(
            database,
            sql: "SELECT public_since FROM items WHERE id = ? AND source = ?",
            arguments: [id.text, Source.ownID.text]
        )
        guard let since else { return [] }
        let former = try former(of: id, since: since)
        guard !former.isEmpty else { return [] }
        let present = try PresentColumn.first(
            in: database,
            "FROM items WHERE id = ?",
            [id.text]
        ) { row in
            ArticleVersion(
                title: try row[.title],
                summary: try row[.summary],
                text: try row[.content] ?? "",
                replaced: nil
            )
        }
        return former + [present].compactMap(\.self)
    }

    /// Those that readers could see. What was a draft between two of them, or waited for its time, only says when the
    /// later one came out.
    private func former(of id: ItemID, since: Int) throws -> [ArticleVersion] {
        let rows = try VersionColumn.rows(
            in: database,
            "FROM revisions WHERE item = ? ORDER BY rowid",
            [id.text]
        )
        var former: [ArticleVersion] = []
        while let row = try rows.next() {
            let seconds = try row[.replacedAt] as Int
            let replaced = Date(seconds: seconds)
            // Earlier programs did not note whether it was seen.
            if try row[.wasShown] as Bool? ?? (seconds > since) {
                former.append(try Self.version(row, replaced: replaced))
            } else if let seen = former.popLast() {
                former.append(seen.replaced(at: replaced))
            }
        }
        return former
    }

    private enum PresentColumn: Int, SelectedColumn {
        case title, summary, content
    }

    private static func version(
        _ row: SelectedRow<VersionColumn>,
        replaced: Date
    ) throws -> ArticleVersion {
        ArticleVersion(
            title: try row[.title],
            summary: try row[.summary],
            text: try row[.content] ?? "",
            replaced: replaced
        )
    }

    /// The items of the newsroom's own that tell something, in the order in which they came.
    func items(telling detail: ToldDetail) throws -> [ItemID] {
        try String.fetchAll(
            database,
            sql: """
                SELECT id FROM items INDEXED BY items_telling
                WHERE source = 'own'
                    AND (instr(details, '"corrections":') > 0 OR instr(details, '"live":') > 0)
                    AND instr(details, ?) > 0
                ORDER BY number
                """,
            arguments: ["\"\(detail.rawValue)\":"]
        ).map { ItemID(stored: $0) }
    }
}

extension ArchivedEdition {
    public func articles(telling detail: ToldDetail) throws -> [ArticleSummary] {
        try database.read { database in
            try ArticleHistory(database: database).items(telling: detail)
                .compactMap { index.summary(of: $0) }
        }
    }

    public func history(of id: ItemID) throws -> [ArticleVersion] {
        try database.read { try ArticleHistory(database: $0).versions(of: id) }
    }

    public func readable(_ markdown: String) -> String { scope.readable(markdown) }
}
