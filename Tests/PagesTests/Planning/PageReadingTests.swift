import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct PageReadingTests {
    private let site: SmallSite
    private let material: PageMaterial

    init() throws {
        site = try SmallSite()
        material = site.material(InventedEdition.whole)
    }

    private func reading(_ inputs: [PageInput]) -> DeclaredReading {
        DeclaredReading(inputs, of: material)
    }

    @Test func theArticlesOfAListMustBeDeclared() throws {
        let list = ArticleList.river("es")
        let other = reading([.articles(.river("en"), 0..<3), .count(list)])
        #expect(throws: UndeclaredInput.self) { try other.articles(of: list) }
        #expect(try reading([.articles(list, 0..<3)]).articles(of: list).count == 3)
    }

    @Test func aNumberOfArticlesMustBeDeclared() throws {
        let list = ArticleList.country("es")
        #expect(throws: UndeclaredInput.self) {
            try reading([.count(.country("fr"))]).count(of: list)
        }
        #expect(try reading([.count(list)]).count(of: list) == 83)
    }

    /// As a page of all topics or sources declares them.
    @Test func amongManyInputsOneThatIsMissingIsNotRead() throws {
        let sources = (0..<500).map { ArticleList.source(SourceID("s\($0)")) }
        let reading = reading(
            sources.map { PageInput.count($0) } + sources.map { PageInput.articles($0, 0..<0) }
                + [.count(.country("es")), .articles(.river("es"), 0..<3)]
        )
        #expect(try reading.count(of: .country("es")) == 83)
        #expect(try reading.articles(of: .river("es")).count == 3)
        #expect(reading.declares(sources[499]))
        #expect(!reading.declares(.source("s500")))
        #expect(throws: UndeclaredInput.self) { try reading.count(of: .country("fr")) }
        #expect(throws: UndeclaredInput.self) { try reading.articles(of: .river("en")) }
    }

    @Test func anArticleThatIsNotOfTheDeclaredOnesIsNotRead() throws {
        let list = ArticleList.river("es")
        let ids = try material.edition.ids(in: list, at: 0..<5)
        let reading = reading([.articles(list, 0..<2)])
        #expect(try reading.articles(ids, of: list).map(\.id) == Array(ids.prefix(2)))
    }

    @Test func entitiesNotesAndTheOwnMapMustBeDeclared() {
        let none = reading([])
        #expect(throws: UndeclaredInput.self) { try none.entities(Match.self) }
        #expect(throws: UndeclaredInput.self) { try none.note(on: .match, "ab", in: "es") }
        #expect(throws: UndeclaredInput.self) { try none.ground() }
        #expect(throws: UndeclaredInput.self) { try none.statuses() }
        #expect(throws: UndeclaredInput.self) { try none.activeSources() }
        #expect(throws: UndeclaredInput.self) { try none.newestChange(in: "es") }
        #expect(throws: UndeclaredInput.self) { try none.days(.months, in: "es") }
        #expect(throws: UndeclaredInput.self) { try none.text() }
        #expect(throws: UndeclaredInput.self) { try none.clock() }
    }

    @Test func whatIsDerivedNeedsAllThatItIsMadeFrom() throws {
        #expect(throws: UndeclaredInput.self) {
            try reading([.entities(.match)]).value(of: IndexedMatches())
        }
        let index = try reading([.entities(.competition), .entities(.match)]).value(
            of: IndexedMatches()
        )
        #expect(index.matches.count == 1)
    }

    @Test func namesAreThoseThatWereFoundInPlanning() throws {
        let reading = reading([.names(.press, ["a", "b"])])
        #expect(try reading.names(.press) == ["a", "b"])
        #expect(throws: UndeclaredInput.self) { try reading.names(.countries) }
    }
}
