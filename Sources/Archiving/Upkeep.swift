import Domain
import Foundation
import GRDB

/// Takes out what is older or more than the site keeps, and what its removal list names: identity and address stay,
/// so that the page can say so and the source cannot bring them back.
struct Upkeep {
    let database: Database
    let rules: KeepingRules
    let now: Date

    /// Why an item is kept out.
    enum Cause: String {
        /// Too old; its text stays for a while, in case that it was the clock that was wrong.
        case age
        /// Too old for longer than that, or one of too many: its text is gone.
        case retention
        /// Named by the removal list: its headline is gone, too.
        case removal
    }

    /// What is too old is given up for good after so many seconds.
    static let grace = 30 * 86_400

    /// Lets come back what only rules of an earlier build forbade.
    func readmit() throws {
        if try !isRetentionKnown() { try giveBack(where: "TRUE") }
        let removed = try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE kept_out_by = ?",
            arguments: [Cause.removal.rawValue]
        )
        guard !removed.isEmpty else { return }
        let named = Set(try rules.removals.flatMap(ids))
        for id in removed where !named.contains(id) {
            try readAgain(["id": id], where: "id = :id")
            try database.execute(
                sql: "UPDATE items SET kept_out_by = NULL WHERE id = ?",
                arguments: [id]
            )
        }
    }

    /// Gives back what was retired by a clock that said a later time than this one can be.
    func giveBack(after limit: Int) throws {
        try giveBack(where: "withdrawn_at > \(limit)")
    }

    private func giveBack(where condition: String) throws {
        let ids = try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE kept_out_by = ? AND \(condition) ORDER BY id",
            arguments: [Cause.age.rawValue]
        )
        for id in ids {
            try database.execute(
                sql: "UPDATE items SET kept_out_by = NULL, withdrawn_at = NULL WHERE id = ?",
                arguments: [id]
            )
            try log(id, "restored")
        }
        // Those without a text wait until their source brings them again.
        let forgotten = "kept_out_by = '\(Cause.retention.rawValue)' AND \(condition)"
        try readAgain([:], where: forgotten)
        try database.execute(sql: "UPDATE items SET kept_out_by = NULL WHERE \(forgotten)")
    }

    /// The last answers of the sources of such items may hold what can come back.
    private func readAgain(_ arguments: StatementArguments, where condition: String) throws {
        try database.execute(
            sql: """
                UPDATE sources SET is_reread = 1
                WHERE id IN (SELECT source FROM items WHERE \(condition))
                """,
            arguments: arguments
        )
    }

    private func isRetentionKnown() throws -> Bool {
        let stored = try String.fetchOne(
            database,
            sql: "SELECT value FROM settings WHERE name = 'retention'"
        )
        return stored == rules.retention.fingerprint
    }

    /// - Parameter standing: how the clock stands to those of earlier builds.
    /// - Returns: how many items went, and what a person should know.
    /// - Throws: what SQLite says.
    func run(_ standing: Chronology.Standing) throws -> (gone: Int, remark: Diagnostic?) {
        var gone: [String] = []
        for name in rules.removals {
            gone += try ids(name).filter { try take(out: $0, .removal) }
        }
        let hasChanged = try !isRetentionKnown()
        let aged = try AgedItems(database: database, rules: rules, now: now)
            .find(standing, allowsMany: hasChanged || rules.allowsShrinking)
        gone += try aged.ids.filter { try take(out: $0, .age) }
        gone += try surplus().filter { try take(out: $0, .retention) }
        try forgetMarks(of: gone)
        if standing.isNewDay, standing.jumpedFrom == nil { try giveUp() }
        if hasChanged, aged.remark == nil {
            try database.execute(
                sql: "INSERT OR REPLACE INTO settings (name, value) VALUES ('retention', ?)",
                arguments: [rules.retention.fingerprint]
            )
        }
        return (gone.count, aged.remark)
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

    /// Items of real sources beyond the number that is kept of each; the newsroom's own articles are never retired.
    private func surplus() throws -> [String] {
        guard let most = rules.retention.items else { return [] }
        return try String.fetchAll(
            database,
            sql: """
                SELECT id FROM (
                    SELECT id, ROW_NUMBER() OVER
                        (PARTITION BY source ORDER BY sort_time DESC, id) AS place
                    FROM items
                    WHERE kept_out_by IS NULL AND withdrawn_at IS NULL AND source <> ?)
                WHERE place > ? ORDER BY id
                """,
            arguments: [Source.ownID.text, most]
        )
    }

    /// - Returns: whether the item was still there.
    private func take(out id: String, _ cause: Cause) throws -> Bool {
        try database.execute(
            sql: """
                UPDATE items SET kept_out_by = :cause, withdrawn_at = COALESCE(withdrawn_at, :now)
                WHERE id = :id AND (kept_out_by IS NULL OR kept_out_by <> :cause)
                    AND (kept_out_by IS NULL OR :cause = 'removal')
                """,
            arguments: ["cause": cause.rawValue, "now": now.seconds, "id": id]
        )
        guard database.changesCount > 0 else { return false }
        if cause != .age { try forgetText(of: id, cause) }
        try log(id, "withdrawn")
        return true
    }

    private func forgetText(of id: String, _ cause: Cause) throws {
        // A headline may be what must not be read any more; of what is merely old it stays.
        let title = cause == .removal ? "''" : "title"
        try database.execute(
            sql: """
                UPDATE items SET title = \(title), title_key = NULL, received_hash = x'',
                    summary = NULL, content = NULL, author = NULL, categories = '', picture = NULL,
                    enclosures = NULL
                WHERE id = ?
                """,
            arguments: [id]
        )
        try database.execute(
            sql: "DELETE FROM cleaned WHERE number = (SELECT number FROM items WHERE id = ?)",
            arguments: [id]
        )
        try database.execute(sql: "DELETE FROM revisions WHERE item = ?", arguments: [id])
    }

    /// Gives up the texts of what has been too old for long enough.
    private func giveUp() throws {
        let ids = try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE kept_out_by = ? AND withdrawn_at < ? ORDER BY id",
            arguments: [Cause.age.rawValue, now.seconds - Self.grace]
        )
        for id in ids {
            try forgetText(of: id, .retention)
            try database.execute(
                sql: "UPDATE items SET kept_out_by = ? WHERE id = ?",
                arguments: [Cause.retention.rawValue, id]
            )
        }
    }

    private func log(_ id: String, _ what: String) throws {
        try database.execute(
            sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, ?)",
            arguments: [id, now.seconds, what]
        )
    }
}
