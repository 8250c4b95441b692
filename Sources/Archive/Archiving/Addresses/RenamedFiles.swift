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
        let resumed = try resumed(known)
        let settled = Set((identified + resumed).map(\.old))
        let placed = Set(identified.map(\.item.identity))
        let new = try batch.items.filter {
            try known[$0.identity] == nil && !placed.contains($0.identity)
        }
        let answer = Set(batch.items.map { ExactIdentity($0.identity) })
            .union(batch.untold.map(ExactIdentity.init))
        let gone = known.gone(from: answer).filter { !settled.contains($0.key) }
        let alike = new.isEmpty || gone.isEmpty ? [] : try pairs(of: new, and: gone)
        let remarks =
            try resumed.map(lead)
            + identified.map { pair in
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
            + LostArticles(database: database).remarks(
                of: gone.keys.filter { !known.contains($0) }.sorted(),
                beside: new.filter { !taken.contains($0.identity) && !$0.isDraft }
            )
    }

    private func rename(_ pair: (old: String, item: ReceivedItem)) throws {
        try database.execute(
            sql: "UPDATE items SET identity = ? WHERE source = ? AND identity = ?",
            arguments: [pair.item.identity, batch.source.text, pair.old]
        )
        // Files name articles by theirs, and what is published tells identities.
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'renamed' FROM items WHERE source = ? AND identity = ?
                """,
            arguments: [batch.receivedAt.seconds, batch.source.text, pair.item.identity]
        )
    }

    /// Articles that are archived by the name of their file, and say now that they are one of before.
    private func resumed(_ known: ExistingItems) throws -> [(old: String, item: ReceivedItem)] {
        let identities = Set(batch.items.map(\.identity))
        return try batch.items.compactMap { item in
            guard let former = item.formerIdentity, !identities.contains(former),
                try known[item.identity] != nil, try known[former]?.isWithdrawn == false
            else { return nil }
            return (former, item)
        }
    }

    /// Lets the address that an article had in between lead to the one that it had before, and has again.
    private func lead(_ pair: (old: String, item: ReceivedItem)) throws -> Diagnostic {
        let source = batch.source.text
        try database.execute(
            sql: """
                UPDATE items SET duplicate_of =
                    (SELECT id FROM items WHERE source = :source AND identity = :new)
                WHERE source = :source AND identity = :old
                """,
            arguments: ["source": source, "new": pair.item.identity, "old": pair.old]
        )
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'folded' FROM items WHERE source = ? AND identity IN (?, ?)
                """,
            arguments: [batch.receivedAt.seconds, source, pair.old, pair.item.identity]
        )
        return Diagnostic(
            .note,
            "the article '\(pair.old)' is '\(pair.item.identity)' again, and leads to its address"
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

    /// What has the same name but for its bytes, else what says the same in all, else what has the same text, else what has the same
    /// headline and date; what several have tells nothing.
    private func pairs(
        of new: [ReceivedItem],
        and gone: [String: Data]
    ) throws -> [(old: String, item: ReceivedItem)] {
        var fingerprint = ContentFingerprint()
        // Systems put accents together in two ways.
        var pairs = Self.pairs(gone.keys.map { ($0, $0) }, new.map { ($0, $0.identity) })
        pairs += Self.pairs(
            gone.map { ($0.key, $0.value) },
            new.map { ($0, fingerprint.of($0)) },
            without: pairs
        )
        let former = try gone.keys.compactMap { identity in
            try Former(identity, in: database).map { (identity, $0) }
        }
        pairs += Self.pairs(
            former.compactMap { identity, former in former.wording.map { (identity, $0) } },
            new.compactMap { item in Self.wording(item.content?.text).map { (item, $0) } },
            without: pairs
        )
        pairs += Self.pairs(
            former.map { ($0, $1.heading) },
            new.filter { $0.published != nil }.map {
                ($0, Heading(title: $0.title, published: $0.published?.seconds))
            },
            without: pairs
        )
        return pairs.sorted { $0.old < $1.old }
    }

    private static func pairs<Mark: Hashable>(
        _ gone: [(String, Mark)],
        _ new: [(ReceivedItem, Mark)],
        without settled: [(old: String, item: ReceivedItem)] = []
    ) -> [(old: String, item: ReceivedItem)] {
        let known = Set(settled.map(\.old))
        let placed = Set(settled.map(\.item.identity))
        let old = Dictionary(grouping: gone.filter { !known.contains($0.0) }, by: \.1)
        let left = new.filter { !placed.contains($0.0.identity) }
        return Dictionary(grouping: left, by: \.1).compactMap { mark, items in
            guard items.count == 1, let before = old[mark], before.count == 1 else { return nil }
            return (before[0].0, items[0].0)
        }
    }

    /// So few words two articles may have by chance.
    private static let fewestWords = 10

    /// The text of an article, however it is spaced; nil for one that tells nothing.
    private static func wording(_ text: String?) -> String? {
        let words = text?.split(whereSeparator: \.isWhitespace) ?? []
        return words.count < fewestWords ? nil : words.joined(separator: " ")
    }

    /// What an article keeps when its text is worked on.
    private struct Heading: Hashable {
        let title: String
        let published: Int?
    }

    /// What is archived of an article whose file is gone.
    private struct Former {
        let heading: Heading
        /// Nil where nobody knows an address of it.
        let wording: String?

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
            heading = Heading(title: try row[.title], published: try row[.published])
            let isKnown = try row[.publicSince] as Int? != nil
            wording = isKnown ? RenamedFiles.wording(try row[.content]) : nil
        }

        private enum Column: Int, SelectedColumn {
            case title, published, content, publicSince
        }
    }
}
