import Foundation
import GRDB
import Testing

@testable import Archiving

@Suite struct LogReliefTests {
    private let fixture: ArchiveFixture

    init() throws {
        fixture = try ArchiveFixture()
    }

    /// How many items the archive's file holds without its log; nil when it has no tables yet.
    private func itemsInFile() throws -> Int? {
        let copy = fixture.folder.appending(path: "\(UUID().uuidString).sqlite")
        try FileManager.default.copyItem(
            at: URL(filePath: fixture.archive.files.archive),
            to: copy
        )
        let database = try DatabaseQueue(path: copy.path(percentEncoded: false))
        return try database.read { database in
            guard try database.tableExists("items") else { return nil }
            return try Int.fetchOne(database, sql: "SELECT count(*) FROM items")
        }
    }

    private func take(_ identities: ClosedRange<Int>) throws {
        try fixture.take(in: fixture.batch(identities.map { .sample("\($0)") }))
    }

    @Test func `what the log holds is put into its place while others go on`() throws {
        try take(1...40)
        #expect(try itemsInFile() == nil)
        let relief = LogRelief()
        relief.begin(fixture.archive.files)
        // One may be at work while another is begun, and items come all the time.
        for round in 2...9 {
            try take(round * 40...round * 40 + 39)
            #expect(try fixture.articles().count == round * 40)
            relief.begin(fixture.archive.files)
        }
        relief.finish()
        relief.finish()
        let inFile = try #require(try itemsInFile())
        #expect(inFile >= 40)
        #expect(try fixture.articles().count == 360)
        try fixture.archive.close()
        #expect(try itemsInFile() == 360)
    }

    @Test func `what was noted of the file holds no longer`() throws {
        try take(1...3)
        try fixture.archive.close()
        let files = fixture.archive.files
        #expect(ArchiveFiles.exists(files.sums) && ArchiveFiles.exists(files.closingRecord))
        let relief = LogRelief()
        relief.begin(files)
        relief.finish()
        #expect(!ArchiveFiles.exists(files.sums) && !ArchiveFiles.exists(files.closingRecord))
        // Nothing is amiss for whoever opens it next.
        var told: [String] = []
        let again = try Archive(at: URL(filePath: files.archive)) { told.append("\($0)") }
        try again.close()
        #expect(told.isEmpty)
    }
}
