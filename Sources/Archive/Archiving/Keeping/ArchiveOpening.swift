import Basics
import Domain
import Foundation
import GRDB

/// Opens the archive's file, and does what can be done when something is wrong with it.
struct ArchiveOpening {
    let files: ArchiveFiles
    /// How long another program that writes it is waited for, in seconds.
    let patience: Double
    /// Whether the rest of the state says that there was an archive.
    let wasThere: Bool
    /// What other programs call this one.
    let program: String?
    /// Whether a damaged file is replaced; a copy that is only looked at is not.
    var mends = true
    let report: (Diagnostic) -> Void

    private var keeper: ArchiveKeeper { ArchiveKeeper(files) }
    private var findings: ArchiveFindings { ArchiveFindings(files: files) }

    /// - Throws: `ArchiveError` when the file was written by a newer program or cannot be opened.
    func run() throws(ArchiveError) -> DatabasePool {
        try leaveNewer()
        let standing = try keeper.prepare(wasThere: wasThere, report: report)
        do {
            return try open(standing)
        } catch let error as DatabaseError where mends && Self.meansDamage(error) {
            return try replace()
        } catch {
            throw failure(error)
        }
    }

    /// What SQLite says of a file that is not in order.
    static func meansDamage(_ error: DatabaseError) -> Bool {
        [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT].contains(error.resultCode)
    }

    private func failure(_ error: any Error) -> ArchiveError {
        switch error {
        case let error as ArchiveError: error
        case let error as DatabaseError where error.resultCode == .SQLITE_BUSY:
            .locked(path: files.archive, holders: FileHolders.of(files.archive))
        case let error as DatabaseError where error.resultCode == .SQLITE_FULL:
            .full(path: files.archive)
        case let error as DatabaseError where Self.meansDamage(error):
            .unusable(path: files.archive, reason: "it is damaged")
        default: .unusable(path: files.archive, reason: "\(error)")
        }
    }

    /// The copy, or else a new one, in the place of a file that cannot be mended.
    private func replace() throws(ArchiveError) -> DatabasePool {
        guard let aside = files.setAside() else {
            throw .unusable(path: files.archive, reason: "it is damaged and cannot be moved away")
        }
        if try keeper.restoreCopy() {
            do {
                let pool = try open(.doubtful)
                report(findings.replaced(aside: aside))
                return pool
            } catch let error as DatabaseError where Self.meansDamage(error) {
                _ = files.setAside()
            } catch {
                throw failure(error)
            }
        }
        ArchiveFiles.remove(files.copy)
        report(findings.begunAnew(aside: aside))
        do {
            return try open(.whole)
        } catch {
            throw failure(error)
        }
    }

    private func open(_ standing: ArchiveKeeper.Standing) throws -> DatabasePool {
        // While it is open, nobody else in this program may open the file: closing that would end SQLite's locks.
        let isMarked = SchemaMark.schema(of: files.archive) == ArchiveSchema.version
        let isKept = !isMarked && keepFormer()
        let pool = try DatabasePool(path: files.archive, configuration: configuration)
        let found = try pool.read { database in
            let found = try ArchiveSchema.number(of: database)
            if let newer = try refusal(of: found, in: database) {
                throw ArchiveError.newerSchema(newer)
            }
            return found
        }
        if standing != .whole { try check(pool) }
        keeper.trust()
        try ArchiveSchema.migrator.migrate(pool)
        if !isMarked { try mark(pool) }
        if 1..<ArchiveSchema.version ~= found {
            let kept = ArchiveFiles.name(files.former(ofSchema: found))
            report(findings.takenOver(from: found, keptAs: isKept ? kept : nil))
        }
        if standing != .whole {
            // What the tables say may not be what they said when it was kept.
            try KeptListing.forget(files.listing, in: pool)
        }
        if standing == .another {
            // What was answered since then is not in it.
            try pool.write { try $0.execute(sql: "UPDATE sources SET is_reread = 1") }
            keeper.accept(report)
        }
        return pool
    }

    /// Lets other programs see what they would find; what was kept of before is kept for a while from now on.
    private func mark(_ pool: DatabasePool) throws {
        try pool.write { database in
            let mark = SchemaMark.number(of: ArchiveSchema.version)
            try database.execute(sql: "PRAGMA application_id = \(mark)")
            if let program { try ArchiveNote(Self.programSetting, in: database).set(program) }
            try FormerArchive.published(in: database).remove()
        }
    }

