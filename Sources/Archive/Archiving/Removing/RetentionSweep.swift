import Domain
import Foundation
import GRDB

/// Takes out what is older or more than the site keeps: identity and address stay, so that a page can say so for a while and
/// the source cannot bring it back.
struct RetentionSweep {
    let database: Database
    let rules: KeepingRules
    let now: Date

    /// What was retired is forgotten after so many seconds.
    static let grace = 30 * 86_400

    /// Lets come back what only rules of an earlier build forbade.
    func readmit() throws {
        if try !isRetentionKnown() { try giveBack(where: "TRUE") }
    }

    /// Gives back what was retired by a clock that said a later time than this one can be.
    func giveBack(after limit: Int) throws {
        try giveBack(where: "withdrawn_at > \(limit)")
    }

    private func giveBack(where condition: String) throws {
        let ids = try String.fetchAll(
            database,
            sql: "SELECT id FROM items WHERE kept_out_by = ? AND \(condition) ORDER BY id",
            arguments: [ItemsOut.Cause.retired.rawValue]
        )
        for id in ids {
            try database.execute(
                sql: "UPDATE items SET kept_out_by = NULL, withdrawn_at = NULL WHERE id = ?",
                arguments: [id]
            )
            try itemsOut.log(id, "restored")
        }
        // Those without a text wait until their source brings them again.
        let cause = ItemsOut.Cause.forgotten.rawValue
        try itemsOut.readmit(where: "kept_out_by = '\(cause)' AND \(condition)", as: .awaited)
    }

    private var itemsOut: ItemsOut { ItemsOut(database: database, now: now) }

    private func isRetentionKnown() throws -> Bool {
        try note.value() == rules.retention.fingerprint
    }

    private var note: ArchiveNote { ArchiveNote("retention", in: database) }

    /// - Parameter standing: how the clock stands to those of earlier builds.
    /// - Returns: how many items went, and what a person should know.
    /// - Throws: what SQLite says.
    func run(_ standing: Chronology.Standing) throws -> (gone: Int, remark: Diagnostic?) {
        let hasChanged = try !isRetentionKnown()
        let aged = try AgedItems(database: database, rules: rules, now: now)
            .find(standing, allowsMany: hasChanged || rules.allowsShrinking)
        let gone = try itemsOut.take(aged.ids, .retired) + itemsOut.take(surplus(), .retired)
        if standing.jumpedFrom == nil { try forget() }
        if hasChanged, aged.remark == nil { try note.set(rules.retention.fingerprint) }
        return (gone.count, aged.remark)
    }

    /// Items of real sources beyond the number that is kept of each. The newsroom's own articles are never retired, and what no
    /// reader sees takes nobody's place.
    private func surplus() throws -> [String] {
        guard let most = rules.retention.items else { return [] }
        return try String.fetchAll(
            database,
            sql: """
                SELECT id FROM (
                    SELECT id, ROW_NUMBER() OVER
                        (PARTITION BY source ORDER BY sort_time DESC, id) AS place
                    FROM items
                    WHERE kept_out_by IS NULL AND withdrawn_at IS NULL AND source <> ?
                        AND is_excluded = 0 AND is_draft = 0 AND duplicate_of IS NULL)
                WHERE place > ? ORDER BY id
                """,
            arguments: [Source.ownID.text, most]
        )
    }

    /// Forgets what was retired long enough ago.
    private func forget() throws {
        let ids = try String.fetchAll(
            database,
            sql: """
                SELECT id FROM items WHERE kept_out_by = '\(ItemsOut.Cause.retired.rawValue)'
                    AND withdrawn_at < ? ORDER BY id
                """,
            arguments: [now.seconds - Self.grace]
        )
        for id in ids {
            try itemsOut.forgetText(of: id, .forgotten)
            try database.execute(
                sql: "UPDATE items SET kept_out_by = ? WHERE id = ?",
                arguments: [ItemsOut.Cause.forgotten.rawValue, id]
            )
        }
    }

    /// When the next item will be forgotten; nil where none waits for it.
    static func nextForgetting(in database: Database) throws -> Date? {
        let cause = ItemsOut.Cause.retired.rawValue
        let first = try Int.fetchOne(
            database,
            sql: "SELECT MIN(withdrawn_at) FROM items WHERE kept_out_by = '\(cause)'"
        )
        return first.map { Date(seconds: $0 + grace + 1) }
    }
}
