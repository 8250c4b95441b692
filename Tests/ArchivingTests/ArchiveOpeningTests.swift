import Archiving
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
        #expect(throws: ArchiveError.newerSchema(path: path, found: 99, known: 18)) {
            try Archive(at: file) { _ in }
        }
    }

    /// Archives as earlier programs wrote them, one for each schema.
    @Test(arguments: [1]) func anArchiveOfAnEarlierSchemaIsCarriedOver(schema: Int) throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: folder) }
        let dump = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Schemas/\(schema).sql")
        do {
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
        }
        let archive = try Archive(at: file) { Issue.record("\($0)") }
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
}
