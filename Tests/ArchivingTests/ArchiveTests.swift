import Archiving
import Domain
import Foundation
import Testing

@Suite struct ArchiveTests {
    @Test func takesInAnItemOnce() throws {
        let fixture = try ArchiveFixture()
        let first = try fixture.take(in: fixture.batch([.sample("1")]))
        let second = try fixture.take(in: fixture.batch([.sample("1")], after: 1))
        #expect(first.added == 1)
        #expect(second == IngestTally())
        #expect(try fixture.articles(after: 2).count == 1)
    }

    @Test func anUndatedItemKeepsItsFirstSeenTime() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1", published: nil)]))
        try fixture.take(
            in: fixture.batch([.sample("1", title: "Baja el pan", published: nil)], after: 30)
        )
        let article = try #require(try fixture.articles(after: 40).first)
        #expect(article.firstSeen == ArchiveFixture.morning)
        #expect(article.published == nil)
        #expect(article.title == "Baja el pan")
    }

    @Test func anUndatedItemStandsBesideItsNeighbourForEver() throws {
        let fixture = try ArchiveFixture()
        var undated = ReceivedItem.sample("2", published: nil)
        undated.neighbourDate = ArchiveFixture.morning.addingTimeInterval(-90 * 3_600)
        try fixture.take(
            in: fixture.batch([.sample("1"), undated, .sample("3", published: -91)])
        )
        #expect(try fixture.articles().map(\.identity) == ["3", "2", "1"])
        undated.title = "Otro"
        undated.neighbourDate = nil
        try fixture.take(in: fixture.batch([undated], after: 5))
        #expect(try fixture.articles(after: 6).map(\.identity) == ["3", "2", "1"])
        #expect(try fixture.articles(after: 6)[1].path.hasPrefix("/n/2026/11/21/"))
    }

    @Test func anAddressIsFixedOnce() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1")]))
        let before = try #require(try fixture.articles().first).path
        try fixture.take(in: fixture.batch([.sample("1", title: "Otro", published: -50)], after: 1))
        let after = try #require(try fixture.articles(after: 2).first)
        #expect(before.hasPrefix("/n/2026/11/21/sube-el-pan-"))
        #expect(after.path == before)
        #expect(after.title == "Otro")
    }

    @Test func aShrinkingFeedDeletesNothing() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1"), .sample("2")]))
        try fixture.take(in: fixture.batch([.sample("2")], after: 1))
        #expect(try fixture.articles(after: 2).count == 2)
    }

    @Test func aCompleteSourceWithdrawsWhatIsGone() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(
            in: fixture.batch([.sample("1"), .sample("2", title: "Se va")], isComplete: true)
        )
        let intake = try fixture.take(in: fixture.batch([.sample("1")], after: 1, isComplete: true))
        #expect(intake.withdrawn == 1)
        let tombstone = try #require(try fixture.edition(after: 2).tombstones().first)
        #expect(tombstone.title == "Se va")
        #expect(tombstone.path.hasPrefix("/n/2026/11/21/se-va-"))
    }

    @Test func aFileThatComesBackIsTheSameArticle() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1", published: nil)], isComplete: true))
        let before = try #require(try fixture.articles().first)
        try fixture.take(in: fixture.batch([], after: 1, isComplete: true))
        #expect(try fixture.articles(after: 2).isEmpty)
        let back = fixture.batch([.sample("1", title: "Vuelve", published: nil)], after: 30)
        try fixture.take(in: back)
        let after = try #require(try fixture.articles(after: 31).first)
        #expect(after.path == before.path)
        #expect(after.firstSeen == before.firstSeen)
        #expect(try fixture.edition(after: 31).tombstones().isEmpty)
    }

    @Test func anAddressFollowsTheHeadlineUntilSomebodySawIt() throws {
        let fixture = try ArchiveFixture()
        var item = ReceivedItem.sample("1", title: "Provisional")
        item.isDraft = true
        try fixture.take(in: fixture.batch([item]))
        item.isDraft = false
        item.title = "Definitivo"
        try fixture.take(in: fixture.batch([item], after: 1))
        let path = try #require(try fixture.articles(after: 2).first).path
        #expect(path.hasPrefix("/n/2026/11/21/definitivo-"))
    }

    @Test func whatWasPublishedAndBecomesADraftLeavesATombstone() throws {
        let fixture = try ArchiveFixture()
        var item = ReceivedItem.sample("1")
        try fixture.take(in: fixture.batch([item]))
        item.isDraft = true
        try fixture.take(in: fixture.batch([item], after: 1))
        #expect(try fixture.articles(after: 2).isEmpty)
        #expect(try fixture.edition(after: 2).tombstones().map(\.title) == ["Sube el pan"])
    }

    @Test func aSampleNeverTouchesRealItems() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1")]))
        fixture.sources = [Source(id: "b", kind: "feed", address: "a.xml", formerly: ["a"])]
        try fixture.take(
            in: fixture.batch([.sample("s")], of: "b", origin: .sample, after: 1, isComplete: true)
        )
        #expect(try fixture.articles(after: 2).map(\.identity) == ["1"])
        #expect(try fixture.archive.sourcesWithLiveItems().map(\.text) == ["b"])
    }

    @Test func theFirstRealAnswerRemovesSamplesWithoutATrace() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("s1"), .sample("s2")], origin: .sample))
        #expect(try fixture.articles().allSatisfy { $0.origin == .sample })
        try fixture.take(in: fixture.batch([.sample("1")], after: 1))
        let articles = try fixture.articles(after: 2)
        #expect(articles.map(\.identity) == ["1"])
        #expect(articles.allSatisfy { $0.origin == .live })
        #expect(try fixture.edition(after: 2).tombstones().isEmpty)
        #expect(try fixture.edition(after: 2).redirects().isEmpty)
        #expect(try fixture.archive.sourcesWithLiveItems().map(\.text) == ["a"])
    }

    @Test func aRenamedSourceKeepsItsItems() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1")]))
        let path = try #require(try fixture.articles().first).path
        fixture.sources = [Source(id: "b", kind: "feed", address: "a.xml", formerly: ["a"])]
        let intake = try fixture.take(in: fixture.batch([.sample("1")], of: "b", after: 1))
        #expect(intake == IngestTally())
        let article = try #require(try fixture.articles(after: 2).first)
        #expect(article.path == path)
        #expect(article.source == "b")
    }

    /// Names that differ only in how their accents are put together are one to Swift, and two to the tables.
    @Test(arguments: [true, false]) func anIdentityIsKnownByItsBytes(isComplete: Bool) throws {
        let (composed, decomposed) = ("ca\u{F1}a", "can\u{303}a")
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample(composed)], isComplete: isComplete))
        let next = fixture.batch(
            [.sample(decomposed, title: "Baja el pan de pueblo")],
            after: 1,
            isComplete: isComplete
        )
        let intake = try fixture.take(in: next)
        #expect(intake.added == 1)
        #expect(intake.withdrawn == (isComplete ? 1 : 0))
        let articles = try fixture.articles(after: 2).filter { $0.title.hasPrefix("Baja") }
        #expect(articles.map { Array($0.identity.utf8) } == [Array(decomposed.utf8)])
    }

    /// Two files, or two lists of one, may stand at one address.
    @Test(arguments: ["news", "notices"])
    func aSourceIsKnownByItsAddressOnlyIfItTakesTheSameOfIt(rows: String) throws {
        let fixture = try ArchiveFixture()
        func source(_ id: SourceID, rows: String) -> Source {
            let options = SourceOptions(["rows": .text(rows), "model": .text("article")])
            return Source(id: id, kind: "json", address: "a.json", options: options)
        }
        fixture.sources = [source("a", rows: "news")]
        try fixture.take(in: fixture.batch([.sample("1")]))
        fixture.sources = [source("b", rows: rows)]
        let remarks = try fixture.archive.adoptFormerNames(of: fixture.sources)
        #expect(remarks.count == (rows == "news" ? 1 : 0))
        #expect(try fixture.articles().map(\.source.text) == (rows == "news" ? ["b"] : []))
    }

    @Test func aSourceThatIsNoLongerNamedIsNotPublished() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1")]))
        fixture.sources = []
        #expect(try fixture.articles().isEmpty)
    }

    @Test func changedMappingSettlesOldItemsAnew() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([.sample("1")]))
        #expect(try fixture.articles().map(\.section.text) == ["general"])
        fixture.sources = [Source(id: "a", kind: "feed", address: "a.xml", section: "sports")]
        let before = try fixture.archive.newestChangeNumber()
        try fixture.take(in: fixture.batch([.sample("1")], after: 1))
        #expect(try fixture.articles(after: 2).map(\.section.text) == ["sports"])
        #expect(try fixture.archive.newestChangeNumber() > before)
    }
}
