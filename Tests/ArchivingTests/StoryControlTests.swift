import Archiving
import Domain
import Foundation
import Testing

@Suite struct StoryControlTests {
    private let fixture: ArchiveFixture
    private let fire = "Un incendio quema el mercado de Santullano"
    private let wounded = "Tres heridos en el incendio del mercado de Santullano"
    private let bread = "Los panaderos suben el precio de la hogaza"
    private let orchestra = "La orquesta estrena una sinfonía sobre el agua"

    init() throws {
        fixture = try ArchiveFixture(
            sources: [
                Source(id: "a", kind: "feed", address: "a.xml", section: "world", weight: 1),
                Source(id: "b", kind: "feed", address: "b.xml", section: "world"),
                .own(title: "Bando"),
            ]
        )
        try fixture.take(
            in: fixture.batch([
                .sample("1", title: fire, published: -5), .sample("2", title: bread, published: -4),
            ]),
            fixture.batch([.sample("1", title: wounded, published: -3)], of: "b")
        )
    }

    private func stories() throws -> [[String]] {
        let edition = try fixture.edition()
        return try edition.stories().map { try edition.articles($0.members).map(\.title) }
    }

    private func article(_ title: String) throws -> Article {
        try #require(fixture.articles().first { $0.title == title })
    }

    private func named(_ title: String) throws -> NamedArticle {
        NamedArticle(try article(title).path, line: 1, baseURL: fixture.settings.baseURL)
    }

    @Test func theDeskPartsAndJoins() throws {
        #expect(try stories() == [[fire, wounded]])
        fixture.desk = [Desk.Entry(try named(wounded), .split)]
        #expect(try stories() == [])
        fixture.desk = [Desk.Entry(try named(bread), .join(try named(wounded)))]
        #expect(try stories() == [[fire, bread, wounded]])
        fixture.desk = [
            Desk.Entry(try named(bread), .join(try named(wounded))),
            Desk.Entry(try named(fire), .split),
        ]
        #expect(try stories() == [[bread, wounded]])
    }

    @Test func ownArticlesNameTheirStory() throws {
        var first = ReceivedItem.sample("x", title: orchestra, published: -2)
        first.story = "agua"
        var second = ReceivedItem.sample("y", title: "El agua vuelve a la fuente", published: -1)
        second.story = "agua"
        try fixture.take(in: fixture.batch([first, second], of: Source.ownID, isComplete: true))
        #expect(try stories() == [[fire, wounded], [orchestra, second.title]])
        second.story = nil
        try fixture.take(in: fixture.batch([first, second], of: Source.ownID, isComplete: true))
        #expect(try stories() == [[fire, wounded]])
    }

    @Test func theHeaviestSourceStandsForAllAndAnOwnArticleBeforeIt() throws {
        let edition = try fixture.edition()
        let list = ArticleList.river("es")
        #expect(try !edition.isFolded(article(fire).id, in: list))
        #expect(try edition.isFolded(article(wounded).id, in: list))
        #expect(try !edition.isFolded(article(wounded).id, in: .source("b")))
        let told = try #require(article(fire).story)
        #expect(told.tellers == 2)
        #expect(told.others.map(\.title) == [wounded])
        #expect(try article(wounded).story?.others == [])
        let own = "El mercado de Santullano arde: crónica del incendio y sus heridos"
        try fixture.take(
            in: fixture.batch([.sample("x", title: own, published: -6)], of: Source.ownID)
        )
        let later = try fixture.edition()
        #expect(try !later.isFolded(article(own).id, in: list))
        #expect(try later.isFolded(article(fire).id, in: list))
        #expect(
            try later.related(to: article(fire).id).map(\.id) == [
                article(own).id, article(wounded).id,
            ]
        )
    }

    @Test func addressesStayAndLeadOn() throws {
        let before = try fixture.edition()
        try fixture.archive.keepAddresses(of: before)
        let name = try #require(before.stories().first?.name)
        // An earlier one that comes late does not move it.
        let early = "Incendio en el mercado de Santullano con heridos"
        try fixture.take(in: fixture.batch([.sample("9", title: early, published: -8)], of: "b"))
        let after = try fixture.edition()
        #expect(after.stories().map(\.name) == [name])
        #expect(after.movedStories() == [])
        // What came out as two and is one now leads from one to the other.
        fixture.desk = [Desk.Entry(try named(bread), .join(try named(wounded)))]
        fixture.desk += [Desk.Entry(try named(wounded), .split)]
        fixture.desk = [
            Desk.Entry(try named(fire), .split),
            Desk.Entry(try named(bread), .join(try named(fire))),
        ]
        #expect(try fixture.edition().stories().map(\.name).contains(name))
        fixture.desk = [Desk.Entry(try named(fire), .split)]
        let alone = try fixture.edition()
        #expect(
            alone.movedStories() == [
                MovedStory(name: name, target: .article(try article(fire).path))
            ]
        )
        fixture.desk = []
        fixture.stories = .off
        #expect(
            try fixture.edition().movedStories()
                == [MovedStory(name: name, target: .article(try article(fire).path))]
        )
    }
}
