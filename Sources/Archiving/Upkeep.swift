import Domain
import Foundation
import GRDB

/// Takes out what is older or more than the site keeps, and what its removal list names: their texts go,
/// identity and address stay, so that the page can say so and the source cannot bring them back.
struct Upkeep {
    let database: Database
    let rules: KeepingRules
    let now: Date

    private enum Cause: String {
        case retention
        case removal
    }

    /// Lets the sources bring back what only rules of an earlier build forbade.
    func readmit() throws {
        let stored = try String.fetchOne(
            database,
            sql: "SELECT value FROM settings WHERE name = 'retention'"
        )
        if stored != rules.retention.fingerprint {
            try database.execute(
                sql: "UPDATE items SET kept_out_by = NULL WHERE kept_out_by = ?",
                arguments: [Cause.retention.rawValue]
            )
            try database.execute(
                sql: "INSERT OR REPLACE INTO settings (name, value) VALUES ('retention', ?)",
                arguments: [rules.retention.fingerprint]
            )
        }
        let removed = try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE kept_out_by = ?",
            arguments: [Cause.removal.rawValue]
        )
        guard !removed.isEmpty else { return }
        let named = Set(try rules.removals.flatMap(ids))
        for id in removed where !named.contains(id) {
            try database.execute(
                sql: "UPDATE items SET kept_out_by = NULL WHERE id = ?",
                arguments: [id]
            )
        }
    }

    /// - Returns: how many items went.
    func run() throws -> Int {
        var gone: [String] = []
        for name in rules.removals {
            gone += try ids(name).filter { try take(out: $0, .removal) }
        }
        gone += try retired().filter { try take(out: $0, .retention) }
        try forgetMarks(of: gone)
        return gone.count
    }

    private func forgetMarks(of ids: [String]) throws {
        var identities: [String: [String]] = [:]
        for id in ids {
            let row = try Row.fetchOne(
                database,
                sql: "SELECT source, identity FROM items WHERE id = ?",
                arguments: [id]
            )
            if let row { identities[row[0], default: []].append(row[1]) }
        }
        for (source, gone) in identities.sorted(by: { $0.key < $1.key }) {
            try ItemMarks(database: database).forget(gone, of: SourceID(source))
        }
    }

    private func ids(_ name: String) throws -> [String] {
        try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE path = :name OR link = :name OR identity = :name",
            arguments: ["name": name]
        )
    }

    /// Items of real sources beyond the limits; the newsroom's own articles are never retired.
    private func retired() throws -> [String] {
        var ids: [String] = []
        let condition = "kept_out_by IS NULL AND withdrawn_at IS NULL AND source <> ?"
        if let age = rules.retention.age {
            ids += try String.fetchAll(
                database,
                sql: "SELECT id FROM items WHERE \(condition) AND sort_time < ? ORDER BY id",
                arguments: [Source.ownID.text, now.seconds - age]
            )
        }
        if let most = rules.retention.items {
            ids += try String.fetchAll(
                database,
                sql: """
                    SELECT id FROM (
                        SELECT id, ROW_NUMBER() OVER
                            (PARTITION BY source ORDER BY sort_time DESC, id) AS place
                        FROM items WHERE \(condition))
                    WHERE place > ? ORDER BY id
                    """,
                arguments: [Source.ownID.text, most]
            )
        }
        return ids
    }

    /// - Returns: whether the item was still there.
    private func take(out id: String, _ cause: Cause) throws -> Bool {
        // A headline may be what must not be read any more; of what is merely old it stays.
        let title = cause == .removal ? "''" : "title"
        try database.execute(
            sql: """
                UPDATE items SET kept_out_by = :cause, withdrawn_at = COALESCE(withdrawn_at, :now),
                    title = \(title), title_key = NULL, received_hash = x'', summary = NULL,
                    content = NULL, author = NULL, categories = '', picture = NULL,
                    enclosures = NULL
                WHERE id = :id AND (kept_out_by IS NULL OR kept_out_by <> :cause)
                    AND (kept_out_by IS NULL OR :cause = 'removal')
                """,
            arguments: ["cause": cause.rawValue, "now": now.seconds, "id": id]
        )
        guard database.changesCount > 0 else { return false }
        try database.execute(
            sql: "DELETE FROM cleaned WHERE number = (SELECT number FROM items WHERE id = ?)",
            arguments: [id]
        )
        try database.execute(sql: "DELETE FROM revisions WHERE item = ?", arguments: [id])
        try database.execute(
            sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, 'withdrawn')",
            arguments: [id, now.seconds]
        )
        return true
    }
}
