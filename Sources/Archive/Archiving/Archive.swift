import Basics
public import Domain
public import Foundation
import GRDB

/// Everything the site ever received, by identity, in one SQLite file.
public struct Archive: Sendable {
    let database: DatabasePool
    let files: ArchiveFiles
    private let closing = OnceOnly()
    private let relief = LogRelief()

    /// Opens or creates the archive; one that was damaged is mended or set aside, and reported.
    ///
    /// - Parameters:
    ///   - file: where the archive lies.
    ///   - patience: how long another program that writes it is waited for, in seconds.
    ///   - wasThere: whether the rest of the state says that there was an archive.
    ///   - program: what programs that cannot read it call the one that made it so.
    ///   - report: is told of a file that was mended, set aside or taken over.
    /// - Throws: `ArchiveError` when the file was written by a newer program or cannot be opened.
    public init(
        at file: URL,
        patience: Double = 10,
        wasThere: Bool = false,
        program: String? = nil,
        report: @escaping (Diagnostic) -> Void
    ) throws(ArchiveError) {
        files = ArchiveFiles(file.path(percentEncoded: false))
        database = try ArchiveOpening(
            files: files,
            patience: patience,
            wasThere: wasThere,
            program: program,
            report: report
        ).run()
    }

    /// The newest schema that this program reads.
    public static var schema: Int { ArchiveSchema.version }

    /// Ends all reading and writing, and notes that the file is whole as it lies there; once it is closed, the file is
    /// left to whoever opens it next.
    public func close() throws {
        try closing.run { try end() }
    }

    private func end() throws {
        relief.finish()
        // One file holds everything then, and the next build has no log to go through; where somebody else reads
        // the archive just now, the log stays.
        var changed: Set<Int>?
        _ = try? database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA busy_timeout = 0")
            let log = LogPages(files.log)
            changed = log?.pages
            if let log, !log.pages.isEmpty {
                try ArchiveGeneration.renew(database, after: log)
                changed?.insert(0)
            }
            try database.checkpoint(.truncate)
        }
        try database.close()
        ArchiveKeeper(files).close(changed: changed)
    }

    /// Has what was written put into its place when it is much: the log would grow without end.
    func relieve() {
        guard ArchiveFiles.size(files.log) > Self.longestLog else { return }
        relief.begin(files)
    }

    private static let longestLog = 64 << 20
    /// Beyond it, texts are cleaned when the transaction has ended: nothing leaves the log before.
    private static let longestIngest = 256 << 20

    /// Whether a failure may come from a damaged file.
    public static func mayBeDamage(_ error: any Error) -> Bool {
        if error is RowDecodingError { return true }
        guard let error = error as? DatabaseError else { return false }
        return ArchiveOpening.meansDamage(error) || error.resultCode == .SQLITE_CONSTRAINT
            || error.resultCode == .SQLITE_IOERR
    }

    /// Lets the next opening look through all of the file.
    public func doubt() {
        ArchiveKeeper(files).doubt()
    }

    /// What a failure of the archive means; nil for one that says it itself.
    public func explanation(of error: any Error) -> ArchiveError? {
        if error is RowDecodingError {
            return .unusable(path: files.archive, reason: "a row holds what it cannot hold")
        }
        guard let error = error as? DatabaseError else { return nil }
        if error.resultCode == .SQLITE_FULL { return .full(path: files.archive) }
        guard error.resultCode == .SQLITE_BUSY || error.resultCode == .SQLITE_LOCKED else {
            return .unusable(path: files.archive, reason: error.description)
        }
        return .locked(path: files.archive, holders: FileHolders.of(files.archive))
    }
}

extension Archive {
    /// Takes in one build's answers in a single transaction, then settles what they touched.
    ///
    /// - Parameters:
    ///   - batches: what the sources brought; each is let go before the next is asked for, but for few texts that are being
    ///     cleaned.
    ///   - rules: where items belong.
    ///   - keeping: how much is kept, what is removed for good, and what has moved.
    ///   - cleaning: how new texts are cleaned on the way; nil where that is left for later.
    ///   - now: the build's clock.
    /// - Returns: what changed.
    /// - Throws: what SQLite says.
    public func take(
        in batches: some Sequence<ReceivedBatch>,
        rules: ClassificationRules,
        keeping: KeepingRules = KeepingRules(),
        cleaning: IngestCleaning? = nil,
        at now: Date
    ) throws -> IngestTally {
        defer { relieve() }
        return try durably { database in
            var intake = IngestTally()
            let changes = database.totalChangesCount
            try Reclassification(database: database, rules: rules).runIfRulesChanged()
            let chronology = Chronology(database: database, rules: rules, now: now)
            let standing = try chronology.begin()
            let upkeep = RetentionSweep(database: database, rules: keeping, now: now)
            try upkeep.readmit()
            let removals = Removals(
                database: database,
                rules: keeping,
                settlement: rules,
                now: now
            )
            try removals.readmit()
            let renamed = try RenamedSources(database, rules: rules)
            // Numbers of samples that went are given again.
            let newest = try Int.fetchOne(database, sql: Self.newestLive) ?? 0
            let standings = try SourceStandings(database)
            let cleaning = try cleaning?.intake(in: database)
            let ingests = IngestsInTurn()
            for batch in batches {
                try ingests.add(
                    BatchIngest(
                        batch.received(notBefore: standing.time),
                        into: database,
                        rules: rules,
                        standings: standings,
                        cleaning: ArchiveFiles.size(files.log) > Self.longestIngest ? nil : cleaning
                    )
                )
            }
            intake += try ingests.finish()
            try cleaning?.finish()
            intake.remarks += try renamed.remarks()
            let retired = try upkeep.run(standing)
            intake.retired = retired.gone
            intake.remarks += [retired.remark].compactMap(\.self)
            try MovedAddresses(database: database).keep(keeping.moves)
            if intake.added > 0 {
                intake.folded = try DuplicateFolding(
                    database: database,
                    authority: AddressAuthority(rules: rules),
                    lastKnown: newest
                ).run()
            }
            let removed = try removals.run(after: newest)
            intake.retired += removed.gone
            intake.erased += removed.erased
            intake.erasedFrom.formUnion(removed.erasedFrom)
            intake.remarks += removed.remarks
            // What is still looked for is not given up because the clock jumped.
            let settled = standing.jumpedFrom ?? now
            let related = RelatedFinding(database: database, now: settled.seconds)
            if !rules.relates {
                try related.forget()
            } else if intake.added + intake.updated > 0 {
                try related.run(after: newest)
            }
            intake.groupedWeeks = try StorySettling(database: database, stories: rules.stories)
                .run()
            try Self.notePublic(database, at: now)
            try chronology.end(changes: database.totalChangesCount != changes)
            return intake
        }
    }

