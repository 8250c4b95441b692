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

    /// Takes an article out, by a build that brings some others.
    private func remove(
        _ id: ItemID,
        isErased: Bool = false,
        after hours: Double,
        bringing items: [ReceivedItem] = []
    ) throws {
        let batch = fixture.batch(items, of: "b", after: hours)
        let removal = Removal(id.text, line: 1, id: id, isErased: isErased)
        _ = try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(removals: [removal]),
            at: batch.receivedAt
        )
    }

    /// The story of three, with its address kept.
    private func story(and third: String) throws -> PublishedStory {
        try fixture.take(in: fixture.batch([.sample("3", title: third, published: -2)]))
        let edition = try fixture.edition()
        try fixture.archive.keepAddresses(of: edition)
        return try #require(edition.stories().first)
    }

    private let third = "Incendio en el mercado de Santullano con heridos"

    @Test func aStoryWhoseFirstArticleIsWithdrawnKeepsItsAddress() throws {
        let story = try story(and: third)
        #expect(story.members.count == 3)
        try remove(story.members[0], after: 1)
        let after = try fixture.edition(after: 2)
        #expect(after.stories().map(\.name) == [story.name])
        #expect(after.stories().first?.members == Array(story.members[1...]))
        #expect(after.movedStories() == [])
        // What comes next groups the week anew, and changes nothing of that.
        let next = ReceivedItem.sample("4", title: "Sube la luz en Avilés", published: -1)
        try remove(story.members[0], after: 3, bringing: [next])
        #expect(try fixture.edition(after: 3).stories().map(\.name) == [story.name])
    }

    @Test func whereOneIsLeftTheAddressLeadsToIt() throws {
        let story = try #require(fixture.edition().stories().first)
        try fixture.archive.keepAddresses(of: fixture.edition())
        try remove(story.members[0], after: 1)
        let left = try article(wounded).path
        #expect(
            try fixture.edition(after: 2).movedStories()
                == [MovedStory(name: story.name, target: .article(left))]
        )
    }

    @Test func anErasedFirstArticleTakesTheAddressWithIt() throws {
        let story = try story(and: third)
        try remove(story.members[0], after: 1)
        let before = try fixture.archive.fingerprint()
        try remove(story.members[0], isErased: true, after: 2)
        #expect(try fixture.archive.fingerprint() != before)
        let after = try fixture.edition(after: 3)
        #expect(after.stories().map(\.members) == [Array(story.members[1...])])
        #expect(after.stories().map(\.name) != [story.name])
        #expect(after.movedStories() == [MovedStory(name: story.name, target: .gone)])
    }
}
