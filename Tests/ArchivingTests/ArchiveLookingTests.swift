import Archiving
import Domain
import Foundation
import GRDB
import Testing

/// Archives that may not be written, of which everything is read and nothing changed.
@Suite struct ArchiveLookingTests {
    private let fixture: ArchiveFixture
    private var file: URL { fixture.folder.appending(path: "archive.sqlite") }

    init() throws {
        fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1"), .sample("2")]))
    }

    /// What lies in a folder, by name.
    private func contents(of folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let files = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
        return Dictionary(uniqueKeysWithValues: zip(names, files))
    }

    @Test func aClosedArchiveIsReadWhereItLies() throws {
        let change = try fixture.archive.newestChangeNumber()
        try fixture.archive.close()
        let before = try contents(of: fixture.folder)
        let archive = try Archive(lookingAt: file, wasThere: true)
        #expect(try archive.newestChangeNumber() == change)
        #expect(try contents(of: fixture.folder) == before)
        let more = fixture.batch([.sample("3")])
        #expect(throws: DatabaseError.self) {
            try archive.take(in: [more], rules: fixture.rules, at: more.receivedAt)
        }
        try archive.close()
        #expect(try contents(of: fixture.folder) == before)
    }

    /// As after a build that was killed: the file alone does not have it yet.
    @Test func whatOnlyTheLogHasIsReadToo() throws {
        let change = try fixture.archive.newestChangeNumber()
        let folder = fixture.folder.appending(path: "killed", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["archive.sqlite", "archive.sqlite-wal"] {
            try FileManager.default.copyItem(
                at: fixture.folder.appending(path: name),
                to: folder.appending(path: name)
            )
        }
        let before = try contents(of: folder)
        #expect(before["archive.sqlite-wal"]?.isEmpty == false)
        let archive = try Archive(lookingAt: folder.appending(path: "archive.sqlite"))
        #expect(change > 0)
        #expect(try archive.newestChangeNumber() == change)
        try archive.close()
        #expect(try contents(of: folder) == before)
    }

    @Test func whereThereIsNoneYetItIsEmpty() throws {
        let folder = fixture.folder.appending(path: "new", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let archive = try Archive(lookingAt: folder.appending(path: "archive.sqlite"))
        #expect(try archive.isEmpty())
        try archive.close()
        #expect(try contents(of: folder) == [:])
    }

    /// It would look as if the site had nothing.
    @Test(arguments: ["it is damaged", "nothing is left of it"])
    func oneThatCannotBeReadIsTold(reason: String) throws {
        let folder = fixture.folder.appending(path: "damaged", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "archive.sqlite")
        try Data(repeating: 0x41, count: reason == "it is damaged" ? 8_192 : 0).write(to: file)
        let before = try contents(of: folder)
        let error = ArchiveError.unusable(path: file.path(percentEncoded: false), reason: reason)
        #expect(throws: error) { try Archive(lookingAt: file, wasThere: true) }
        #expect(try contents(of: folder) == before)
    }

    @Test func oneOfANewerProgramIsNamedAsItLies() throws {
        try fixture.archive.close()
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')") }
        try queue.close()
        let error = #expect(throws: ArchiveError.self) { try Archive(lookingAt: file) }
        guard case .newerSchema(let newer) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "nothing")")
            return
        }
        #expect(newer.path == file.path(percentEncoded: false))
        #expect(newer.found == 99)
    }
}
