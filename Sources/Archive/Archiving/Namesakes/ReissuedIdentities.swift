import Basics
import Domain
import Foundation
import GRDB

/// Items to which their feed has given another id: each stays the article that it was, at its address.
struct ReissuedIdentities {
    let database: Database
    let batch: ReceivedBatch

    /// Gives what is archived the ids that the answer has for it now: what leads to the same page as the one item that the feed
    /// does not list any more, and says the same in two of headline, text and time.
    ///
    /// - Parameter known: what is archived of the source.
    /// - Returns: how many items are known again.
    /// - Throws: what SQLite says.
    func adopt(_ known: ExistingItems) throws -> Int {
        guard batch.source != Source.ownID, batch.origin == .live, try hasItems() else { return 0 }
        let new = try batch.items.filter { try known[$0.identity] == nil }
        guard !new.isEmpty else { return 0 }
        let listed = Set(batch.entries.map(\.identity))
            .union(batch.items.map { StableHash.of($0.identity) })
        let ids = Dictionary(grouping: batch.items, by: \.identity)
        var count = 0
        let places = Dictionary(grouping: new, by: \.canonicalAddress)
        for item in new {
            // What leads to one page in several items is told apart by its id alone.
            guard let address = item.canonicalAddress, places[address]?.count == 1,
                ids[item.identity]?.count == 1
            else { continue }
            let gone = try archived(at: address)
                .filter { !listed.contains(StableHash.of($0.identity)) }
            guard gone.count == 1, gone[0].saysTheSame(as: item) else { continue }
            try rename(gone[0].identity, to: item.identity)
            count += 1
        }
        return count
    }

    private func hasItems() throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM items WHERE source = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [batch.source.text]) ?? false
    }

    private func archived(at address: String) throws -> [Former] {
        let rows = try Column.rows(
            in: database,
            // What shares its id with others is known by its contents.
            """
            FROM items WHERE canonical = ? AND source = ? AND NOT EXISTS (
                SELECT 1 FROM namesakes
                WHERE namesakes.source = items.source AND namesakes.identity = items.identity)
            """,
            [address, batch.source.text],
            isRepeated: true
        )
        var found: [Former] = []
        while let row = try rows.next() { found.append(try Former(row)) }
        return found
    }

    private func rename(_ former: String, to identity: String) throws {
        try database.repeated(
            sql: "UPDATE items SET identity = ? WHERE source = ? AND identity = ?",
            arguments: [identity, batch.source.text, former]
        )
        // What is published tells identities.
        try database.repeated(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'renamed' FROM items WHERE source = ? AND identity = ?
                """,
            arguments: [batch.receivedAt.seconds, batch.source.text, identity]
        )
    }

    private enum Column: Int, SelectedColumn {
        case identity, title, published, summary, content
    }

    /// What is archived of an item.
    private struct Former {
        let identity: String
        private let title: String
        private let text: String?
        private let published: Int?

        init(_ row: SelectedRow<Column>) throws {
            identity = try row[.identity]
            title = try row[.title]
            published = try row[.published]
            text = try row[.content] ?? row[.summary]
        }

        func saysTheSame(as item: ReceivedItem) -> Bool {
            let isOfThatTime = published != nil && published == item.published?.seconds
            let hasHeadline = Self.words(title) == Self.words(item.title)
            let hasText =
                text?.isEmpty == false
                && Self.words(text ?? "")
                    == Self.words(item.content?.text ?? item.summary?.text ?? "")
            return [isOfThatTime, hasHeadline, hasText].count(where: \.self) >= 2
        }

        private static func words(_ text: String) -> [Substring] {
            text.split(whereSeparator: \.isWhitespace)
        }
    }
}
