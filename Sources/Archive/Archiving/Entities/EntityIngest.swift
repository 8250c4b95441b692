import Basics
import Domain
import Foundation
import GRDB

/// Takes what one batch brought besides news into the archive; addresses are fixed with the first archiving.
struct EntityIngest {
    let database: Database
    let batch: ReceivedBatch
    /// The site's first, in which addresses are made.
    let language: Language

    func run() throws -> IngestTally {
        var intake = IngestTally()
        let known = try adoptingRenamed(try existing())
        guard !known.isEmpty || !batch.entities.isEmpty else { return intake }
        var seen: Set<Key> = []
        let writing = PipelineStage<ReceivedEntity, String, any Error> {
            StoredEntity.text($0.entity)
        } take: { received, content in
            let key = Key(received)
            guard seen.insert(key).inserted else { return }
            guard let existing = known[key] else {
                try insert(received, key, content)
                intake.added += 1
                return
            }
            guard existing.content != content else { return }
            try noteWithheld(existing, received.entity)
            if EntityForm.isSame(existing.content, content, of: key.kind) {
                try rewrite(existing, content)
                return
            }
            try update(existing, content)
            if existing.content.isEmpty { intake.added += 1 } else { intake.updated += 1 }
        }
        for entity in batch.entities { try writing.add(entity) }
        try writing.finish()
        guard batch.isComplete else { return intake }
        let past = PastEvents(batch)
        let gone = known.filter {
            !seen.contains($0.key) && !$0.value.content.isEmpty
                && !batch.untold.contains($0.key.identity)
                && !past.keeps($0.value.content, of: $0.key.kind)
        }
        for (key, existing) in gone.sorted(by: { $0.value.id < $1.value.id }) {
            try withdraw(existing, of: key.kind)
            intake.withdrawn += 1
        }
        return intake
    }

    /// What makes two rows the same among those of a source.
    private struct Key: Hashable {
        let kind: EntityKind
        let identity: String

        init(kind: EntityKind, identity: String) {
            self.kind = kind
            self.identity = identity
        }

        init(_ received: ReceivedEntity) {
            self.init(kind: received.entity.kind, identity: received.identity)
        }
    }

    /// What is archived of one; without content once it was withdrawn.
    private struct Standing {
        let id: String
        let content: String
    }

    private func existing() throws -> [Key: Standing] {
        let rows = try Column.rows(
            in: database,
            "FROM entities WHERE source = ?",
            [batch.source.text],
            isRepeated: true
        )
        var known: [Key: Standing] = [:]
        while let row = try rows.next() {
            guard let kind = EntityKind(rawValue: try row[.kind]) else { continue }
            known[Key(kind: kind, identity: try row[.identity])] = Standing(
                id: try row[.id],
                content: try row[.content]
            )
        }
        return known
    }

    private enum Column: Int, SelectedColumn {
        case kind, identity, id, content
    }

    /// Gives what the newsroom has in files the new names of those files, so that it keeps its address: of what is gone and
    /// what is new, two that say the same in all are one, where no third does.
    private func adoptingRenamed(_ known: [Key: Standing]) throws -> [Key: Standing] {
        guard batch.source == Source.ownID, batch.isComplete else { return known }
        let named = Set(batch.entities.map { Key($0) })
        let gone = known.filter { key, standing in
            !named.contains(key) && !standing.content.isEmpty
                && !batch.untold.contains(key.identity)
        }
        guard !gone.isEmpty else { return known }
        let former = Dictionary(grouping: gone) {
            Content(kind: $0.key.kind, text: $0.value.content)
        }
        let new = Dictionary(grouping: batch.entities.filter { known[Key($0)] == nil }) {
            Content(kind: $0.entity.kind, text: StoredEntity.text($0.entity))
        }
        var adopted = known
        for (content, received) in new.sorted(by: { $0.key.text < $1.key.text }) {
            guard let only = received.first, received.count == 1,
                let old = former[content]?.first, former[content]?.count == 1
            else { continue }
            let key = Key(only)
            let row: WrittenRow = ["identity": key.identity]
            try row.update("entities", where: "id = ?", [old.value.id], in: database)
            try log(old.value.id, "renamed")
            adopted[old.key] = nil
            adopted[key] = old.value
        }
        return adopted
    }

