import Basics
import Domain
import Foundation
import GRDB

/// Takes one batch into the archive: new items get their address, changed ones a revision.
///
/// In two steps, between which the batch before this one can be finished: what new items come to is worked out beside that.
final class BatchIngest {
    let database: Database
    let batch: ReceivedBatch
    let rules: ClassificationRules
    /// Cleans the texts of new items; nil where that is left for later.
    let cleaning: IngestCleaning.Intake?
    private let standings: SourceStandings

    private var intake = IngestTally()
    private var rest: Rest?

    /// What the first step leaves to be done.
    private struct Rest {
        let known: ExistingItems
        let sorting: ItemSorting
        let arriving: PipelineStage<ReceivedItem, NewItem, any Error>
        let keptOut: [String]
    }

    init(
        _ batch: ReceivedBatch,
        into database: Database,
        rules: ClassificationRules,
        standings: SourceStandings,
        cleaning: IngestCleaning.Intake?
    ) {
        self.batch = batch
        self.database = database
        self.rules = rules
        self.standings = standings
        self.cleaning = cleaning
    }

    /// How much is to be looked at.
    var size: Int { batch.items.count + batch.entities.count }

    /// Takes in what changed, and begins with what is new; of many new items the first are taken in.
    ///
    /// - Throws: what SQLite says.
    func begin() throws {
        if batch.origin == .live {
            if standings.hasSamples(batch.source) {
                try removeSamples()
                try entities.removeSamples()
            }
        } else if try hasLiveItems() {
            // A sample says nothing about a source that has answered once.
            return
        }
        var known = try ExistingItems(of: batch, in: database)
        intake.remarks = try RenamedFiles(database: database, batch: batch).adopt(known)
        let reissued = try ReissuedIdentities(database: database, batch: batch).adopt(known)
        if reissued > 0 { intake.remarks.append(Self.knownAgain(reissued, of: batch.source)) }
        if !intake.remarks.isEmpty { known = try ExistingItems(of: batch, in: database) }
        var sorting = try ItemSorting(of: batch, known, standings, rules, in: database)
        var keptOut: [String] = []
        let arriving = PipelineStage { [batch, rules] item in
            NewItem(item, in: batch, rules: rules)
        } take: { [unowned self] _, item in
            try insert(item)
            intake.added += 1
            if item.row.settled.isExcluded { intake.filtered += 1 }
        }
        for (place, item) in batch.items.enumerated() {
            switch try sorting.course(of: item, at: place) {
            case .nothing: break
            case .new(let item): try arriving.add(item)
            case .change(let change): try take(change)
            case .keptOut(let identity): keptOut.append(identity)
            case .erased(let identity):
                keptOut.append(identity)
                intake.erasedFrom.insert(batch.source)
                if batch.source == Source.ownID { intake.remarks.append(Self.stillThere(item)) }
            }
        }
        arriving.begin()
        rest = Rest(known: known, sorting: sorting, arriving: arriving, keptOut: keptOut)
    }

    /// Takes in the rest.
    ///
    /// - Returns: what changed.
    /// - Throws: what SQLite says.
    func finish() throws -> IngestTally {
        guard let rest else { return intake }
        try rest.arriving.finish()
        if batch.isComplete { try withdrawMissing(rest) }
        intake += try entities.run()
        try EntryFingerprints(database: database)
            .keep(batch.entries, without: rest.keptOut + rest.sorting.shared, of: batch.source)
        try noteSource()
        return intake
    }

    private func withdrawMissing(_ rest: Rest) throws {
        let answer = rest.sorting.seen.union(batch.untold.map(ExactIdentity.init))
        for identity in rest.known.missing(from: answer) {
            guard let archived = try archived(identity) else { continue }
            try withdraw(archived.id)
            // A draft that goes was never there for anybody.
            if archived.isPublic { intake.withdrawn += 1 }
        }
    }

    private func take(_ change: ItemSorting.Change) throws {
        guard let archived = try archived(change.item.identity) else { return }
        if change.before.isWithdrawn { try restore(archived.id) }
        guard change.before.hash != change.hash else { return }
        let isSeed = change.before.hash == SeedIngest.hash
        // Nothing that readers would look for is new then.
        let isUnsaid = change.isUnsaid
        let settled = try update(
            change.item,
            archived,
            hash: change.hash,
            isSeed: isSeed,
            as: isUnsaid ? "settled" : "updated"
        )
        if !isSeed, !isUnsaid { intake.updated += 1 }
        let wasShown = archived.isShown(at: batch.receivedAt) && !change.before.isWithdrawn
        if !isSeed, wasShown, let note = gone(change.item, settled) {
            intake.remarks.append(note)
        }
        if settled.isExcluded { intake.filtered += 1 }
    }

    private var entities: EntityIngest {
        EntityIngest(database: database, batch: batch, language: rules.firstLanguage)
    }

    /// That readers find an article of the newsroom's own no more, unless a build shows also what waits; nil for one
    /// that they find.
    private func gone(_ item: ReceivedItem, _ settled: Classification) -> Diagnostic? {
        guard batch.source == Source.ownID else { return nil }
        let (now, option): (String, String)
        if item.isDraft {
            (now, option) = ("is a draft now", "--drafts")
        } else if let until = settled.holdUntil, until > batch.receivedAt {
            (now, option) = ("waits until \(rules.day(of: until).dashed)", "--future")
        } else {
            return nil
        }
        return Diagnostic(
            .note,
            "the article was published, and \(now); "
                + "without \(option) its page says that it is gone",
            path: "Content/\(item.ownFile)"
        )
    }

    /// What only the newsroom can take away.
    private static func stillThere(_ item: ReceivedItem) -> Diagnostic {
        Diagnostic(
            .warning,
            "it still holds what is to be erased",
            path: "Content/\(item.ownFile)",
            hint: "delete the file; its address goes on saying that it is gone"
        )
    }

    private static func knownAgain(_ count: Int, of source: SourceID) -> Diagnostic {
        Diagnostic(
            .note,
            count == 1
                ? "an article has another id now, and keeps its address"
                : "\(count) articles have other ids now, and keep their addresses",
            path: source.text
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
}
