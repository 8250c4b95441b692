import Archiving
import Basics
import Domain
import Foundation
import GRDB
import Testing

@Suite struct ArchiveOpeningTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)

    private func file() throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "archive.sqlite")
    }

    @Test func aDamagedFileIsSetAsideAndReported() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(repeating: 0x41, count: 8_192).write(to: file)
        var reports: [Diagnostic] = []
        let archive = try Archive(at: file) { reports.append($0) }
        #expect(try archive.newestChangeNumber() == 0)
        let path = file.path(percentEncoded: false)
        #expect(
            reports.map(\.description) == [
                "\(path): warning: the archive is damaged and was set aside as archive.sqlite.damaged-1\n"
                    + "hint: a new one is filled from the sources; restore a backup to keep old items"
            ]
        )
        #expect(FileManager.default.fileExists(atPath: path + ".damaged-1"))
    }

    @Test func oneFileHoldsEverythingOnceItIsClosed() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Archive(at: file) { _ in }.close()
        let copy = folder.appending(path: "copy.sqlite")
        try FileManager.default.copyItem(at: file, to: copy)
        let queue = try DatabaseQueue(path: copy.path(percentEncoded: false))
        #expect(try queue.read { try $0.tableExists("items") })
    }

    @Test func aReaderDoesNotKeepItFromClosing() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = try Archive(at: file) { _ in }
        let path = file.path(percentEncoded: false)
        let reader = try DatabasePool(path: path)
        try reader.read { database in
            #expect(try database.tableExists("items"))
            try archive.close()
        }
        #expect(FileManager.default.fileExists(atPath: path + ".sealed"))
    }

    @Test func whatAnotherProgramHasBegunIsWaitedForAndThenNamed() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Archive(at: file) { _ in }.close()
        let other = try DatabaseQueue(path: file.path(percentEncoded: false))
        let rules = try ArchiveFixture().rules
        func take() throws -> IngestTally {
            let archive = try Archive(at: file, patience: 0.05) { _ in }
            defer { try? archive.close() }
            do {
                return try archive.take(in: [], rules: rules, at: ArchiveFixture.morning)
            } catch {
                throw archive.explanation(of: error) ?? error
            }
        }
        let error = try other.writeWithoutTransaction { database in
            try database.execute(sql: "BEGIN IMMEDIATE")
            defer { try? database.execute(sql: "ROLLBACK") }
            return #expect(throws: ArchiveError.self) { try take() }
        }
        guard case .locked = error else {
            Issue.record("\(error.map { "\($0)" } ?? "nothing")")
            return
        }
        #expect(error?.description.contains("another program is writing the archive") == true)
        #expect(throws: Never.self) { try take() }
    }

    @Test func anArchiveOfANewerProgramIsRefused() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = file.path(percentEncoded: false)
        do {
            let queue = try DatabaseQueue(path: path)
            try queue.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
                        INSERT INTO grdb_migrations VALUES ('99');
                        """
                )
            }
        }
        let newer = NewerArchive(
            path: path,
            found: 99,
            known: Archive.schema,
            program: nil,
            former: nil
        )
        #expect(throws: ArchiveError.newerSchema(newer)) { try Archive(at: file) { _ in } }
    }

    /// Puts an archive there as an earlier program wrote it.
    private func write(schema: Int, to file: URL) throws {
        let dump = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Schemas/\(schema).sql")
        // A dump fills the tables in the order of their names, not in that of their references.
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(
            path: file.path(percentEncoded: false),
            configuration: configuration
        )
        let sql = try String(contentsOf: dump, encoding: .utf8)
            .replacing("BEGIN TRANSACTION;", with: "").replacing("COMMIT;", with: "")
        try queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Archives as earlier programs wrote them, one for each schema.
    @Test(arguments: [1]) func anArchiveOfAnEarlierSchemaIsCarriedOver(schema: Int) throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: schema, to: file)
        let archive = try Archive(at: file) { #expect($0.severity == .note, "\($0)") }
        let settings = SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: ["es"],
            sections: DefaultSections.all
        )
        let sources = [
            Source(id: "a", kind: "feed", address: "a.xml"),
            Source(id: "b", kind: "feed", address: "b.xml"),
        ]
        let now = Date(timeIntervalSince1970: 1_795_250_000)
        var told = ReceivedItem(identity: "9", title: "SUBE el precio del pan, en el mercado")
        told.published = now.addingTimeInterval(-3_600)
        let intake = try archive.take(
            in: [ReceivedBatch(source: "b", origin: .live, receivedAt: now, items: [told])],
            rules: ClassificationRules(settings: settings, sources: sources),
            at: now
        )
        #expect(intake.folded == 1)
        let edition = try archive.edition(
            EditionScope(clock: now, settings: settings, sources: sources)
        )
        let articles = try edition.articles(edition.ids(after: nil, limit: 10))
        #expect(articles.map(\.identity) == ["1", "2"])
        #expect(articles.last?.path == "/n/2026/11/20/baja-la-luz-vmir6ipm7a/")
        #expect(articles.first?.duplicates.map(\.source) == ["b"])
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .sorted()
    }

    @Test func whatIsTakenOverIsKeptAsItWasAndToldOnce() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: 1, to: file)
        let before = try Data(contentsOf: file)
        let path = file.path(percentEncoded: false)
        var reports: [Diagnostic] = []
        try Archive(at: file) { reports.append($0) }.close()
        #expect(
            reports.map(\.description) == [
                """
                \(path): note: the archive was taken over from schema 1: earlier programs read it no longer
                hint: as it was it is kept as archive.sqlite.schema-1, until builds have published for a week
                """
            ]
        )
        #expect(try Data(contentsOf: folder.appending(path: "archive.sqlite.schema-1")) == before)
        try Archive(at: file) { Issue.record("\($0)") }.close()
        #expect(!(try names().contains { $0.hasPrefix("archive.sqlite.schema-1.") }))
    }

    @Test func whatABuildLeftInItsLogIsKeptToo() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: 1, to: file)
        let path = file.path(percentEncoded: false)
        let pool = try DatabasePool(path: path)
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
            try database.execute(sql: "INSERT INTO settings VALUES ('left', 'in the log')")
        }
        // As it lies there when the program is killed.
        let killed = folder.appending(path: "killed", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: killed, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            try Data(contentsOf: URL(filePath: path + suffix))
                .write(to: killed.appending(path: "archive.sqlite\(suffix)"))
        }
        try pool.close()
        try Archive(at: killed.appending(path: "archive.sqlite")) { _ in }.close()
        let former = killed.appending(path: "archive.sqlite.schema-1").path(percentEncoded: false)
        let left = try DatabaseQueue(path: former).read {
            try String.fetchOne($0, sql: "SELECT value FROM settings WHERE name = 'left'")
        }
        #expect(left == "in the log")
    }

    @Test func aNewArchiveLeavesNothingToGoBackTo() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Archive(at: file) { Issue.record("\($0)") }.close()
        #expect(!(try names().contains { $0.contains("schema") }))
    }

    @Test func whatWasBeforeGoesOnceBuildsHavePublishedForAWeek() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: 1, to: file)
        let archive = try Archive(at: file) { _ in }
        func isThere(after days: Double) throws -> Bool {
            try archive.notePublished(at: ArchiveFixture.morning.addingTimeInterval(days * 86_400))
            return try names().contains("archive.sqlite.schema-1")
        }
        #expect(try isThere(after: 0))
        #expect(try isThere(after: 6.9))
        // A clock that was set back begins anew.
        #expect(try isThere(after: -3))
        #expect(try isThere(after: 3.9))
        #expect(try !isThere(after: 4))
    }

    /// Somebody went back to the program before, and came again.
    @Test func theWeekBeginsAnewWhenItIsTakenOverAgain() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: 1, to: file)
        let path = file.path(percentEncoded: false)
        let queue = try DatabaseQueue(path: path)
        try queue.write { database in
            try database.execute(
                sql: "INSERT INTO settings VALUES ('published since taken over', ?)",
                arguments: ["\(Int(ArchiveFixture.morning.timeIntervalSince1970))"]
            )
        }
        try queue.close()
        let archive = try Archive(at: file) { _ in }
        func isThere(after days: Double) throws -> Bool {
            try archive.notePublished(at: ArchiveFixture.morning.addingTimeInterval(days * 86_400))
            return try names().contains("archive.sqlite.schema-1")
        }
        #expect(try isThere(after: 30))
        #expect(try isThere(after: 36.9))
        #expect(try !isThere(after: 37))
    }

    @Test func whatIsErasedIsNotInWhatWasBefore() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(schema: 1, to: file)
        let archive = try Archive(at: file) { _ in }
        #expect(try names().contains("archive.sqlite.schema-1"))
        try archive.shred()
        #expect(!(try names().contains("archive.sqlite.schema-1")))
    }

    /// As a program of schema 99 leaves it, which took it over from a schema that this one reads.
    private func writeNewer(to file: URL) throws {
        try Archive(at: file, program: "0.9 (build ab)") { _ in }.close()
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        try queue.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    INSERT INTO grdb_migrations VALUES ('99');
                    PRAGMA application_id = \(SchemaMark.number(of: 99));
                    """
            )
            try database.checkpoint(.truncate)
        }
        try queue.close()
        for suffix in ["-wal", "-shm"] {
            try? FileManager.default.removeItem(
                atPath: file.path(percentEncoded: false) + suffix
            )
        }
        try Data("former".utf8).write(to: folder.appending(path: "archive.sqlite.schema-18"))
    }

    @Test func whatANewerProgramWroteIsLeftAlone() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try writeNewer(to: file)
        func files() throws -> [String: Data] {
            try Dictionary(
                uniqueKeysWithValues: names().map {
                    ($0, try Data(contentsOf: folder.appending(path: $0)))
                }
            )
        }
        let before = try files()
        let error = #expect(throws: ArchiveError.self) { try Archive(at: file) { _ in } }
        #expect(
            error?.description == """
                \(file.path(percentEncoded: false)): the archive has schema 99, by pregonero 0.9 (build ab), \
                this program knows \(Archive.schema)
                hint: use the pregonero that wrote it, or a newer one; or go back to what it was before: \
                move archive.sqlite.schema-18 to its place
                """
        )
        #expect(try files() == before)
    }

    /// Somebody put a damaged byte there, and nothing else says so.
    @Test func aMarkThatTheTablesDoNotBearOutIsNone() throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Archive(at: file) { _ in }.close()
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA application_id = \(SchemaMark.number(of: 99))")
        }
        try queue.close()
        try Archive(at: file) { _ in }.close()
        #expect(SchemaMark.schema(of: file.path(percentEncoded: false)) == Archive.schema)
    }
}
