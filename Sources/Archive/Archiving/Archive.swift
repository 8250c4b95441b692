import Basics
public import Domain
public import Foundation
import GRDB

/// Everything the site ever received, by identity, in one SQLite file.
public struct Archive: Sendable {
    let database: DatabasePool
    let files: ArchiveFiles
    private let use: Use
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
        use = .writing
        database = try ArchiveOpening(
            files: files,
            patience: patience,
            wasThere: wasThere,
            program: program,
            report: report
        ).run()
    }

    /// Opens an archive that may not be written, to look at it: its file as it lies there, or else a copy.
    ///
    /// - Parameters:
    ///   - file: where the archive lies.
    ///   - wasThere: whether the rest of the state says that there was an archive.
    /// - Throws: `ArchiveError` when the file was written by a newer program, or can neither be read nor copied.
    public init(lookingAt file: URL, wasThere: Bool = false) throws(ArchiveError) {
        let original = ArchiveFiles(file.path(percentEncoded: false))
        let found = try ArchiveLooking(files: original, wasThere: wasThere).run()
        database = found.database
        use = .looking(copy: found.copy)
        files = found.files
    }

    /// What it was opened for.
    private enum Use {
        case writing
        /// - Parameter copy: the folder of the copy that is looked at; nil for the file itself.
        case looking(copy: URL?)
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
        if case .looking(let copy) = use {
            defer { if let copy { try? FileManager.default.removeItem(at: copy) } }
            return try database.close()
        }
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
    /// Takes in one build's answers, and settles what they touch, in a single transaction.
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
            try IngestTransaction(
                database: database,
                files: files,
                rules: rules,
                keeping: keeping,
                now: now
            ).run(batches, cleaning: cleaning)
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
            let ready = try IngestTransaction(
                database: database,
                files: files,
                rules: rules,
                keeping: keeping,
                now: now
            ).prepare()
            return (ready.clock.time, [ready.clock.remark, ready.remark].compactMap(\.self))
        }
    }

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