    /// What one says, in full.
    private struct Content: Hashable {
        let kind: EntityKind
        let text: String
    }

    private func insert(_ received: ReceivedEntity, _ key: Key, _ content: String) throws {
        let name = "\(key.kind.rawValue):\(key.identity)"
        var length = 10
        var id = ItemID(source: batch.source, identity: name, length: length)
        while try exists("id = ?", id.text) {
            length += 2
            id = ItemID(source: batch.source, identity: name, length: length)
        }
        let address = try EntityAddress.make(received.entity, in: language, id: id) {
            try exists("kind = '\(key.kind.rawValue)' AND address = ?", $0)
        }
        let row: WrittenRow = [
            "id": id.text,
            "source": batch.source.text,
            "kind": key.kind.rawValue,
            "identity": key.identity,
            "address": address,
            "origin": batch.origin.rawValue,
            "first_seen": batch.receivedAt.seconds,
            "changed_at": batch.receivedAt.seconds,
            "content": content,
        ]
        try row.insert(into: "entities", in: database)
        try log(id.text, "added")
    }

    private func exists(_ condition: String, _ value: String) throws -> Bool {
        let statement = try database.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM entities WHERE \(condition))"
        )
        return try Bool.fetchOne(statement, arguments: [value]) ?? false
    }

    private func update(_ existing: Standing, _ content: String) throws {
        let row: WrittenRow = [
            "content": content,
            "changed_at": batch.receivedAt.seconds,
            "origin": batch.origin.rawValue,
            "withdrawn_at": nil,
        ]
        try row.update("entities", where: "id = ?", [existing.id], in: database)
        try log(existing.id, existing.content.isEmpty ? "restored" : "updated")
    }

    /// Says the same in another form, as a newer program writes it: whoever keeps it by the time of its last change is not
    /// to hear of it.
    private func rewrite(_ existing: Standing, _ content: String) throws {
        let row: WrittenRow = ["content": content, "origin": batch.origin.rawValue]
        try row.update("entities", where: "id = ?", [existing.id], in: database)
        try log(existing.id, "settled")
    }

    /// What a person no longer allows must not come back with a former edition.
    private func noteWithheld(_ existing: Standing, _ entity: Entity) throws {
        guard case .person(let now) = entity,
            case .person(let before)? = StoredEntity.entity(existing.content, of: .person)
        else { return }
        let withheld = WithheldFields(from: before, to: now)
        if !withheld.isEmpty { try log(existing.id, withheld.text) }
    }

    /// Identity and address stay, for the case that it comes back; what was said of it goes: it may be a person. What a person
    /// had allowed is noted, as they may come back with less.
    private func withdraw(_ existing: Standing, of kind: EntityKind) throws {
        if kind == .person,
            case .person(let before)? = StoredEntity.entity(existing.content, of: .person)
        {
            let withheld = WithheldFields(of: before)
            if !withheld.isEmpty { try log(existing.id, withheld.text) }
        }
        let row: WrittenRow = ["content": "", "withdrawn_at": batch.receivedAt.seconds]
        try row.update("entities", where: "id = ?", [existing.id], in: database)
        try log(existing.id, "withdrawn")
    }

    private func log(_ id: String, _ what: String) throws {
        try ChangeLog(database: database, now: batch.receivedAt.seconds).note(id, what)
    }
}

extension EntityIngest {
    /// The first real answer replaces a source's samples without a trace.
    func removeSamples() throws {
        try database.repeated(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'removed' FROM entities WHERE source = ? AND origin = 1
                """,
            arguments: [batch.receivedAt.seconds, batch.source.text]
        )
        try database.repeated(
            sql: "DELETE FROM entities WHERE source = ? AND origin = 1",
            arguments: [batch.source.text]
        )
    }
}
