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
        let identified = try identified(known)
        let settled = Set(identified.map(\.old))
        let placed = Set(identified.map(\.item.identity))
        let new = try batch.items.filter {
            try known[$0.identity] == nil && !placed.contains($0.identity)
        }
        let gone = known.gone(from: Set(batch.items.map(\.identity)).union(batch.untold))
            .filter { !settled.contains($0.key) }
        let alike = new.isEmpty || gone.isEmpty ? [] : try pairs(of: new, and: gone)
        let remarks =
            try identified.map { pair in
                try rename(pair)
                return Diagnostic(
                    .note,
                    "the article '\(pair.old)' has the id '\(pair.item.identity)' now, and keeps its address"
                )
            }
            + alike.map { pair in
                try rename(pair)
                return Diagnostic(
                    .note,
                    "the article '\(pair.old)' has the name '\(pair.item.identity)' now, and keeps its address"
                )
            }
        let (known, taken) = (Set(alike.map(\.old)), Set(alike.map(\.item.identity)))
        return try remarks
            + untold(
                new.filter { !taken.contains($0.identity) && !$0.isDraft },
                gone.keys.filter { !known.contains($0) }.sorted()
            )
    }

    private func rename(_ pair: (old: String, item: ReceivedItem)) throws {
        try database.execute(
            sql: "UPDATE items SET identity = ? WHERE source = ? AND identity = ?",
            arguments: [pair.item.identity, batch.source.text, pair.old]
        )
    }

    /// Articles that have an id now, and are archived by the name of their file.
    private func identified(
        _ known: ExistingItems
    ) throws -> [(old: String, item: ReceivedItem)] {
        let identities = Set(batch.items.map(\.identity))
        return try batch.items.compactMap { item in
            guard let former = item.formerIdentity, !identities.contains(former),
                try known[item.identity] == nil, try known[former] != nil
            else { return nil }
            return (former, item)
        }
    }

    /// What is new while something that readers could see is gone, and nothing tells whether it is the same.
    private func untold(_ new: [ReceivedItem], _ gone: [String]) throws -> [Diagnostic] {
        guard let first = new.first else { return [] }
        let lost = try gone.compactMap { identity in
            try String.fetchOne(
                database,
                sql: """
                    SELECT path FROM items WHERE source = ? AND identity = ?
                        AND public_since IS NOT NULL AND withdrawn_at IS NULL
                    """,
                arguments: [batch.source.text, identity]
            ).map { (identity, $0) }
        }
        return lost.prefix(Self.mostRemarks).map { identity, path in
            Diagnostic(
                .note,
                "the article '\(identity)' is gone, which \(path) says now; '\(first.identity)' is new",
                hint:
                    "if it is the same under another name, write 'id: \(identity)' into its head: "
                    + "it keeps that address"
            )
        }
    }

    private static let mostRemarks = 5

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
