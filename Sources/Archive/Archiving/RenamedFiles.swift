import Domain
import Foundation
import GRDB

/// Articles of the newsroom's own whose file has another name now: each stays the article that it was, at its address.
struct RenamedFiles {
    let database: Database
    let batch: ReceivedBatch

    /// Gives what is archived the new names of its files.
    ///
    /// - Parameter known: what is archived of the source.
    /// - Returns: what a person should know of it; nothing when no file was renamed.
    /// - Throws: what SQLite says.
    func adopt(_ known: ExistingItems) throws -> [Diagnostic] {
        guard batch.source == Source.ownID, batch.isComplete else { return [] }
        let new = try batch.items.filter { try known[$0.identity] == nil }
        guard !new.isEmpty else { return [] }
        let gone = known.gone(from: Set(batch.items.map(\.identity)).union(batch.untold))
        guard !gone.isEmpty else { return [] }
        return try pairs(of: new, and: gone).map { old, item in
            try database.execute(
                sql: "UPDATE items SET identity = ? WHERE source = ? AND identity = ?",
                arguments: [item.identity, batch.source.text, old]
            )
            return Diagnostic(
                .note,
                "the article '\(old)' has the name '\(item.identity)' now, and keeps its address"
            )
        }
    }

    /// What says the same in all, else what has the same headline and date; what several have tells nothing.
    private func pairs(
        of new: [ReceivedItem],
        and gone: [String: Data]
    ) throws -> [(old: String, item: ReceivedItem)] {
        var fingerprint = ContentFingerprint()
        let same = Self.pairs(
            gone.map { ($0.key, $0.value) },
            new.map { ($0, fingerprint.of($0)) }
        )
        let settled = Set(same.map(\.old))
        let placed = Set(same.map(\.item.identity))
        let alike = Self.pairs(
            try gone.keys.filter { !settled.contains($0) }.compactMap { identity in
                try Heading(identity, in: database).map { (identity, $0) }
            },
            new.filter { !placed.contains($0.identity) && $0.published != nil }
                .map { ($0, Heading($0)) }
        )
        return (same + alike).sorted { $0.old < $1.old }
    }

    private static func pairs<Mark: Hashable>(
        _ gone: [(String, Mark)],
        _ new: [(ReceivedItem, Mark)]
    ) -> [(old: String, item: ReceivedItem)] {
        let old = Dictionary(grouping: gone, by: \.1)
        return Dictionary(grouping: new, by: \.1).compactMap { mark, items in
            guard items.count == 1, let before = old[mark], before.count == 1 else { return nil }
            return (before[0].0, items[0].0)
        }
    }

    /// What an article keeps when its text is worked on.
    private struct Heading: Hashable {
        let title: String
        let published: Int?

        init(_ item: ReceivedItem) {
            title = item.title
            published = item.published?.seconds
        }

        init?(_ identity: String, in database: Database) throws {
            let found = try Column.first(
                in: database,
                "FROM items WHERE source = ? AND identity = ?",
                [Source.ownID.text, identity],
                read: Self.init
            )
            guard let found else { return nil }
            self = found
        }

        private init(_ row: SelectedRow<Column>) throws {
            title = try row[.title]
            published = try row[.published]
        }

        private enum Column: Int, SelectedColumn {
            case title, published
        }
    }
}
