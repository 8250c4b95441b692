import Domain
import Presentation

/// Makes the portal's own feeds from the edition.
struct FeedComposer: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom
    let sources: [Source]
    let pictures: BodyPictures

    /// The most items of a feed.
    private static let limit = 50

    func feed(_ planned: PlannedFeed) throws -> OutputFeed {
        let language = planned.language
        let texts = newsroom.feedTexts(planned.section, in: language)
        let home = planned.section.map { Route.section($0, page: nil) } ?? .front
        let addresses = Route.FeedFormat.allCases.map { format in
            let path = newsroom.path(.feed(format, planned.section), in: language)
            return (OutputFeed.Format(format), newsroom.absolute(path))
        }
        return OutputFeed(
            title: texts.title,
            description: texts.description,
            language: language,
            home: newsroom.absolute(newsroom.path(home, in: language)),
            addresses: Dictionary(addresses) { first, _ in first },
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
            try edition.bodies(full.map(\.id)).map { ($0.id, $0.html) }
        ) { first, _ in first }
        let origins = try origins()
        return chosen.map { item($0, html: bodies[$0.id], origin: origins[$0.source]) }
    }

    private func item(
        _ article: Article,
        html: String?,
        origin: OutputFeed.Origin?
    ) -> OutputFeed.Item {
        let isOwn = article.source == Source.ownID
        let here = newsroom.absolute(article.path)
        return OutputFeed.Item(
            id: isOwn ? here : article.identity,
            isPermalink: isOwn || article.identity == article.link,
            link: article.rights.isCanonicalHere ? here : article.link ?? here,
            title: article.title,
            summary: article.summary.map { PlainText.excerpt($0, limit: 200) },
            html: html.flatMap { $0.isEmpty ? nil : absolute(pictures.localised($0), at: here) },
            published: article.published,
            changed: max(article.updated ?? article.order, article.order),
            author: article.author,
            categories: article.categories,
            language: article.language,
            source: isOwn ? nil : origin
        )
    }

    /// The text for readers elsewhere: links to places on the site become whole addresses.
    private func absolute(_ html: String, at page: String) -> String {
        let origin = newsroom.settings.baseURL.origin
        return html.replacing("href=\"/", with: "href=\"\(origin)/")
            .replacing("src=\"/", with: "src=\"\(origin)/")
            .replacing("href=\"#", with: "href=\"\(page)#")
    }

    /// What `<source>` says, by source.
    private func origins() throws -> [SourceID: OutputFeed.Origin] {
        let summaries = Dictionary(try edition.sources().map { ($0.id, $0) }) { first, _ in first }
        let pairs = sources.map { source in
            let address = source.shownAddress.flatMap { $0.hasPrefix("http") ? $0 : nil }
            let origin = OutputFeed.Origin(
                title: source.title ?? summaries[source.id]?.title ?? source.id.text,
                address: address ?? summaries[source.id]?.home
            )
            return (source.id, origin)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}

extension OutputFeed.Format {
    init(_ format: Route.FeedFormat) {
        self =
            switch format {
            case .rss: .rss
            case .atom: .atom
            case .json: .json
            }
    }
}
