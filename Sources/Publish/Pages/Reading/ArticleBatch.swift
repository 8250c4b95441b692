import Domain
import Presentation

/// Some articles with their texts and neighbours, read together.
struct ArticleBatch {
    private let articles: [ItemID: Article]
    private let bodies: [ItemID: ArticleBody]
    private let surroundings: [ItemID: Surroundings]
    /// Cards that several pages show, by the language of the page.
    private let cards: [Language: [ItemID: ListedArticle]]

    /// The articles of the same section around one, by its place in the section's list.
    struct Surroundings {
        var previous: ItemID?
        var next: ItemID?
        /// Older ones, newest first.
        var more: [ItemID] = []
        /// On the same matter, in any section.
        var related: [ItemID] = []

        var cards: [ItemID] { more + related }
        var all: [ItemID] { [previous, next].compactMap(\.self) + cards }
    }

    /// How many articles "more in this section" names.
    private static let more = 4

    init(_ pages: [PlannedPage], of material: PageMaterial) throws {
        let edition = material.edition
        let summaries = pages.map(\.article)
        let ids = summaries.compactMap { $0?.id }
        let own = try edition.articles(ids)
        var surroundings: [ItemID: Surroundings] = [:]
        for article in own {
            surroundings[article.id] = try Self.surroundings(
                of: article,
                edition: edition,
                context: material.context
            )
        }
        var articles = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
        var wanted: [Language: Set<ItemID>] = [:]
        for (page, summary) in zip(pages, summaries) {
            let around = summary.flatMap { surroundings[$0.id] }
            wanted[page.language, default: []].formUnion(around?.cards ?? [])
        }
        cards = try wanted.reduce(into: [:]) { cards, wanted in
            let (language, ids) = wanted
            let all = try material.cards.cards(of: ids.sorted(), in: language, read: articles)
            cards[language] = Dictionary(all.map { ($0.article.id, $0) }) { first, _ in first }
        }
        for card in cards.values.flatMap(\.values) { articles[card.article.id] = card.article }
        let others = Set(surroundings.values.flatMap(\.all)).filter { articles[$0] == nil }
        for other in try edition.articles(others.sorted()) { articles[other.id] = other }
        self.articles = articles
        bodies = Dictionary((try edition.bodies(ids)).map { ($0.id, $0) }) { first, _ in first }
        self.surroundings = surroundings
    }

    /// What an article page says of others depends only on older articles and the next one of its section:
    /// it is fixed when that one is published. Of what stands in the list since the site has none for its language,
    /// only that in the article's own can be read.
    private static func surroundings(
        of article: Article,
        edition: any EditionReading,
        context: SiteContext
    ) throws -> Surroundings {
        let page = context.pageLanguage(of: article.language)
        let list = ArticleList.section(article.section, page)
        guard let position = try edition.position(of: article.id, in: list) else {
            return Surroundings()
        }
        let range = positions(around: position)
        let read = [article.language.primary, page.primary]
        let around = try edition.summaries(in: list, at: range).map { other in
            read.contains(other.language.primary) ? other.id : nil
        }
        let place = position - range.lowerBound
        let older = around.prefix(place).compactMap(\.self)
        return Surroundings(
            previous: older.last,
            next: around.dropFirst(place + 1).first ?? nil,
            more: older.dropLast().reversed(),
            related: try edition.related(to: article.id).map(\.id)
        )
    }

    /// Where in its section's list an article and all that its page names stand.
    static func positions(around position: Int) -> Range<Int> {
        max(0, position - 1 - more)..<position + 2
    }

    /// An article with all that its page reads.
    struct Entry {
        let article: Article
        let body: ArticleBody
        let previous: Article?
        let next: Article?
        let more: [ListedArticle]
        let related: [ListedArticle]
    }

    /// Nil for an article that is not published any more.
    func body(of id: ItemID) -> String? { bodies[id]?.html }

    func entry(_ id: ItemID, in language: Language) -> Entry? {
        guard let article = articles[id] else { return nil }
        let around = surroundings[id] ?? Surroundings()
        return Entry(
            article: article,
            body: bodies[id] ?? ArticleBody(id: id, html: "", words: 0),
            previous: around.previous.flatMap { articles[$0] },
            next: around.next.flatMap { articles[$0] },
            more: around.more.compactMap { cards[language]?[$0] },
            related: around.related.compactMap { cards[language]?[$0] }
        )
    }
}

extension PlannedPage {
    /// The article that the page is about.
    fileprivate var article: ArticleSummary? {
        for input in inputs {
            if case .article(let summary) = input { return summary }
        }
        return nil
    }
}
