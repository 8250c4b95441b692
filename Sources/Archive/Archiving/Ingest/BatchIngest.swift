import Basics
import Domain
import Foundation
import GRDB

/// Takes one batch into the archive: new items get their address, changed ones a revision.
struct BatchIngest {
    let database: Database
    let batch: ReceivedBatch
    let rules: ClassificationRules
    let standings: SourceStandings
    /// Cleans the texts of new items; nil where that is left for later.
    let cleaning: IngestCleaning.Intake?

    /// The newest earlier forms of an item that are kept: live blogs change all day.
    static let keptRevisions = 20
    /// What an earlier form keeps.
    private static let keptColumns = ["received_hash", "title", "summary", "content"]

    func run() throws -> IngestTally {
        var intake = IngestTally()
        if batch.origin == .live {
            if standings.hasSamples(batch.source) {
                try removeSamples()
                try entities.removeSamples()
            }
        } else if try hasLiveItems() {
            // A sample says nothing about a source that has answered once.
            return intake
        }
        var known = try ExistingItems(of: batch, in: database)
        intake.remarks = try RenamedFiles(database: database, batch: batch).adopt(known)
        if !intake.remarks.isEmpty { known = try ExistingItems(of: batch, in: database) }
        var identities = try IdentityResolution(of: batch, in: database)
        var fingerprint = ContentFingerprint()
        var seen: Set<String> = []
        var keptOut: [String] = []
        let erased = standings.erased(of: batch.source)
        // Those of a usual feed are too few to be handed to others.
        let arriving = PipelineStage { [batch, rules] item in
            NewItem(item, in: batch, rules: rules)
        } take: { _, item in
            try insert(item)
            intake.added += 1
            if item.row.settled.isExcluded { intake.filtered += 1 }
        }
        for (place, received) in batch.items.enumerated() {
            var item = received
            guard let identity = identities.identity(of: item, at: place),
                seen.insert(identity).inserted
            else { continue }
            item.identity = identity
            if !erased.isEmpty, erased.contains(ErasedItems.mark(identity)) {
                keptOut.append(identity)
                intake.erasedFrom.insert(batch.source)
                if batch.source == Source.ownID { intake.remarks.append(Self.stillThere(identity)) }
                continue
            }
            guard let found = try known[identity] else {
                try arriving.add(item)
                continue
            }
            let hash = fingerprint.of(item)
            var existing = found
            if found.hash != hash,
                case let other = try identities.identity(ofChanged: item), other != identity
            {
                item.identity = other
                guard let namesake = try known[other] else {
                    try arriving.add(item)
                    continue
                }
                existing = namesake
            }
            if existing.isKeptOut {
                keptOut.append(item.identity)
                continue
            }
            if existing.hash == hash, !existing.isWithdrawn { continue }
            guard let archived = try archived(item.identity) else { continue }
            if existing.isWithdrawn { try restore(archived.id) }
            guard existing.hash != hash else { continue }
            let isSeed = existing.hash == SeedIngest.hash
            let settled = try update(item, archived, hash: hash, isSeed: isSeed)
            if !isSeed { intake.updated += 1 }
            if settled.isExcluded { intake.filtered += 1 }
        }
        try arriving.finish()
        if batch.isComplete {
            for identity in known.missing(from: seen.union(batch.untold)) {
                guard let archived = try archived(identity) else { continue }
                try withdraw(archived.id)
                // A draft that goes was never there for anybody.
                if archived.isPublic { intake.withdrawn += 1 }
            }
        }
        intake += try entities.run()
        try EntryFingerprints(database: database)
            .keep(batch.entries, without: keptOut + identities.shared, of: batch.source)
        try noteSource()
        return intake
    }

    private var entities: EntityIngest {
        EntityIngest(database: database, batch: batch, language: rules.firstLanguage)
    }