    /// Makes the archive ready for a build, before any source is asked.
    ///
    /// - Returns: the time by which this build notes what it finds, which is never long before what was noted already,
    ///   and what a person should know before.
    /// - Throws: what SQLite says.
    public func begin(
        rules: ClassificationRules,
        keeping: KeepingRules = KeepingRules(),
        at now: Date
    ) throws -> (time: Date, remarks: [Diagnostic]) {
        try durably { database in
            let standing = try Chronology(database: database, rules: rules, now: now).begin()
            try RetentionSweep(database: database, rules: keeping, now: now).readmit()
            let readmitted = try Removals(
                database: database,
                rules: keeping,
                settlement: rules,
                now: now
            ).readmit()
            return (standing.time, [standing.remark, readmitted].compactMap(\.self))
        }
    }

    private static let newestLive = """
        SELECT number FROM items WHERE origin = 0 ORDER BY number DESC LIMIT 1
        """

    /// Runs a transaction that a cut of power cannot undo: what follows relies on it, as the validators of
    /// the answers do.
    func durably<Value>(_ change: (Database) throws -> Value) throws -> Value {
        try database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            defer { try? database.execute(sql: "PRAGMA synchronous = NORMAL") }
            var value: Value?
            try database.inTransaction {
                value = try change(database)
                return .commit
            }
            guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
            return value
        }
    }

    /// Gives the items of sources that were renamed to their new names, with ids and addresses as they are.
    ///
    /// - Parameter sources: those of the configuration.
    /// - Returns: which of them were known by their addresses alone.
    /// - Throws: what SQLite says.
    @discardableResult
    public func adoptFormerNames(of sources: [Source]) throws -> [Diagnostic] {
        try database.write { database in
            let addresses = try SourceAddresses(database)
            let known = try addresses.renamed(sources)
            for source in sources {
                for former in source.formerly + [known[source.id]].compactMap(\.self) {
                    try RenamedSources.adopt(former, as: source.id, in: database)
                }
            }
            try addresses.keep(sources)
            return known.sorted { $0.key < $1.key }.map(RenamedSources.recognised)
        }
    }

    /// From now on these items have a page: their address is fixed, and if they go, a tombstone stays.
    private static func notePublic(_ database: Database, at now: Date) throws {
        try database.execute(
            sql: """
                UPDATE items SET public_since = :now
                WHERE public_since IS NULL AND withdrawn_at IS NULL AND duplicate_of IS NULL
                    AND is_draft = 0 AND is_excluded = 0 AND (hold_until IS NULL OR hold_until <= :now)
                    AND (expires IS NULL OR expires > :now)
                """,
            arguments: ["now": now.seconds]
        )
    }

    /// The number of the newest change; a build with the same number reads the same archive.
    public func newestChangeNumber() throws -> Int {
        try database.read { database in
            try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0
        }
    }

    /// Differs whenever anything differs that an edition may show.
    public func fingerprint() throws -> UInt64 {
        try database.read { try ArchiveFingerprint.of($0) }
    }

    /// As of when the last build was that changed anything; nil where there was none.
    public func lastClock() throws -> Date? {
        try database.read { try Chronology.last(in: $0) }
    }

    /// Sources whose last answer is to be read once more: something of it may come back.
    public func sourcesToRead() throws -> Set<SourceID> {
        try database.read { database in
            let ids = try String.fetchAll(
                database,
                sql: "SELECT id FROM sources WHERE is_reread = 1"
            )
            return Set(ids.map { SourceID($0) })
        }
    }

    /// Sources of which a real answer was ever accepted.
    public func sourcesWithLiveItems() throws -> Set<SourceID> {
        try database.read { database in
            let ids = try String.fetchAll(
                database,
                sql: "SELECT id FROM sources WHERE origin = 0"
            )
            return Set(ids.map { SourceID($0) })
        }
    }
}
