import Domain
import Foundation
import GRDB

/// Takes what one batch brought besides news into the archive; addresses are fixed with the first archiving.
struct EntityIngest {
    let database: Database
    let batch: ReceivedBatch

    func run() throws -> IngestTally {
        var intake = IngestTally()
        let known = try existing()
        guard !known.isEmpty || !batch.entities.isEmpty else { return intake }
        var seen: Set<Key> = []
        for received in batch.entities {
            let key = Key(kind: received.entity.kind, identity: received.identity)
            guard seen.insert(key).inserted else { continue }
            let content = StoredEntity.text(received.entity)
            guard let existing = known[key] else {
                try insert(received, key, content)
                intake.added += 1
                continue
            }
            guard existing.content != content else { continue }
            try update(existing, content)
            if existing.content.isEmpty { intake.added += 1 } else { intake.updated += 1 }
        }
        guard batch.isComplete else { return intake }
        let gone = known.filter { !seen.contains($0.key) && !$0.value.content.isEmpty }
        for existing in gone.values.sorted(by: { $0.id < $1.id }) {
            try withdraw(existing)
            intake.withdrawn += 1
        }
        return intake
    }

    /// What makes two rows the same among those of a source.
    private struct Key: Hashable {
        let kind: EntityKind
        let identity: String
    }

    /// What is archived of one; without content once it was withdrawn.
    private struct Standing {
        let id: String
        let content: String
    }

    private func existing() throws -> [Key: Standing] {
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT kind, identity, id, content FROM entities WHERE source = ?",
            arguments: [batch.source.text]
        )
        var known: [Key: Standing] = [:]
        while let row = try rows.next() {
            guard let kind = EntityKind(rawValue: row[0]) else { continue }
            known[Key(kind: kind, identity: row[1])] = Standing(id: row[2], content: row[3])
        }
        return known
    }

    private func insert(_ received: ReceivedEntity, _ key: Key, _ content: String) throws {
        let name = "\(key.kind.rawValue):\(key.identity)"
        var length = 10
        var id = ItemID(source: batch.source, identity: name, length: length)
        while try exists("id = ?", id.text) {
            length += 2
            id = ItemID(source: batch.source, identity: name, length: length)
        }
        let address = try EntityAddress.make(received.entity, id: id) {
            try exists("kind = '\(key.kind.rawValue)' AND address = ?", $0)
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO entities (id, source, kind, identity, address, origin, first_seen,
                    changed_at, content) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            id.text, batch.source.text, key.kind.rawValue, key.identity, address,
            batch.origin.rawValue, batch.receivedAt.seconds, batch.receivedAt.seconds, content,
        ])
        try log(id.text, "added")
    }

    private func exists(_ condition: String, _ value: String) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM entities WHERE \(condition))"
        )
        return try Bool.fetchOne(statement, arguments: [value]) ?? false
    }

    private func update(_ existing: Standing, _ content: String) throws {
        try database.cachedStatement(
            sql: """
                UPDATE entities SET content = ?, changed_at = ?, origin = ?, withdrawn_at = NULL
                WHERE id = ?
                """
        ).execute(arguments: [
            content, batch.receivedAt.seconds, batch.origin.rawValue, existing.id,
        ])
        try log(existing.id, existing.content.isEmpty ? "restored" : "updated")
    }

    /// Identity and address stay, for the case that it comes back; what was said of it goes: it may be a person.
    private func withdraw(_ existing: Standing) throws {
        try database.execute(
            sql: "UPDATE entities SET content = '', withdrawn_at = ? WHERE id = ?",
            arguments: [batch.receivedAt.seconds, existing.id]
        )
        try log(existing.id, "withdrawn")
    }

    private func log(_ id: String, _ what: String) throws {
        try database.cachedStatement(
            sql: "INSERT INTO changes (item, at, what) VALUES (?, ?, ?)"
        ).execute(arguments: [id, batch.receivedAt.seconds, what])
    }
}

extension EntityIngest {
    /// The first real answer replaces a source's samples without a trace.
    func removeSamples() throws {
        try database.execute(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'removed' FROM entities WHERE source = ? AND origin = 1
                """,
            arguments: [batch.receivedAt.seconds, batch.source.text]
        )
        try database.execute(
            sql: "DELETE FROM entities WHERE source = ? AND origin = 1",
            arguments: [batch.source.text]
        )
    }
}
