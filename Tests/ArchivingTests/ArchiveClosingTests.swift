import Archiving
import Domain
import Foundation
import Testing

@Suite struct ArchiveClosingTests {
    private let fixture: ArchiveFixture
    private var file: URL { fixture.folder.appending(path: "archive.sqlite") }

    init() throws {
        fixture = try ArchiveFixture()
    }

    /// All files that belong to the archive, with what they hold and when it was written.
    private func files() throws -> [String: [String]] {
        let files = FileManager.default
        let names = try files.contentsOfDirectory(atPath: fixture.folder.path)
        let states = try names.map { name in
            let place = fixture.folder.appending(path: name)
            let attributes = try files.attributesOfItem(atPath: place.path)
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970
            return [try Data(contentsOf: place).base64EncodedString(), "\(time ?? 0)"]
        }
        return Dictionary(uniqueKeysWithValues: zip(names, states))
    }

    @Test func closingTwiceIsHarmless() throws {
        try fixture.take(in: fixture.batch([.sample("1")]))
        try fixture.archive.close()
        let closed = try files()
        #expect(closed["archive.sqlite.sealed"] != nil)
        try fixture.archive.close()
        #expect(try files() == closed)
    }

    @Test func closingAgainLeavesTheFileToWhoeverOpenedItSince() throws {
        try fixture.take(in: fixture.batch([.sample("1")]))
        try fixture.archive.close()
        let second = try Archive(at: file) { Issue.record("\($0)") }
        let opened = try files()
        try fixture.archive.close()
        #expect(try files() == opened)
        let batch = fixture.batch([.sample("2", title: "Baja la luz")], after: 1)
        let intake = try second.take(in: [batch], rules: fixture.rules, at: batch.receivedAt)
        #expect(intake.added == 1)
        try fixture.archive.close()
        try second.close()
        let third = try Archive(at: file) { Issue.record("\($0)") }
        let scope = EditionScope(
            clock: batch.receivedAt,
            settings: fixture.settings,
            sources: fixture.sources
        )
        #expect(try third.edition(scope).articleCount() == 2)
        try third.close()
    }

    @Test(.timeLimit(.minutes(1)))
    func aPipeInPlaceOfTheNoteIsNotWaitedFor() throws {
        try fixture.take(in: fixture.batch([.sample("1")]))
        try fixture.archive.close()
        let note = fixture.folder.appending(path: "archive.sqlite.sealed")
        try putPipe(note)
        let second = try Archive(at: file) { Issue.record("\($0)") }
        let batch = fixture.batch([.sample("2", title: "Baja la luz")], after: 1)
        let intake = try second.take(in: [batch], rules: fixture.rules, at: batch.receivedAt)
        #expect(intake.added == 1)
        try putPipe(note)
        try second.close()
        let kind = try FileManager.default.attributesOfItem(atPath: note.path)[.type]
        #expect(kind as? FileAttributeType == .typeRegular)
    }

    private func putPipe(_ place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        try #require(mkfifo(place.path, 0o600) == 0)
    }

    @Test func whatIsClosedSaysSo() throws {
        try fixture.archive.close()
        #expect(throws: (any Error).self) { try fixture.archive.newestChangeNumber() }
        #expect(throws: (any Error).self) { try fixture.take(in: fixture.batch([.sample("1")])) }
    }

    private func mode(_ name: String) throws -> Int? {
        let place = fixture.folder.appending(path: name)
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test(arguments: [0o600, 0o640, 0o644])
    func theCopyIsForWhomeverTheArchiveIsFor(mode: Int) throws {
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        try fixture.take(in: fixture.batch([.sample("1")]))
        try fixture.archive.close()
        #expect(try self.mode("archive.sqlite.copy") == mode)
        // One that is there already follows, too.
        let copy = fixture.folder.appending(path: "archive.sqlite.copy")
        try files.setAttributes([.posixPermissions: 0o666], ofItemAtPath: copy.path)
        let second = try Archive(at: file) { Issue.record("\($0)") }
        let batch = fixture.batch([.sample("2", title: "Baja la luz")], after: 1)
        _ = try second.take(in: [batch], rules: fixture.rules, at: batch.receivedAt)
        try second.close()
        #expect(try self.mode("archive.sqlite.copy") == mode)
    }
}
