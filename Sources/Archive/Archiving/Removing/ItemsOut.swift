import Domain
import Foundation
import GRDB

/// Keeps items out, and lets them in again: their identity and address stay, so that the page can say that it is gone and
/// the source cannot bring it back.
struct ItemsOut {
    let database: Database
    let now: Date

    /// Why an item is kept out.
    enum Cause: String {
        /// Too old, or one of too many; its text stays for a while, in case that it was the clock or the limit that was wrong.
        case retired = "age"
        /// The same for longer than that: its text is gone, and the page that said so.
        case forgotten = "retention"
        /// Forgotten by limits that hold no more: its source may bring it again.
        case awaited
        /// Named by the removal list: its headline is gone, too.
        case removal
    }

    /// - Returns: those that were still there.
    func take(_ ids: [String], _ cause: Cause) throws -> [String] {
        let gone = try ids.filter { try take($0, cause) }
        try forgetMarks(of: gone)
        return gone
    }

    private func take(_ id: String, _ cause: Cause) throws -> Bool {
        try database.execute(
            sql: """
                UPDATE items SET kept_out_by = :cause, withdrawn_at = COALESCE(withdrawn_at, :now)
                WHERE id = :id AND (kept_out_by IS NULL OR kept_out_by <> :cause)
                    AND (kept_out_by IS NULL OR :cause = 'removal')
                """,
            arguments: ["cause": cause.rawValue, "now": now.seconds, "id": id]
        )
        guard database.changesCount > 0 else { return false }
        if cause != .retired { try forgetText(of: id, cause) }
        try log(id, "withdrawn")
        return true
    }

    /// Leaves of an item only what its tombstone needs, and of what is merely old what is told of it where it is folded.
    func forgetText(of id: String, _ cause: Cause) throws {
        // A headline may be what must not be read any more; of what is merely old it stays.
        let (title, details) = cause == .removal ? ("''", "NULL") : ("title", Self.publisher)
        try database.execute(
            sql: """
                UPDATE items SET title = \(title), title_key = NULL, received_hash = x'',
                    summary = NULL, content = NULL, base = NULL, author = NULL, categories = '',
                    picture = NULL, enclosures = NULL, reactions = NULL, details = \(details),
                    own_story = NULL
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

    /// The details with nothing but who published the item.
    private static let publisher = """
        CASE WHEN json_valid(details) AND json_extract(details, '$.publisher') IS NOT NULL
            THEN json_object('publisher', json_extract(details, '$.publisher')) END
        """

    /// Lets the sources of some items bring them again, be it with an answer that they gave before.
    ///
    /// - Parameters:
    ///   - condition: which, in SQL.
    ///   - arguments: of the condition.
    ///   - cause: why they are out until then; nil where their pages say so.
    /// - Throws: what SQLite says.
    func readmit(
        where condition: String,
        _ arguments: StatementArguments = [],
        as cause: Cause? = nil
    ) throws {
        try database.execute(
            sql: """
                UPDATE sources SET is_reread = 1
                WHERE id IN (SELECT source FROM items WHERE \(condition))
                """,
            arguments: arguments
        )
        try database.execute(
            sql: "UPDATE items SET kept_out_by = ? WHERE \(condition)",
            arguments: [cause?.rawValue] + arguments
        )
    }

    private func forgetMarks(of ids: [String]) throws {
        var identities: [String: [String]] = [:]
        for id in ids {
            let item = try Column.first(in: database, "FROM items WHERE id = ?", [id]) { row in
                (source: try row[.source] as String, identity: try row[.identity] as String)
            }
            if let item { identities[item.source, default: []].append(item.identity) }
        }
        for (source, gone) in identities.sorted(by: { $0.key < $1.key }) {
            try EntryFingerprints(database: database).forget(gone, of: SourceID(source))
        }
    }

    private enum Column: Int, SelectedColumn {
        case source, identity
    }

    func log(_ id: String, _ what: String) throws {
        try ChangeLog(database: database, now: now.seconds).note(id, what)
    }
}
