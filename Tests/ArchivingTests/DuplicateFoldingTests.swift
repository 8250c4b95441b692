import Domain
import GRDB
import Testing

@testable import Archiving

@Suite struct DuplicateFoldingTests {
    /// Feeds of one publisher.
    private let sources = ["a", "b", "c"].map {
        Source(id: SourceID($0), kind: "feed", address: "https://feeds.x.org/\($0).xml")
    }

    @Test func sameAddressOfAnotherSourceIsListedWithTheFirst() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let intake = try fixture.take(
            in: fixture.batch([.sample("1", published: -3, address: "x.org/1")], of: "b"),
            fixture.batch(
                [.sample("2", title: "El pan sube", published: -2, address: "x.org/1")],
                of: "a"
            )
        )
        #expect(intake.folded == 1)
        let articles = try fixture.articles()
        #expect(articles.map(\.source.text) == ["b"])
        #expect(
            articles.first?.duplicates == [
                Article.Duplicate(source: "a", title: "El pan sube", link: "https://x.org/1")
            ]
        )
    }

    /// A feed dates its items itself.
    @Test func anEarlierDateDoesNotTakeTheFirstPlaceFromMoreWeight() throws {
        var weighed = sources
        weighed[0].weight = 1
        let fixture = try ArchiveFixture(sources: weighed)
        let intake = try fixture.take(
            in: fixture.batch([.sample("1", published: -3, address: "x.org/1")], of: "b"),
            fixture.batch([.sample("2", published: -2, address: "x.org/1")], of: "a")
        )
        #expect(intake.folded == 1)
        #expect(try fixture.articles().map(\.source.text) == ["a"])
    }

    @Test func whatTakesThePlaceOfSamplesIsFolded() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(in: fixture.batch([.sample("1"), .sample("2")], of: "a", origin: .sample))
        let intake = try fixture.take(
            in: fixture.batch([.sample("3", published: -3, address: "x.org/1")], of: "a", after: 1),
            fixture.batch([.sample("4", published: -2, address: "x.org/1")], of: "b", after: 1)
        )
        #expect(intake.folded == 1)
    }

    @Test func anItemThatHasAPageKeepsIt() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([.sample("1", published: -1, address: "x.org/1")], of: "a")
        )
        try fixture.take(
            in: fixture.batch([.sample("2", published: -5, address: "x.org/1")], of: "b", after: 1)
        )
        #expect(try fixture.articles(after: 2).map(\.source.text) == ["a"])
    }

    @Test func anotherTellerStandsInForAHiddenOne() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([.sample("1", published: -3, address: "x.org/1")], of: "a"),
            fixture.batch([.sample("2", published: -2, address: "x.org/1")], of: "b"),
            fixture.batch([.sample("3", published: -1, address: "x.org/1")], of: "c")
        )
        fixture.sources = sources.filter { $0.id != "a" }
        #expect(try fixture.articles().map(\.source.text) == ["b"])
    }

    /// One story of two feeds; that of `b` is told of on the page of `a`.
    private func told(_ fixture: ArchiveFixture) throws {
        try fixture.take(
            in: fixture.batch([.sample("1", published: -3, address: "x.org/1")], of: "a"),
            fixture.batch(
                [.sample("2", title: "El pan sube", published: -2, address: "x.org/1")],
                of: "b"
            )
        )
    }

    @Test func theAddressOfOneThatStoodInStaysAndThenLeadsToTheFirst() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try told(fixture)
        let first = try #require(try fixture.articles().first?.path)
        #expect(try fixture.edition().led() == [])
        fixture.sources = sources.filter { $0.id != "a" }
        try fixture.archive.keepAddresses(of: fixture.edition())
        let stoodIn = try #require(try fixture.articles().first?.path)
        #expect(stoodIn != first)
        // Readers know it: another headline does not change it any more.
        let corrected = ReceivedItem.sample(
            "2",
            title: "El pan baja",
            published: -2,
            address: "x.org/1"
        )
        try fixture.take(in: fixture.batch([corrected], of: "b", after: 2))
        let article = try #require(try fixture.articles(after: 2).first)
        #expect(article.title == "El pan baja")
        #expect(article.path == stoodIn)
        fixture.sources = sources
        let edition = try fixture.edition(after: 3)
        #expect(edition.led() == [Redirect(from: stoodIn, to: first)])
        #expect(edition.tombstones() == [])
        #expect(try fixture.articles(after: 3).map(\.path) == [first])
    }

    @Test func oneThatStoodInAndWentLeavesWordOfIt() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try told(fixture)
        fixture.sources = sources.filter { $0.id != "a" }
        try fixture.archive.keepAddresses(of: fixture.edition())
        let stoodIn = try #require(try fixture.articles().first?.path)
        try fixture.archive.database.write { database in
            try database.execute(
                sql: "UPDATE items SET withdrawn_at = first_seen WHERE source = 'b'"
            )
        }
        let gone = try fixture.edition(after: 2)
        #expect(gone.tombstones().map(\.path) == [stoodIn])
        #expect(try gone.withdrawn().map(\.path) == [stoodIn])
        // Where the first one is shown again, readers are led there.
        fixture.sources = sources
        let edition = try fixture.edition(after: 3)
        #expect(edition.tombstones() == [])
        #expect(edition.led().map(\.from) == [stoodIn])
    }

    @Test func oneWithoutWordsIsNotToldOf() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try told(fixture)
        #expect(try fixture.articles().first?.duplicates.count == 1)
        try fixture.archive.database.write { database in
            try database.execute(sql: "UPDATE items SET title = '' WHERE source = 'b'")
        }
        #expect(try fixture.articles().first?.duplicates == [])
    }

    @Test func oneSourceIsNotFoldedWithItself() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([.sample("1", address: "x.org/1"), .sample("2", address: "x.org/1")])
        )
        #expect(try fixture.articles().count == 2)
    }

    @Test func storiesDaysApartAreNotFolded() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([.sample("1", published: -80, address: "x.org/1")], of: "a"),
            fixture.batch([.sample("2", published: -1, address: "x.org/1")], of: "b")
        )
        #expect(try fixture.articles().count == 2)
    }

    @Test func aRealItemIsNotFoldedUnderASample() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch(
                [.sample("1", published: -5, address: "x.org/1")],
                of: "a",
                origin: .sample
            ),
            fixture.batch([.sample("2", published: -1, address: "x.org/1")], of: "b")
        )
        #expect(try fixture.articles().map(\.identity) == ["2"])
    }

    @Test func equalHeadlinesAreOneStoryWhateverTheirAccents() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let intake = try fixture.take(
            in: fixture.batch(
                [.sample("1", title: "El Congreso aprueba la reforma fiscal", published: -3)],
                of: "b"
            ),
            fixture.batch(
                [.sample("2", title: "¡El congreso APRUEBA la Reforma Fiscál!", published: -2)],
                of: "a"
            )
        )
        #expect(intake.folded == 1)
        #expect(try fixture.articles().map(\.source.text) == ["b"])
    }

    private func item(_ identity: String, _ text: String, published: Double) -> ReceivedItem {
        var item = ReceivedItem.sample(
            identity,
            title: "Hoy en el parlamento regional",
            published: published
        )
        item.summary = Markup(text, format: .html)
        return item
    }

    @Test func aHeadlineThatComesBackIsFoldedUnderTheOneNextToIt() throws {
        let fixture = try ArchiveFixture(sources: sources)
        for day in 0..<5 {
            let hours = Double(-24 * (5 - day))
            try fixture.take(
                in: fixture.batch(
                    [item("a\(day)", "", published: hours)],
                    of: "a",
                    after: Double(day)
                ),
                fixture.batch(
                    [item("b\(day)", "", published: hours + 1)],
                    of: "b",
                    after: Double(day)
                )
            )
        }
        let articles = try fixture.articles(after: 9)
        #expect(articles.map(\.identity).sorted() == ["a0", "a1", "a2", "a3", "a4"])
        #expect(articles.allSatisfy { $0.duplicates.count == 1 })
    }

    @Test func aHeadlineOverAnotherTextIsAnotherStory() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let (dogs, taxes) = (
            "Vecinos escriben sobre perros sueltos, correas, parques cerrados",
            "Lectores preguntan cuando bajan impuestos, tasas, recibos municipales"
        )
        let intake = try fixture.take(
            in: fixture.batch([item("1", dogs, published: -3)], of: "a"),
            fixture.batch([item("2", taxes, published: -2)], of: "b"),
            fixture.batch([item("3", "<b>\(dogs)</b>", published: -1)], of: "c")
        )
        #expect(intake.folded == 1)
        #expect(Set(try fixture.articles().map(\.identity)) == ["1", "2"])
    }

    @Test func headlinesThatSayLittleAreNotFolded() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([.sample("1", title: "El tiempo", published: -3)], of: "b"),
            fixture.batch([.sample("2", title: "El tiempo", published: -2)], of: "a")
        )
        #expect(try fixture.articles().count == 2)
    }

    @Test func whatWasFoldedFollowsItsStoryUnderAnotherHead() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let title = "El Congreso aprueba la reforma fiscal"
        try fixture.take(
            in: fixture.batch([.sample("1", title: title, published: -5)], of: "a"),
            fixture.batch([.sample("2", title: title, published: -3, address: "x.org/1")], of: "b"),
            fixture.batch(
                [.sample("3", title: "Otro titular", published: -2, address: "x.org/1")],
                of: "c"
            )
        )
        let articles = try fixture.articles()
        #expect(articles.map(\.source.text) == ["a"])
        #expect(articles.first?.duplicates.map(\.source.text) == ["b", "c"])
    }

    private func sources(_ addresses: [String: String]) -> [Source] {
        addresses.sorted { $0.key < $1.key }
            .map { Source(id: SourceID($0.key), kind: "feed", address: $0.value) }
    }

    @Test func aFeedCannotTakeThePageOfAnother() throws {
        let fixture = try ArchiveFixture(
            sources: sources(["evil": "https://evil.example/f", "x": "https://www.x.org/feed"])
        )
        try fixture.take(
            in: fixture.batch(
                [.sample("1", title: "Inventado", published: -9, address: "x.org/1")],
                of: "evil"
            ),
            fixture.batch([.sample("2", title: "Lo que fue", address: "x.org/1")], of: "x")
        )
        let articles = try fixture.articles()
        #expect(articles.map(\.source.text) == ["x"])
        #expect(articles.first?.duplicates.map(\.source.text) == ["evil"])
    }

    @Test func whatClaimedAnAddressFirstDoesNotHideWhoseItIs() throws {
        let fixture = try ArchiveFixture(
            sources: sources(["evil": "https://evil.example/f", "x": "https://x.org/feed"])
        )
        try fixture.take(
            in: fixture.batch([.sample("1", title: "Inventado", address: "x.org/1")], of: "evil")
        )
        try fixture.take(
            in: fixture.batch(
                [.sample("2", title: "Lo que fue", address: "x.org/1")],
                of: "x",
                after: 1
            )
        )
        #expect(Set(try fixture.articles(after: 2).map(\.source.text)) == ["evil", "x"])
    }

    @Test(arguments: [
        ["a": "https://one.example/f", "b": "https://two.example/f"],
        ["a": "a.xml", "b": "b.xml"],
    ])
    func anAddressOfAThirdHostIsNoIdentity(addresses: [String: String]) throws {
        let fixture = try ArchiveFixture(sources: sources(addresses))
        try fixture.take(
            in: fixture.batch([.sample("1", title: "Uno", address: "x.org/1")], of: "a"),
            fixture.batch([.sample("2", title: "Otro", address: "x.org/1")], of: "b")
        )
        #expect(try fixture.articles().count == 2)
    }

    @Test func anOwnArticleIsNeverFolded() throws {
        let title = "El Congreso aprueba la reforma fiscal"
        let own = Source.own(title: "Bando")
        let fixture = try ArchiveFixture(sources: sources + [own])
        try fixture.take(in: fixture.batch([.sample("1", title: title)], of: "a"))
        try fixture.take(
            in: fixture.batch([.sample("2", title: title)], of: Source.ownID, after: 1),
            fixture.batch([.sample("3", title: title)], of: "b", after: 1)
        )
        #expect(Set(try fixture.articles(after: 2).map(\.identity)) == ["1", "2"])
    }

    @Test func anOwnArticleStandsForFeedsThatComeWithIt() throws {
        let title = "El Congreso aprueba la reforma fiscal"
        let fixture = try ArchiveFixture(sources: sources + [Source.own(title: "Bando")])
        try fixture.take(
            in: fixture.batch([.sample("1", title: title, published: -9)], of: "a"),
            fixture.batch([.sample("2", title: title, published: -1)], of: Source.ownID)
        )
        let articles = try fixture.articles()
        #expect(articles.map(\.source) == [Source.ownID])
        #expect(articles.first?.duplicates.map(\.source.text) == ["a"])
    }
}
