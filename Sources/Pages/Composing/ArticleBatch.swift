import Domain
import Presentation

/// Some articles with their texts and neighbours, read together.
struct ArticleBatch {
    private let articles: [ItemID: Article]
    private let bodies: [ItemID: ArticleBody]
    private let surroundings: [ItemID: Surroundings]

    /// The articles of the same section around one, by its place in the section's list.
    struct Surroundings {
        var previous: ItemID?
        var next: ItemID?
        /// Older ones, newest first.
        var more: [ItemID] = []

        var all: [ItemID] { [previous, next].compactMap(\.self) + more }
    }

    /// How many articles "more in this section" names.
    private static let more = 4

    init(_ pages: [PlannedPage], edition: any EditionReading, newsroom: Newsroom) throws {
        let ids = pages.compactMap { page -> ItemID? in
            if case .article(let id) = page.content { return id }
            return nil
        }
        let own = try edition.articles(ids)
        var surroundings: [ItemID: Surroundings] = [:]
        for article in own {
            surroundings[article.id] = try Self.surroundings(
                of: article,
                edition: edition,
                newsroom: newsroom
            )
        }
        let known = Set(ids)
        let others = Set(surroundings.values.flatMap(\.all)).subtracting(known).sorted()
        articles = Dictionary(
            (own + (try edition.articles(others))).map { ($0.id, $0) }
        ) { first, _ in first }
        bodies = Dictionary((try edition.bodies(ids)).map { ($0.id, $0) }) { first, _ in first }
        self.surroundings = surroundings
    }

    /// What an article page says of others depends only on older articles and the next one of its section:
    /// it is fixed when that one is published.
    private static func surroundings(
        of article: Article,
        edition: any EditionReading,
        newsroom: Newsroom
    ) throws -> Surroundings {
        let list = ArticleList.section(
            article.section,
            newsroom.pageLanguage(of: article.language)
        )
        guard let position = try edition.position(of: article.id, in: list) else {
            return Surroundings()
        }
        let older = try edition.ids(in: list, at: max(0, position - 1 - more)..<position)
        return Surroundings(
            previous: older.last,
            next: try edition.ids(in: list, at: position + 1..<position + 2).first,
            more: older.dropLast().reversed()
        )
    }

    func article(_ id: ItemID) -> Article? { articles[id] }

    func body(_ id: ItemID) -> ArticleBody {
        bodies[id] ?? ArticleBody(id: id, html: "", words: 0)
    }

    func surroundings(_ id: ItemID) -> (previous: Article?, next: Article?, more: [Article]) {
        let around = surroundings[id] ?? Surroundings()
        return (
            around.previous.flatMap { articles[$0] }, around.next.flatMap { articles[$0] },
            around.more.compactMap { articles[$0] }
        )
    }
}
