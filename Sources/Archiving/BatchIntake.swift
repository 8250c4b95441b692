import Domain
import Foundation
import GRDB

/// Takes one batch into the archive: new items get their address, changed ones a revision.
struct BatchIntake {
    let database: Database
    let batch: ReceivedBatch
    let rules: SettlementRules

    func run() throws -> Intake {
        var intake = Intake()
        try adoptFormerNames()
        if batch.origin == .live { try removeSamples() }
        let known = try knownItems()
        var seen: Set<String> = []
        for item in batch.items where seen.insert(item.identity).inserted {
            let hash = ItemFingerprint.of(item)
            guard let archived = known[item.identity] else {
                try insert(item, hash: hash)
                intake.added += 1
                continue
            }
            guard archived.hash != hash else { continue }
            try update(item, id: archived.id, firstSeen: archived.firstSeen, hash: hash)
            intake.updated += 1
        }
        if batch.isComplete {
            for (identity, archived) in known where !seen.contains(identity) {
                try withdraw(archived.id)
                intake.withdrawn += 1
            }
        }
        try noteSource()
        return intake
    }

    private struct Known {
        let id: String
        let hash: Data
        let firstSeen: Date
    }

    private func knownItems() throws -> [String: Known] {
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT identity, id, received_hash, first_seen FROM items WHERE source = ?",
            arguments: [batch.source.text]
        )
        var known: [String: Known] = [:]
        while let row = try rows.next() {
            known[row[0]] = Known(id: row[1], hash: row[2], firstSeen: Date(seconds: row[3]))
        }
        return known
    }

    /// A renamed source keeps its items, their ids and addresses.
    private func adoptFormerNames() throws {
        for former in rules.source(batch.source)?.formerly ?? [] {
            let names = [batch.source.text, former.text]
            try database.execute(
                sql: "UPDATE OR IGNORE items SET source = ? WHERE source = ?",
                arguments: StatementArguments(names)
            )
            try database.execute(
                sql: "UPDATE tombstones SET source = ? WHERE source = ?",
                arguments: StatementArguments(names)
            )
        }
    }

    /// The first real answer replaces a source's samples without a trace.
    private func removeSamples() throws {
        let source = batch.source.text
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'removed' FROM items WHERE source = ? AND origin = 1
                """,
            arguments: [batch.receivedAt.seconds, source]
        )
        try database.execute(
            sql: """
                DELETE FROM revisions WHERE item IN
                    (SELECT id FROM items WHERE source = ? AND origin = 1)
                """,
            arguments: [source]
        )
        try database.execute(
            sql: """
                UPDATE items SET duplicate_of = NULL WHERE duplicate_of IN
                    (SELECT id FROM items WHERE source = ? AND origin = 1)
                """,
            arguments: [source]
        )
        try database.execute(
            sql: "DELETE FROM items WHERE source = ? AND origin = 1",
            arguments: [source]
        )
    }

    private func withdraw(_ id: String) throws {
        if batch.origin == .live {
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO tombstones (path, source, title, language, since)
                    SELECT path, source, title, shelf, ? FROM items
                    WHERE id = ? AND is_draft = 0 AND (hold_until IS NULL OR hold_until <= ?)
                    """,
                arguments: [batch.receivedAt.seconds, id, batch.receivedAt.seconds]
            )
        }
        try log(id, "removed")
        try database.execute(sql: "DELETE FROM revisions WHERE item = ?", arguments: [id])
        try database.execute(
            sql: "UPDATE items SET duplicate_of = NULL WHERE duplicate_of = ?",
            arguments: [id]
        )
        try database.execute(sql: "DELETE FROM items WHERE id = ?", arguments: [id])
    }

    private func noteSource() throws {
        try database.execute(
            sql: """
                INSERT INTO sources (id, title, home, origin, accepted_at) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET title = excluded.title, home = excluded.home,
                    origin = excluded.origin, accepted_at = excluded.accepted_at
                """,
            arguments: [
                batch.source.text, batch.title, batch.home, batch.origin.rawValue,
                batch.receivedAt.seconds,
            ]
        )
    }

    private func log(_ id: String, _ what: String) throws {
        try database.execute(
            literal:
                "INSERT INTO changes (item, at, what) VALUES (\(id), \(batch.receivedAt.seconds), \(what))"
        )
    }
}

extension BatchIntake {
    private func settlement(of item: ReceivedItem, firstSeen: Date) -> Settlement {
        Settlement(
            source: batch.source,
            ownLanguage: item.language,
            ownSection: item.section,
            categories: item.categories,
            published: item.published,
            firstSeen: firstSeen,
            rules: rules
        )
    }

    private func insert(_ item: ReceivedItem, hash: Data) throws {
        let settled = settlement(of: item, firstSeen: batch.receivedAt)
        var length = 10
        var id = ItemID(source: batch.source, identity: item.identity, length: length)
        while try isTaken(id) {
            length += 2
            id = ItemID(source: batch.source, identity: item.identity, length: length)
        }
        let path = Permalink.path(day: settled.day, title: item.title, id: id)
        try database.execute(sql: "DELETE FROM tombstones WHERE path = ?", arguments: [path])
        let row = ItemRow(
            id: id,
            path: path,
            batch: batch,
            item: item,
            hash: hash,
            firstSeen: batch.receivedAt,
            settled: settled
        )
        try row.insert(into: database)
        try log(id.text, "added")
    }

    private func isTaken(_ id: ItemID) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM items WHERE id = ?)",
            arguments: [id.text]
        )
            ?? false
    }

    private func update(_ item: ReceivedItem, id: String, firstSeen: Date, hash: Data) throws {
        try database.execute(
            sql: """
                INSERT INTO revisions (item, replaced_at, received_hash, title, summary, content)
                SELECT id, ?, received_hash, title, summary, content FROM items WHERE id = ?
                """,
            arguments: [batch.receivedAt.seconds, id]
        )
        let settled = settlement(of: item, firstSeen: firstSeen)
        let row = ItemRow(
            id: ItemID(stored: id),
            path: "",
            batch: batch,
            item: item,
            hash: hash,
            firstSeen: firstSeen,
            settled: settled
        )
        try row.update(in: database)
        try log(id, "updated")
    }
}