    /// What only the newsroom can take away.
    private static func stillThere(_ identity: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "it still holds what is to be erased",
            path: "Content/articles/\(identity).md",
            hint: "delete the file; its address goes on answering 410"
        )
    }

    /// What an item that changed keeps.
    private struct Known {
        let id: String
        let firstSeen: Date
        let neighbour: Date?
        let isPublic: Bool

        enum Column: Int, SelectedColumn {
            case id, firstSeen, neighbour, publicSince
        }

        init(_ row: SelectedRow<Column>) throws {
            id = try row[.id]
            firstSeen = Date(seconds: try row[.firstSeen])
            neighbour = try (row[.neighbour] as Int?).map { Date(seconds: $0) }
            isPublic = try row[.publicSince] as Int? != nil
        }
    }

    private func archived(_ identity: String) throws -> Known? {
        try Known.Column.first(
            in: database,
            "FROM items WHERE source = ? AND identity = ?",
            [batch.source.text, identity],
            read: Known.init
        )
    }

    private func hasLiveItems() throws -> Bool {
        let statement = try database.cachedStatement(
            sql: """
                SELECT EXISTS (SELECT 1 FROM items WHERE source = :source AND origin = 0)
                    OR EXISTS (SELECT 1 FROM entities WHERE source = :source AND origin = 0)
                """
        )
        return try Bool.fetchOne(statement, arguments: ["source": batch.source.text]) ?? false
    }

    /// The first real answer replaces a source's samples without a trace.
    private func removeSamples() throws {
        let source = batch.source.text
        try database.repeated(
            sql: """
                INSERT INTO changes (item, at, what)
                SELECT id, ?, 'removed' FROM items WHERE source = ? AND origin = 1
                """,
            arguments: [batch.receivedAt.seconds, source]
        )
        try database.repeated(
            sql: """
                DELETE FROM revisions WHERE item IN
                    (SELECT id FROM items WHERE source = ? AND origin = 1)
                """,
            arguments: [source]
        )
        try database.repeated(
            sql: """
                UPDATE items SET duplicate_of = NULL WHERE duplicate_of IN
                    (SELECT id FROM items WHERE source = ? AND origin = 1)
                """,
            arguments: [source]
        )
        try database.repeated(
            sql: "DELETE FROM items WHERE source = ? AND origin = 1",
            arguments: [source]
        )
        guard database.changesCount > 0 else { return }
        try Namesakes(database: database, source: batch.source).forgetMissing()
    }

    /// The row stays with its identity and address: a file that comes back is the same article.
    private func withdraw(_ id: String) throws {
        try database.repeated(
            sql: "UPDATE items SET withdrawn_at = ? WHERE id = ?",
            arguments: [batch.receivedAt.seconds, id]
        )
        try log(id, "withdrawn")
    }

    private func restore(_ id: String) throws {
        try database.repeated(
            sql: "UPDATE items SET withdrawn_at = NULL WHERE id = ?",
            arguments: [id]
        )
        try log(id, "restored")
    }

    /// The newsroom's own files are looked at in each build: that alone is no news.
    private func noteSource() throws {
        let isOwn = batch.source == Source.ownID
        let row: WrittenRow = [
            "id": batch.source.text,
            "title": batch.title,
            "home": batch.home,
            "summary": batch.summary,
            "origin": batch.origin.rawValue,
            "accepted_at": batch.receivedAt.seconds,
            "reading": StoredJSON.text(batch.reading),
            "is_reread": false,
        ]
        try row.put(
            into: "sources",
            key: ["id"],
            where: isOwn ? "title IS NOT excluded.title" : "TRUE",
            in: database
        )
    }

    private func log(_ id: String, _ what: String) throws {
        try ChangeLog(database: database, now: batch.receivedAt.seconds).note(id, what)
    }
}

extension BatchIngest {
    private func insert(_ new: NewItem) throws {
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
    private func update(
        _ received: ReceivedItem,
        _ archived: Known,
        hash: Data,
        isSeed: Bool
    ) throws -> Classification {
        let isSeen = batch.source == Source.ownID && archived.isPublic && !isSeed
        let item =
            isSeen
            ? try TextChange(database: database)
                .dated(received, archived: archived.id, at: batch.receivedAt) : received
        let kept = Self.keptColumns.joined(separator: ", ")
        if !isSeed {
            try database.cachedStatement(
                sql: """
                    INSERT INTO revisions (item, replaced_at, \(kept))
                    SELECT id, ?, \(kept) FROM items WHERE id = ?
                    """
            ).execute(arguments: [batch.receivedAt.seconds, archived.id])
        }
        try database.repeated(
            sql: """
                DELETE FROM revisions WHERE item = ? AND rowid NOT IN
                    (SELECT rowid FROM revisions WHERE item = ? ORDER BY rowid DESC LIMIT ?)
                """,
            arguments: [archived.id, archived.id, Self.keptRevisions]
        )
        let settled = Classification(
            Classification.Settled(item),
            of: batch.source,
            neighbour: archived.neighbour,
            firstSeen: archived.firstSeen,
            rules: rules
        )
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
        try log(archived.id, "updated")
        return settled
    }
}
