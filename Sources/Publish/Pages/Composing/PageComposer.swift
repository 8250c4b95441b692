import Domain
import Foundation
import Presentation

/// Makes the models of planned pages from the edition.
struct PageComposer: Sendable {
    let edition: any EditionReading
    let map: SiteMap
    let context: SiteContext
    let desks: Desks
    let pictures: BodyPictures
    let outlines = Outlines()
    private let sharedLayouts: SharedLayouts
    let sources: [SourceID: Source]
    private let weights: [SourceID: Int]

    /// - Parameters:
    ///   - edition: what is published.
    ///   - map: the pages of the edition.
    ///   - context: settings, texts and names.
    ///   - desks: what is shown besides articles.
    ///   - sources: the sources of the configuration.
    ///   - pictures: where pictures that texts name are published.
    init(
        edition: any EditionReading,
        map: SiteMap,
        context: SiteContext,
        desks: Desks,
        sources: [Source],
        pictures: BodyPictures
    ) {
        self.edition = edition
        self.map = map
        self.context = context
        self.desks = desks
        self.sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        weights = self.sources.mapValues(\.weight)
        self.pictures = pictures
        sharedLayouts = SharedLayouts(
            of: map,
            hasOutlines: sources.contains { SourceOutline($0, context: context) != nil },
            context: context
        )
    }

    /// The models of some pages, in their order; what articles need is read in one go.
    func models(of pages: [PlannedPage]) throws -> [PageModel] {
        let articles = try ArticleBatch(pages, edition: edition, context: context)
        return try pages.map { try model(of: $0, articles: articles) }
    }

    private func model(of page: PlannedPage, articles: ArticleBatch) throws -> PageModel {
        switch page.content {
        case .front: .front(try front(page))
        case .list(let listed): try list(page, listed)
        case .sections: .sections(try sections(page))
        case .map: .map(try worldMap(page))
        case .archive, .year, .month: .archive(try archive(page))
        case .day(let day): .list(try self.day(page, day))
        case .search: .search(search(page))
        case .written(let written): .written(self.written(page, written))
        case .article(let id): try article(page, id, articles)
        case .desk(let desk): try self.desk(page, desk)
        case .status: .status(try status(page))
        case .reader(let kind): .reader(reader(page, kind))
        case .notFound: .notFound(try notFound(page))
        case .redirect(let target): .redirect(redirect(page, to: target))
        case .tombstone(let tombstone): .tombstone(self.tombstone(page, tombstone))
        }
    }

    /// A page of a desk; of one that has vanished since the plan was made, a tombstone.
    private func desk(_ page: PlannedPage, _ desk: DeskPage) throws -> PageModel {
        let place = place(page, route: desk.route, current: desk.current)
        if let model = try desks.desk(of: desk.route)?.model(of: desk.route, at: place) {
            return model
        }
        let tombstone = Tombstone(path: page.path, title: "", language: page.language)
        return .tombstone(self.tombstone(page, tombstone))
    }

    /// Where a page stands; `current` is the entry of the navigation that it belongs to.
    func place(
        _ page: PlannedPage,
        route: Route? = nil,
        siblings: [Language: String] = [:],
        current: Route? = nil
    ) -> PageContext {
        let entry = current.map { context.path($0, in: page.language) } ?? page.path
        return PageContext(
            path: page.path,
            language: page.language,
            siblings: route.map { map.siblings(of: $0, context: context) } ?? siblings,
            sharedLayout: sharedLayouts.sharedLayout(in: page.language, current: entry)
        )
    }

    private func front(_ page: PlannedPage) throws -> FrontPage {
        FrontPage(
            try newest(200, of: .river(page.language), in: page.language),
            shelves: try shelves(in: page.language),
            newestChange: try edition.newestChange(),
            weights: weights,
            hasArchive: map.routes[page.language]?.contains(.archive) == true,
            country: try near(in: page.language),
            tallies: try tallies(),
            music: desks.music.shelf(in: page.language),
            rail: desks.programmes.rail(in: page.language),
            board: desks.sports.board(in: page.language),
            at: place(page, route: .front),
            context: context
        )
    }
}

extension PageComposer {
    /// How many of the newest articles of the portal's country the front page chooses from.
    static var nearSize: Int { 40 }

    /// The newest articles of the portal's own country that are in the language of the page.
    private func near(in language: Language) throws -> [ListedArticle] {
        guard let country = context.settings.country, map.countries.contains(country) else {
            return []
        }
        return try newest(Self.nearSize, of: .country(country), in: language)
            .filter { context.pageLanguage(of: $0.article.language) == language }
    }

    /// Articles at positions counted from the oldest, newest first.
    func listed(
        _ list: ArticleList,
        _ positions: Range<Int>,
        in language: Language
    ) throws -> [ListedArticle] {
        try edition.articles(try edition.ids(in: list, at: positions)).reversed()
            .map { ListedArticle($0, in: language, context: context) }
    }

    func newest(
        _ count: Int,
        of list: ArticleList,
        in language: Language
    ) throws -> [ListedArticle] {
        let all = try edition.count(of: list)
        return try listed(list, max(0, all - count)..<all, in: language)
    }

    /// How many of a section's newest articles other pages may show.
    static var shelfSize: Int { 12 }

    /// The sections that have a page in a language, with their newest articles.
    func shelves(in language: Language) throws -> [SectionShelf] {
        try (map.sections[language] ?? []).map { section in
            let list = ArticleList.section(section, language)
            return SectionShelf(
                section,
                count: try edition.count(of: list),
                newest: try newest(Self.shelfSize, of: list, in: language)
            )
        }
    }
}
