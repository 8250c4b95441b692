import Domain
import Pages
import Presentation

/// Makes the portal's own feeds from the edition.
struct FeedBuilder: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom
    let sources: [SourceID: OutputFeed.Item.Origin]

    /// The most items of a feed.
    private static let limit = 50

    func bytes(of planned: PlannedFeed) throws -> [UInt8] {
        let feed = try feed(planned)
        return switch planned.format {
        case .rss: RSSWriter.bytes(feed)
        case .atom: AtomWriter.bytes(feed)
        case .json: try JSONFeedWriter.bytes(feed)
        }
    }

    private func feed(_ planned: PlannedFeed) throws -> OutputFeed {
        let language = planned.language
        let texts = newsroom.feedTexts(planned.section, in: language)
        let home = planned.section.map { Route.section($0, page: nil) } ?? .front
        func address(_ format: Route.FeedFormat) -> String {
            newsroom.absolute(newsroom.path(.feed(format, planned.section), in: language))
        }
        return OutputFeed(
            title: texts.title,
            description: texts.description,
            language: language,
            home: newsroom.absolute(newsroom.path(home, in: language)),
            addresses: OutputFeed.Addresses(
                rss: address(.rss), atom: address(.atom), json: address(.json)),
            items: try items(of: planned.list)
        )
    }

    /// The newest real items; samples stand in no feed.
    private func items(of list: ArticleList) throws -> [OutputFeed.Item] {
        var articles: [Article] = []
        var end = try edition.count(of: list)
        while articles.count < Self.limit, end > 0 {
            let start = max(0, end - Self.limit)
            let batch = try edition.articles(try edition.ids(in: list, at: start..<end))
            articles += batch.reversed().filter { $0.origin == .live }
            end = start
        }
        let chosen = Array(articles.prefix(Self.limit))
        let full = chosen.filter { newsroom.showsFullText($0) && $0.rights.isCanonicalHere }
        let bodies = Dictionary(
            uniqueKeysWithValues: try edition.bodies(full.map(\.id)).map { ($0.id, $0.html) })
        return chosen.map { item($0, html: bodies[$0.id]) }
    }

    private func item(_ article: Article, html: String?) -> OutputFeed.Item {
        let isOwn = article.source == Source.ownID
        let here = newsroom.absolute(article.path)
        let summary = article.summary.map { PlainText.excerpt($0, limit: 200) }
        return OutputFeed.Item(
            id: isOwn ? here : article.identity,
            isPermalink: isOwn || article.identity == article.link,
            link: article.rights.isCanonicalHere ? here : article.link ?? here,
            title: article.title,
            summary: summary,
            html: html.flatMap { $0.isEmpty ? nil : $0 },
            published: article.published,
            changed: max(article.updated ?? article.order, article.order),
            author: article.author,
            categories: article.categories,
            language: article.language,
            source: isOwn ? nil : sources[article.source]
        )
    }
}