    private static let programSetting = "program"

    var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        configuration.prepareDatabase { database in
            // The size of a page is chosen once, before the file has any. Who only reads goes through the file in
            // its order, and there are several of them. What is written stays in the log until the archive is closed:
            // it tells which pages there are. On macOS only `fullfsync` has the disk take it; elsewhere it means nothing.
            try database.execute(
                sql: """
                    PRAGMA page_size = 8192;
                    PRAGMA synchronous = NORMAL;
                    PRAGMA fullfsync = ON;
                    PRAGMA wal_autocheckpoint = 0;
                    PRAGMA cache_size = \(database.configuration.readonly ? -4000 : -8000);
                    """
            )
        }
        return configuration
    }
}

extension ArchiveOpening {
    /// Leaves alone what a newer program has written: neither the file nor what lies beside it is changed.
    func leaveNewer() throws(ArchiveError) {
        guard let schema = SchemaMark.schema(of: files.archive), schema > ArchiveSchema.version,
            let newer = glance({ try refusal(of: ArchiveSchema.number(of: $0), in: $0) })
        else { return }
        throw .newerSchema(newer)
    }

    /// Keeps an archive that is going to be taken over as it is.
    ///
    /// - Returns: false where it is none, and where there is no room.
    private func keepFormer() -> Bool {
        guard ArchiveFiles.size(files.archive) > 0,
            let found = glance({ try ArchiveSchema.number(of: $0) }),
            1..<ArchiveSchema.version ~= found
        else { return false }
        return FormerArchive(files).keep(schema: found)
    }

    /// Reads the archive without a trace, before it is opened; nil also where it cannot be read, of which more is known
    /// later.
    private func glance<Value>(_ read: (Database) throws -> Value?) -> Value? {
        guard let queue = glancing() else { return nil }
        defer { try? queue.close() }
        return try? queue.read(read)
    }

    /// SQLite puts files beside one that it reads, unless it is told that nobody writes it; not every SQLite understands that.
    private func glancing() -> DatabaseQueue? {
        var configuration = Configuration()
        configuration.readonly = true
        let isAlone = ![files.log, files.archive + "-shm"].contains(where: ArchiveFiles.exists)
        let address = URL(filePath: files.archive, directoryHint: .notDirectory).absoluteString
        if isAlone,
            let queue = try? DatabaseQueue(
                path: address + "?immutable=1",
                configuration: configuration
            )
        {
            return queue
        }
        return try? DatabaseQueue(path: files.archive, configuration: configuration)
    }

    private func refusal(of found: Int, in database: Database) throws -> NewerArchive? {
        guard found > ArchiveSchema.version else { return nil }
        let former = FormerArchive(files).schemas.last.map { files.former(ofSchema: $0) }
        return NewerArchive(
            path: files.archive,
            found: found,
            known: ArchiveSchema.version,
            program: try? ArchiveNote(Self.programSetting, in: database).value(),
            former: former.map(ArchiveFiles.name)
        )
    }
}

extension ArchiveOpening {
    /// Looks through all of the file, and makes indexes anew that do not fit what they are of.
    private func check(_ pool: DatabasePool) throws {
        let problems = try problems(pool)
        guard !problems.isEmpty else { return }
        guard problems.allSatisfy(Self.isOfAnIndex) else { throw damaged(problems) }
        do {
            try pool.writeWithoutTransaction { try $0.execute(sql: "REINDEX") }
        } catch {
            // Two rows that only one may be: the rows themselves are not what they were.
            throw damaged(problems)
        }
        let rest = try self.problems(pool)
        guard rest.isEmpty else { throw damaged(rest) }
        report(findings.reindexed(problems[0]))
    }

    private func problems(_ pool: DatabasePool) throws -> [String] {
        try pool.read { database in
            try String.fetchAll(database, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
        }
    }

    private static func isOfAnIndex(_ problem: String) -> Bool {
        problem.contains("missing from index") || problem.contains("# of entries in index")
            || problem.contains("non-unique entry in index")
    }

    private func damaged(_ problems: [String]) -> DatabaseError {
        DatabaseError(resultCode: .SQLITE_CORRUPT, message: problems[0])
    }
}
