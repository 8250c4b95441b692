import Cartography
public import Domain
import Presentation

/// All pages of the portal with their addresses; what has no content has no page. Articles have their address
/// from the archive and are only counted here, since there may be a million of them.
struct SiteMap: Sendable {
    let pages: [PlannedPage]
    let feeds: [PlannedFeed]
    /// Which pages exist in which languages, for the links between translations.
    let routes: [Language: Set<Route>]
    let written: [WrittenPage]
    let sections: [Language: [SectionID]]
    /// The sources that have news, by the code of their country.
    let press: [String: [SourceID]]
    /// The codes of the countries with news, in order.
    let countries: [String]
    /// The sections in which they have news.
    let countrySections: [String: [SectionID]]
    /// The forms that have lists of their own.
    let forms: [Language: [ArticleForm]]
    /// What can be found; nothing where the site has no search.
    let search: SearchPlan
    /// The names of the collections, in the order of the navigation.
    let collections: [String]
    /// The sources that have news, which a reader may prefer.
    let favourites: [SourceID]

    /// - Throws: `PathConflict` when two pages claim one address.
    init(
        of edition: any EditionReading,
        context: SiteContext,
        desks: Desks,
        sources: [Source],
        written: [WrittenPage]
    ) throws {
        var draft = SiteMapDraft(context: context)
        let telling = try sources.filter { try edition.count(of: .source($0.id)) > 0 }
        favourites = telling.map(\.id)
        press = Dictionary(grouping: telling.filter { $0.country != nil }) { $0.country ?? "" }
            .mapValues { $0.map(\.id) }
        countries = press.keys.sorted().filter { context.countries[$0] != nil }
        for language in context.settings.languages {
            try draft.addLists(of: edition, in: language)
            try draft.addMap(of: countries, edition: edition, in: language)
            try draft.addForms(of: edition, in: language)
            try draft.addSources(favourites, of: edition, in: language)
            for desk in desks.all { try draft.add(desk, in: language) }
        }
        try draft.addStatus(of: edition)
        draft.addReader()
        search = try Self.search(in: edition, desks, draft.routes, sources, context)
        draft.addSearch(search)
        for page in written { draft.add(page) }
        let redirects = try edition.redirects()
        for redirect in redirects { draft.add(redirect) }
        // Who says where something went need not be told that it is gone.
        let moved = Set(redirects.map(\.from))
        for tombstone in try edition.tombstones() where !moved.contains(tombstone.path) {
            draft.add(tombstone)
        }
        draft.addNotFound()
        try PathConflict.check(draft.pages, and: edition)
        pages = draft.pages
        feeds = draft.feeds
        routes = draft.routes
        sections = draft.sections
        countrySections = draft.countrySections
        forms = draft.forms
        collections = desks.collections.names
        self.written = written
    }

    private static func search(
        in edition: any EditionReading,
        _ desks: Desks,
        _ routes: [Language: Set<Route>],
        _ sources: [Source],
        _ context: SiteContext
    ) throws -> SearchPlan {
        guard context.settings.search == .static else { return SearchPlan() }
        return try SearchPlan(
            of: edition,
            holdings: SearchHoldings(desks, routes: routes, context: context),
            sources: Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        )
    }

    /// What the main navigation leads to, in its order, as far as it exists.
    static let mainRoutes: [Route] = [
        .front, .news(page: nil), .sections, .map, .sports(.matches), .programmes(.all(page: nil)),
        .music(.all), .people(.all), .search,
    ]

    /// What stands before the sections under "more".
    var moreRoutes: [Route] {
        collections.map { .collection(.all($0)) } + [.outlets(.all), .archive]
    }

    /// The same page in the languages in which it exists, itself included.
    func siblings(of route: Route, context: SiteContext) -> [Language: String] {
        var paths: [Language: String] = [:]
        for language in context.settings.languages where routes[language]?.contains(route) == true {
            paths[language] = context.path(route, in: language)
        }
        return paths
    }
}

/// A feed that the portal offers in one of the three formats.
public struct PlannedFeed: Hashable, Sendable {
    public let path: String
    public let format: OutputFeed.Format
    let scope: FeedScope
    public let language: Language
    public let list: ArticleList
}
