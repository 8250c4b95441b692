import Domain
import Presentation

extension PageKind {
    static let news = PageKind("news")
}

extension Route {
    /// The river of all news; without a number its own address, which holds the newest.
    static func news(page: Int? = nil) -> Route {
        Route([.word(.pathNews)], page: page, title: .text(.news))
    }
}

/// The river of all news of each language, with the site's feed.
struct NewsFamily: PageFamily {
    let kinds = [PageKind.news]
    let models: [any PageModel.Type] = [ListPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let list = ArticleList.river(language)
        try draft.addList(
            list,
            in: language,
            "the news (\(language))",
            route: { .news(page: $0) },
            from: try draft.busiest(besides: list, in: language)
                + [.names(.forms, try draft.forms(in: language).map(\.rawValue))]
        ) { RiverContent(number: $0) }
        draft.addFeeds(.site, list, in: language)
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.news(), in: language, .main, rank: 10, glyph: "bell", tab: 5)
    }
}

/// A page of all news.
struct RiverContent: PageContent {
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "river" : "river-page" }
    var kind: PageKind { .news }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .news() }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (articles, position) = try reading.listPage { .news(page: $0) }
        return ListPage(
            news: articles,
            filters: try reading.formLinks(current: nil),
            search: reading.searchWithin(reading.context.settings.title),
            position: position,
            busiest: try reading.busiest(articles),
            at: reading.place,
            context: reading.context
        )
    }
}
