import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// Rows that hold nothing where their tables demand something, as only a damaged file has them.
@Suite struct DamagedRowTests {
    private let fixture: ArchiveFixture
    private let now = ArchiveFixture.morning.addingTimeInterval(3_600)

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml", rights: .cc)
        ])
        var item = ReceivedItem.sample("1")
        item.picture = Picture(address: "https://a.example/1.jpg", isLocal: false)
        try fixture.take(in: fixture.batch([item]))
        try fixture.archive.settlePictures(of: fixture.sources, drawsCards: false, at: now)
    }

    /// Takes out of all rows what stands in a column, whatever the table says.
    private func empty(_ column: String, of table: String) throws {
        try fixture.archive.database.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA writable_schema = ON")
            try database.execute(
                sql: "UPDATE sqlite_master SET sql = REPLACE(sql, ?, ?) WHERE name = ?",
                arguments: ["\(column) TEXT NOT NULL", "\(column) TEXT", table]
            )
            try database.execute(sql: "PRAGMA writable_schema = RESET")
            try database.execute(sql: "UPDATE \(table) SET \(column) = NULL")
        }
    }

    private func expectDamage<Value>(_ work: () throws -> Value) {
        let error = #expect(throws: (any Error).self) { _ = try work() }
        guard let error else { return }
        #expect(Archive.mayBeDamage(error), "\(error)")
        let told = fixture.archive.explanation(of: error)
        #expect(told?.description.contains("the archive cannot be used: ") == true, "\(error)")
    }

    @Test func aPictureWithoutItsPlaceIsDamage() throws {
        try empty("place", of: "pictures")
        expectDamage { try fixture.archive.duePictures(of: fixture.sources, at: now) }
    }

    @Test func aUseWithoutItsNameIsDamage() throws {
        try empty("named", of: "picture_uses")
        var item = ReceivedItem.sample("1", title: "Baja el pan")
        item.picture = Picture(address: "https://a.example/2.jpg", isLocal: false)
        try fixture.take(in: fixture.batch([item], after: 1))
        expectDamage {
            try fixture.archive.settlePictures(of: fixture.sources, drawsCards: false, at: now)
        }
    }

    @Test(arguments: ["NULL", "''", "x'2FC3'"])
    func anItemWithoutItsPathIsDamage(path: String) throws {
        try empty("path", of: "items")
        try fixture.archive.database.write {
            try $0.execute(sql: "UPDATE items SET path = CAST(\(path) AS TEXT)")
        }
        expectDamage { try fixture.edition() }
    }

    @Test func anArticleWithoutItsHeadlineIsDamage() throws {
        let edition = try fixture.edition()
        try empty("title", of: "items")
        expectDamage { try edition.articles(edition.ids(after: nil, limit: 1)) }
    }

    @Test func anItemWithoutItsSectionIsDamage() throws {
        try empty("section", of: "items")
        expectDamage { try fixture.edition() }
    }
}
