import Basics
import Domain
import Foundation
import GRDB

/// The rows of the items of a batch: written, changed, withdrawn, restored.
extension BatchIngest {
    /// The newest earlier forms of an item that are kept: live blogs change all day.
    static let keptRevisions = 20
    /// What an earlier form keeps.
    private static let keptColumns = ["received_hash", "title", "summary", "content"]

    /// What an item that changed keeps.
    struct Known {
        let id: String
        let firstSeen: Date
        let neighbour: Date?
        let isPublic: Bool
        private let isDraft: Bool
        private let holdUntil: Date?

        enum Column: Int, SelectedColumn {
            case id, firstSeen, neighbour, publicSince, isDraft, holdUntil
        }

        init(_ row: SelectedRow<Column>) throws {
            id = try row[.id]
            firstSeen = Date(seconds: try row[.firstSeen])
            neighbour = try (row[.neighbour] as Int?).map { Date(seconds: $0) }
            isPublic = try row[.publicSince] as Int? != nil
            isDraft = try row[.isDraft]
            holdUntil = try (row[.holdUntil] as Int?).map { Date(seconds: $0) }
        }

        /// Whether it has been published, and neither is a draft nor waits for its time.
        func isShown(at now: Date) -> Bool {
            isPublic && !isDraft && holdUntil.map { $0 <= now } ?? true
        }
    }

    /// The row of an item that the archive holds; nil where it holds none.
    func archived(_ identity: String) throws -> Known? {
        try Known.Column.first(
            in: database,
            "FROM items WHERE source = ? AND identity = ?",
            [batch.source.text, identity],
            read: Known.init
        )
    }

    func insert(_ new: NewItem) throws {
        let new = try new.withFreeID(isTaken)
        try new.insert(into: database)
        let number = Int(database.lastInsertedRowID)
        let row = new.row
        try log(row.id.text, "added")
        try cleaning?.add(row.item, id: row.id, of: batch.source, number: number, hash: row.hash)
    }

    private func isTaken(_ id: ItemID) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM items WHERE id = ?)"
        )
        return try Bool.fetchOne(statement, arguments: [id.text]) ?? false
    }

    /// What is only known from the portal's own word is no former form of it.
    ///
    /// - Parameters:
    ///   - received: the item as it came.
    ///   - archived: what it keeps.
    ///   - hash: of what it says now.
    ///   - isSeed: whether the archive has it from the portal's own word.
    ///   - what: what the log says of it.
    /// - Returns: where it belongs.
    /// - Throws: what SQLite says.
    func update(
        _ received: ReceivedItem,
        _ archived: Known,
        hash: Data,
        isSeed: Bool,
        as what: String
    ) throws -> Classification {
        let isSeen = batch.source == Source.ownID && archived.isPublic && !isSeed
        let item =
            isSeen
            ? try TextChange(database: database)
                .dated(received, archived: archived.id, at: batch.receivedAt) : received
        let settled = Classification(
            Classification.Settled(item),
            of: batch.source,
            neighbour: archived.neighbour,
            firstSeen: archived.firstSeen,
            rules: rules
        )
        if !isSeed { try keepForm(of: archived.id, before: item, settled) }
        let row = ItemRow(
            id: ItemID(stored: archived.id),
            batch: batch,
            item: item,
            hash: hash,
            settled: settled
        )
        try row.update(in: database)
        if !archived.isPublic {
            // Nobody has seen the address yet: it follows the headline until somebody has.
            try database.repeated(
                sql: "UPDATE items SET path = ? WHERE id = ?",
                arguments: [row.path, archived.id]
            )
        }
        try log(archived.id, what)
        return settled
    }

    /// Keeps what an item said until now, and whether readers could see it; nothing where they see the same words on.
    private func keepForm(
        of id: String,
        before item: ReceivedItem,
        _ settled: Classification
    ) throws {
        let kept = Self.keptColumns.joined(separator: ", ")
        try database.repeated(
            sql: """
                INSERT INTO revisions (item, replaced_at, \(kept), was_shown)
                SELECT id, :now, \(kept), \(Self.wasShown) FROM items
                WHERE id = :id AND NOT (
                    :isShown AND title IS :title AND summary IS :summary AND content IS :content
                    AND \(Self.wasShown)
                )
                """,
            arguments: [
                "now": batch.receivedAt.seconds, "id": id,
                "isShown": isShown(item, settled), "title": item.title,
                "summary": item.summary?.text, "content": item.content?.text,
            ]
        )
        guard database.changesCount > 0 else { return }
        try database.repeated(
            sql: """
                DELETE FROM revisions WHERE item = ? AND rowid NOT IN
                    (SELECT rowid FROM revisions WHERE item = ? ORDER BY rowid DESC LIMIT ?)
                """,
            arguments: [id, id, Self.keptRevisions]
        )
    }

    private func isShown(_ item: ReceivedItem, _ settled: Classification) -> Bool {
        let now = batch.receivedAt
        return !item.isDraft && !settled.isExcluded && settled.holdUntil.map { $0 <= now } ?? true
            && item.expires.map { $0 > now } ?? true
    }

    /// What was written when it had expired already was seen by nobody.
    private static let wasShown = """
        public_since IS NOT NULL AND is_draft = 0 AND is_excluded = 0
            AND (hold_until IS NULL OR hold_until <= :now)
            AND (expires IS NULL OR expires > COALESCE(
                (SELECT MAX(at) FROM changes WHERE item = items.id AND what = 'updated'),
                first_seen
            ))
        """

    /// The row stays with its identity and address: a file that comes back is the same article.
    func withdraw(_ id: String) throws {
        try database.repeated(
            sql: "UPDATE items SET withdrawn_at = ? WHERE id = ?",
            arguments: [batch.receivedAt.seconds, id]
        )
        try log(id, "withdrawn")
    }

    /// One of the newsroom's own that led to another article stands for itself again.
    func restore(_ id: String) throws {
        let isOwn = batch.source == Source.ownID
        try database.repeated(
            sql: """
                UPDATE items SET withdrawn_at = NULL, kept_out_by = NULL\(isOwn ? ", duplicate_of = NULL" : "")
                WHERE id = ?
                """,
            arguments: [id]
        )
        try log(id, "restored")
    }

    private func log(_ id: String, _ what: String) throws {
        try ChangeLog(database: database, now: batch.receivedAt.seconds).note(id, what)
    }
}
