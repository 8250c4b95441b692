public import Domain
public import Foundation
import GRDB

/// What has a page and is no article, as the archive knows it.
public struct RemovableEntity: Hashable, Sendable {
    public let id: ItemID
    public let kind: EntityKind
    public let source: SourceID
    /// What tells it from others of its source.
    public let identity: String
    /// What it is called in the site's first language; empty once it is out.
    public let name: String
    /// Whether its source has taken it back.
    public let isOut: Bool
}

extension Archive {
    /// - Parameters:
    ///   - kind: what it is.
    ///   - address: the last part of its path.
    ///   - language: the site's first.
    /// - Returns: nil where there is none and never was.
    /// - Throws: what SQLite says.
    public func entity(
        _ kind: EntityKind,
        at address: String,
        in language: Language
    ) throws -> RemovableEntity? {
        try database.read { database in
            try EntityColumn.first(
                in: database,
                "FROM entities WHERE kind = ? AND address = ?",
                [kind.rawValue, address]
            ) { row in
                let entity = StoredEntity.entity(try row[.content], of: kind)
                return RemovableEntity(
                    id: ItemID(stored: try row[.id]),
                    kind: kind,
                    source: SourceID(try row[.source]),
                    identity: try row[.identity],
                    name: entity?.name(in: language) ?? "",
                    isOut: try row[.withdrawnAt] as Int? != nil
                )
            }
        }
    }

    private enum EntityColumn: Int, SelectedColumn {
        case id, source, identity, content, withdrawnAt
    }

    /// Leaves nothing of what is out, not even its address, which is made of its name; should its source tell it again, it is
    /// new. The next build takes it out of all files.
    ///
    /// - Throws: what SQLite says.
    public func erase(_ entity: RemovableEntity, at now: Date) throws {
        try durably { database in
            try database.execute(sql: "PRAGMA secure_delete = ON")
            defer { try? database.execute(sql: "PRAGMA secure_delete = OFF") }
            try database.execute(
                sql: "DELETE FROM entities WHERE id = ?",
                arguments: [entity.id.text]
            )
            try ErasedItems(database: database).erasePictures(of: entity.id.text)
            try ChangeLog(database: database, now: now.seconds).note(entity.id.text, "removed")
            try DueShredding(in: database).add([entity.source])
        }
    }
}
