import Basics
import Domain
import Presentation
import TemplateModels
import TestSupport
import Testing

@testable import Pages

@Suite struct SharedCardsTests {
    private let articles = InventedEdition.articles(200)
    private let context: SiteContext

    init() throws {
        context = try SmallSite().context
    }

    private func cards(room: Int = 1_024) -> SharedCards {
        SharedCards(of: EditionStub(articles: articles), context: context, room: room)
    }

    @Test(arguments: [1, 3, 50, 1_024])
    func `cards come in the order in which they are asked for, kept ones as new ones`(
        room: Int
    ) throws {
        let cards = cards(room: room)
        var random = SeededGenerator(seed: UInt64(room))
        for _ in 0..<50 {
            let ids = (0..<20).map { _ in articles.randomElement(using: &random) }
                .compactMap { $0?.id }
            let found = try cards.cards(of: ids, in: "es")
            #expect(found.map(\.article.id) == ids)
        }
    }

    @Test func `what is not published has no card, now and later`() throws {
        let cards = cards()
        let ids = [articles[3].id, ItemID(stored: "nobody"), articles[1].id]
        for _ in 0..<2 {
            let found = try cards.cards(of: ids, in: "es")
            #expect(found.map(\.article.id) == [articles[3].id, articles[1].id])
        }
    }

    @Test func `each language has cards of its own`() throws {
        let cards = cards()
        let id = articles[0].id
        for _ in 0..<2 {
            for language in ["es", "en"] as [Language] {
                let card = try #require(try cards.cards(of: [id], in: language).first)
                let made = CardModel(articles[0], in: language, context: context)
                #expect(card.card.model == made)
            }
        }
    }

    @Test func `articles that were read are not read again`() throws {
        let cards = SharedCards(of: EditionStub(), context: context)
        let article = articles[7]
        let found = try cards.cards(of: [article.id], in: "es", read: [article.id: article])
        #expect(found.map(\.article) == [article])
        #expect(try cards.cards(of: [article.id], in: "es").count == 1)
        #expect(try cards.cards(of: [articles[8].id], in: "es").isEmpty)
    }

    @Test func `many threads have the same cards`() {
        let cards = cards(room: 8)
        let found = ConcurrentMap.map(Array(0..<400), share: 10) { (number: Int) -> Bool in
            let ids = (0..<5).map { articles[(number + $0 * 3) % articles.count].id }
            return (try? cards.cards(of: ids, in: "es"))?.map(\.article.id) == ids
        }
        #expect(!found.contains(false))
    }
}
