public import Domain
public import Foundation
import GRDB

/// Everything the site ever received, by identity, in one SQLite file.
public struct Archive: Sendable {
    let database: DatabasePool

    /// Opens or creates the archive; a corrupt file is set aside beside it and reported.
    ///
    /// - Parameters:
    ///   - file: where the archive lies.
    ///   - report: is told of a file that was set aside.
    /// - Throws: `ArchiveError` when the file was written by a newer program or cannot be opened.
    public init(at file: URL, report: (Diagnostic) -> Void) throws(ArchiveError) {
        let path = file.path(percentEncoded: false)
        do {
            database = try Self.open(path)
        } catch let error as ArchiveError {
            throw error
        } catch let error as DatabaseError where Self.meansCorrupt(error) {
            let aside = Self.setAside(path)
            report(
                Diagnostic(
                    .warning,
                    "the archive is damaged and was set aside as \(aside)",
                    path: path,
                    hint: "a new one is filled from the sources; restore a backup to keep old items"
                )
            )
            do {
                database = try Self.open(path)
            } catch {
                throw .unusable(path: path, reason: "\(error)")
            }
        } catch {
            throw .unusable(path: path, reason: "\(error)")
        }
    }

    private static func open(_ path: String) throws -> DatabasePool {
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            // The size of a page is chosen once, before the file has any. Who only reads goes through the file in
            // its order, and there are several of them.
            try database.execute(
                sql: """
                    PRAGMA page_size = 8192;
                    PRAGMA synchronous = NORMAL;
                    PRAGMA cache_size = \(database.configuration.readonly ? -4000 : -8000);
                    """
            )
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        let found = try pool.read { database -> Int in
            try ArchiveSchema.migrator.appliedIdentifiers(database).compactMap { Int($0) }.max()
                ?? 0
        }
        guard found <= ArchiveSchema.version else {
            throw ArchiveError.newerSchema(path: path, found: found, known: ArchiveSchema.version)
        }
        if !ArchiveSeal(path).holds { try check(pool) }
        try ArchiveSchema.migrator.migrate(pool)
        return pool
    }

    /// Looks at every page of the file, which takes as long as reading it: done when it is not as we left it.
    private static func check(_ pool: DatabasePool) throws {
        try pool.read { database in
            if let problem = try String.fetchOne(database, sql: "PRAGMA quick_check(1)"),
                problem != "ok"
            {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: problem)
            }
        }
    }

    /// Ends all reading and writing, and notes that the file is whole as it lies there.
    public func close() throws {
        let path = database.path
        // One file holds everything then, and the next build has no log to go through; where somebody else reads
        // the archive just now, the log stays.
        _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
        try database.close()
        ArchiveSeal(path).put()
    }

    private static func meansCorrupt(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT].contains(error.resultCode)
    }

    private static func setAside(_ path: String) -> String {
        let manager = FileManager.default
        var number = 1
        while manager.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
        let aside = "\(path).damaged-\(number)"
        try? manager.moveItem(atPath: path, toPath: aside)
        for suffix in ["-wal", "-shm"] {
            try? manager.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        return URL(filePath: aside).lastPathComponent
    }
}

extension Archive {
    /// Takes in one build's answers in a single transaction, then settles what they touched.
    ///
    /// - Parameters:
    ///   - batches: what the sources brought; each is let go before the next is asked for.
    ///   - rules: where items belong.
    ///   - keeping: how much is kept, what is removed for good, and what has moved.
    ///   - now: the build's clock.
    /// - Returns: what changed.
    /// - Throws: what SQLite says.
    public func take(
        in batches: some Sequence<ReceivedBatch>,
        rules: SettlementRules,
        keeping: KeepingRules = KeepingRules(),
        at now: Date
    ) throws -> Intake {
        try durably { database in
            var intake = Intake()
            let changes = database.totalChangesCount
            try Resettlement(database: database, rules: rules).runIfRulesChanged()
            let chronology = Chronology(database: database, rules: rules, now: now)
            let standing = try chronology.begin()
            let upkeep = Upkeep(database: database, rules: keeping, now: now)
            try upkeep.readmit()
            let removals = Removals(
                database: database,
                rules: keeping,
                settlement: rules,
                now: now
            )
            try removals.readmit()
            // Numbers of samples that went are given again.
            let newest = try Int.fetchOne(database, sql: Self.newestLive) ?? 0
            for batch in batches {
                intake += try BatchIntake(
                    database: database,
                    batch: batch.received(notBefore: standing.time),
                    rules: rules
                ).run()
            }
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
            intake.remarks += removed.remarks
            // What is still looked for is not given up because the clock jumped.
            let settled = standing.jumpedFrom ?? now
            let related = RelatedFinding(database: database, now: settled.seconds)
            if !rules.relates {
                try related.forget()
            } else if intake.added + intake.updated > 0 {
                try related.run(after: newest)
            }
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
        rules: SettlementRules,
        keeping: KeepingRules = KeepingRules(),
        at now: Date
    ) throws -> (time: Date, remarks: [Diagnostic]) {
        try durably { database in
            let standing = try Chronology(database: database, rules: rules, now: now).begin()
            try Upkeep(database: database, rules: keeping, now: now).readmit()
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
    private func durably<Value>(_ change: (Database) throws -> Value) throws -> Value {
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
    public func adoptFormerNames(of sources: [Source]) throws {
        try database.write { database in
            for source in sources {
                for former in source.formerly {
                    try ItemMarks(database: database).forget(former)
                    let names = StatementArguments([source.id.text, former.text])
                    try database.execute(
                        sql: "UPDATE OR IGNORE items SET source = ? WHERE source = ?",
                        arguments: names
                    )
                    try database.execute(
                        sql: "UPDATE OR IGNORE namesakes SET source = ? WHERE source = ?",
                        arguments: names
                    )
                    try database.execute(
                        sql: "UPDATE OR IGNORE entities SET source = ? WHERE source = ?",
                        arguments: names
                    )
                    try database.execute(
                        sql: "UPDATE OR IGNORE sources SET id = ? WHERE id = ?",
                        arguments: names
                    )
                }
            }
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

    /// Differs whenever anything differs that an edition may show: items and entities by the change log,
    /// sources and how they stand, redirects.
    public func fingerprint() throws -> UInt64 {
        try database.read { database in
            var hash = StableHash()
            hash.add(try Int.fetchOne(database, sql: "SELECT MAX(number) FROM changes") ?? 0)
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT id, title, home, origin FROM sources ORDER BY id"
            )
            while let row = try rows.next() {
                hash.add(row[0] as String)
                hash.add(row[1] as String?)
                hash.add(row[2] as String?)
                hash.add(row[3] as Int)
            }
            let statuses = try Row.fetchCursor(
                database,
                sql: "SELECT source, condition, status FROM source_statuses ORDER BY source"
            )
            while let row = try statuses.next() {
                hash.add(row[0] as String)
                hash.add(row[1] as String)
                hash.add(row[2] as String)
            }
            let redirects = try Row.fetchCursor(
                database,
                sql: "SELECT from_path, to_path FROM redirects ORDER BY from_path"
            )
            while let row = try redirects.next() {
                hash.add(row[0] as String)
                hash.add(row[1] as String)
            }
            return hash.value
        }
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
