import Domain
import Presentation

/// What one page can read: what it has declared, where it stands, and what all pages share.
final class PageReading: DeclaredReading {
    let page: PlannedPage
    /// Where the page stands.
    let place: PageContext
    private let plan: SiteMap
    private let batch: ArticleBatch

    init(
        _ page: PlannedPage,
        at place: PageContext,
        of plan: SiteMap,
        batch: ArticleBatch,
        material: PageMaterial
    ) {
        self.page = page
        self.place = place
        self.plan = plan
        self.batch = batch
        super.init(page.inputs, of: material)
    }

    var language: Language { page.language }

    /// Whether the navigation of the language leads to a page.
    func leads(to route: Route) -> Bool { plan.leads(to: route, in: language) }

    /// The sections that have a page in the language, which the navigation names.
    var sections: [SectionID] { plan.sections[language] ?? [] }

    /// The article of the page with its text, and what stands around it; nil when it has vanished since it was planned.
    func article() throws -> ArticleBatch.Entry? {
        for input in inputs {
            if case .article(let summary) = input { return batch.entry(summary.id, in: language) }
        }
        throw UndeclaredInput("an article", declared: inputs)
    }
}

extension PageReading {
    /// Articles of a list as cards, newest first.
    func listed(_ list: ArticleList) throws -> [ListedArticle] {
        try cards(of: list, in: language).reversed()
    }

    /// The articles that the newsroom chose as cards, in its order.
    func chosenCards() throws -> [ListedArticle] {
        try chosenCards(in: language)
    }

    func cards(_ articles: [Article]) -> [ListedArticle] {
        articles.reversed().map { ListedArticle($0, in: language, context: context) }
    }

    /// The articles of the page's part of its list, newest first, and the ways to the pages beside it.
    func listPage(
        _ route: (Int?) -> Route
    ) throws -> (articles: [ListedArticle], position: ListPosition) {
        try listPage { context.path(route($0), in: language) }
    }

    /// The same of a list whose pages stand at site paths.
    func listPage(
        at path: (Int?) -> String
    ) throws -> (articles: [ListedArticle], position: ListPosition) {
        let page = try page(in: language)
        let listed = page.listed
        let position = ListPosition(
            number: listed.number,
            newest: listed.number == nil ? nil : path(nil),
            newer: listed.newer.exists ? path(listed.newer.number) : nil,
            older: listed.older.flatMap { older in
                page.older.map {
                    ListPosition.Older(
                        path: path(older.number),
                        number: older.number,
                        from: $0.from,
                        to: $0.to
                    )
                }
            }
        )
        return (page.cards.reversed(), position)
    }
}
