import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// Which of the newsroom's own pictures is named by what an edition shows.
@Suite struct NamedFilesTests {
    private let fixture: ArchiveFixture
    private static let search = OwnFileSearch(
        ["a", "b", "c", "d"].map { "pictures/\($0).jpg" } + ["media/m.mp3"]
    )

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "data", address: "a.json"),
            Source(id: Source.ownID, kind: "own", address: nil, rights: .own, future: .hold),
        ])
    }

    private func own(_ identity: String, picture: String) -> ReceivedItem {
        var item = ReceivedItem.sample(identity, title: "Noticia \(identity)")
        item.picture = Picture(address: "pictures/\(picture).jpg", isLocal: true)
        return item
    }

    private func take(_ items: ReceivedItem..., of source: SourceID = Source.ownID) throws {
        try fixture.take(in: fixture.batch(items, of: source, isComplete: true))
    }

    private func named() throws -> NamedFiles {
        try fixture.archive.settlePictures(
            of: fixture.sources,
            drawsCards: false,
            at: ArchiveFixture.morning
        )
        return try fixture.edition().namedFiles(Self.search)
    }

    @Test func draftsAndWhatWaitsNameNothingThatIsPublished() throws {
        var draft = own("uno", picture: "b")
        draft.isDraft = true
        var later = own("dos", picture: "c")
        later.published = ArchiveFixture.morning.addingTimeInterval(86_400)
        var heard = own("tres", picture: "a")
        heard.enclosures = [Enclosure(address: "media/m.mp3", type: "audio/mpeg", length: nil)]
        try take(draft, later, heard)
        let named = try named()
        #expect(named.published == ["pictures/a.jpg", "media/m.mp3"])
        #expect(named.waiting == ["pictures/b.jpg", "pictures/c.jpg"])
    }

    @Test func whatWasTakenBackNamesNothing() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "b"))
        try take(own("dos", picture: "b"))
        #expect(try named() == NamedFiles(published: ["pictures/b.jpg"]))
    }

    @Test func articlesOfFilesOfItsOwnNameSomeToo() throws {
        try take(own("1", picture: "d"), of: "a")
        #expect(try named().published == ["pictures/d.jpg"])
    }

    @Test func onlyWhatNothingElseNamesGoesWithAnArticle() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "a"), own("tres", picture: "b"))
        let ids = try Dictionary(
            uniqueKeysWithValues: fixture.articles().map { ($0.title, $0.id) }
        )
        func only(_ title: String) throws -> Set<String> {
            try fixture.archive.filesNamed(onlyBy: [#require(ids[title])], Self.search)
        }
        #expect(try only("Noticia uno") == [])
        #expect(try only("Noticia tres") == ["pictures/b.jpg"])
    }

    /// What builds do once texts are clean.
    private func keep(_ search: OwnFileSearch = Self.search) throws {
        try fixture.archive.noteClean(by: [Source.ownID: "1"])
        try fixture.archive.keepNamedFiles(search)
    }

    /// What is kept of articles and entities.
    private func kept() throws -> [String] {
        try fixture.archive.database.read { database in
            try String.fetchAll(
                database,
                sql: "SELECT value FROM settings WHERE name LIKE 'names _%' ORDER BY value"
            )
        }
    }

    private func change(_ sql: String) throws {
        try fixture.archive.database.write { try $0.execute(sql: sql) }
    }

    @Test func whatIsKeptIsWhatWouldBeRead() throws {
        var heard = own("uno", picture: "a")
        heard.enclosures = [Enclosure(address: "media/m.mp3", type: "audio/mpeg", length: nil)]
        try take(heard, own("dos", picture: "b"))
        let read = try named()
        try keep()
        #expect(try kept() == ["media/m.mp3//pictures/a.jpg", "pictures/b.jpg"])
        #expect(try named() == read)
        #expect(read.published == ["media/m.mp3", "pictures/a.jpg", "pictures/b.jpg"])
    }

    @Test func whatHasNotChangedIsNotReadAgain() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "b"))
        _ = try named()
        try keep()
        // Without a change in the log nobody looks there.
        try change("UPDATE items SET picture = NULL; DELETE FROM picture_uses")
        #expect(try named().published == ["pictures/a.jpg", "pictures/b.jpg"])
        try keep()
        #expect(try kept() == ["pictures/a.jpg", "pictures/b.jpg"])
    }

    @Test func whatHasChangedIsReadBeforeItIsKeptAndAfter() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "b"))
        try keep()
        try take(own("uno", picture: "a"), own("dos", picture: "c"), own("tres", picture: "d"))
        let all: Set<String> = ["pictures/a.jpg", "pictures/c.jpg", "pictures/d.jpg"]
        #expect(try named() == NamedFiles(published: all))
        try keep()
        #expect(try Set(kept()) == all)
        #expect(try named() == NamedFiles(published: all))
    }

    @Test func otherFilesOrAnotherCleaningLetAllBeReadAgain() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "b"))
        let fewer = OwnFileSearch(["pictures/b.jpg"])
        try keep(fewer)
        #expect(try kept() == ["pictures/b.jpg"])
        #expect(try named().published == ["pictures/a.jpg", "pictures/b.jpg"])
        try keep()
        #expect(try kept() == ["pictures/a.jpg", "pictures/b.jpg"])
        try change("UPDATE items SET picture = NULL WHERE identity = 'uno'")
        try fixture.archive.noteClean(by: [Source.ownID: "2"])
        try fixture.archive.keepNamedFiles(Self.search)
        #expect(try kept() == ["pictures/b.jpg"])
        try keep(OwnFileSearch([String]()))
        #expect(try kept() == [])
    }

    @Test func whereTextsAreYetToBeCleanedNothingIsKept() throws {
        try take(own("uno", picture: "a"))
        try fixture.archive.keepNamedFiles(Self.search)
        #expect(try kept() == [])
        #expect(try named().published == ["pictures/a.jpg"])
    }

    @Test func nothingIsKeptOfWhatIsErased() throws {
        try take(own("uno", picture: "a"), own("dos", picture: "b"))
        try keep()
        let articles = try fixture.articles()
        let id = try #require(articles.first { $0.title == "Noticia uno" }?.id)
        try fixture.archive.database.write {
            try ErasedItems(database: $0).erasePictures(of: id.text)
        }
        #expect(try kept() == ["pictures/b.jpg"])
    }

    @Test func aPictureThatOnlyAnArticleShowsThatIsOutIsNamedByNothing() throws {
        try take(own("1", picture: "d"), own("2", picture: "c"), of: "a")
        _ = try named()
        // Its pictures are not settled again.
        try change("UPDATE items SET withdrawn_at = 1, kept_out_by = 'age' WHERE identity = '1'")
        let edition = try fixture.edition()
        #expect(
            try edition.namedFiles(Self.search) == NamedFiles(published: ["pictures/c.jpg"])
        )
    }
}
