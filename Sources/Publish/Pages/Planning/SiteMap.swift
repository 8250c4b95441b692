import Basics
import Domain
import Presentation

/// All pages of the portal with their addresses; what has no content has no page. Articles have their address
/// from the archive and are only counted here, since there may be a million of them.
struct SiteMap: Sendable {
    let pages: [PlannedPage]
    let feeds: [PlannedFeed]
    /// Which pages exist in which languages, for the links between translations.
    let routes: PlannedRoutes
    let sections: [Language: [SectionID]]
    /// What the navigation leads to, in its order.
    let navigation: [Language: [NavigationItem]]
    /// The same as routes alone, of which every page asks some.
    private let led: [Language: Set<Route>]
    let withMaps: Set<Language>
    let search: SearchPlan
    let redirects: [Redirect]
    let gone: [String]
    /// What the configuration wants on the front page, or a page type in its list, and that there is not.
    let missingContent: [Diagnostic]
    /// What is wrong with old addresses.
    let oldAddressWarnings: [Diagnostic]
    /// Who has an address that a list of the portal will want.
    let keptAddresses: [Diagnostic]

    /// - Throws: `PathConflict` when two pages claim one address.
    init(_ material: PageMaterial) throws {
        var draft = SiteDraft(material)
        let languages = material.context.settings.languages
        for language in languages {
            for family in PageFamilies.all { try family.plan(in: language, &draft) }
        }
        for family in PageFamilies.all { try family.plan(&draft) }
        let takenMoves = try draft.leaveOutTakenMoves()
        let check = BackgroundWork { [pages = draft.pages] in
            Result { try PathConflict.check(pages, and: material.edition) }
        }
        oldAddressWarnings = takenMoves + (try draft.addAliases())
        keptAddresses = draft.keptAddresses()
        pages = draft.pages
        feeds = draft.feeds
        routes = draft.routes
        let planned = draft
        sections = try Dictionary(
            uniqueKeysWithValues: languages.map { ($0, try planned.sections(in: $0)) }
        )
        withMaps = draft.withMaps
        search = draft.search
        redirects = draft.redirects
        gone = draft.gone
        missingContent = try draft.missingOnFront() + draft.emptyTypes()
        navigation = try Dictionary(
            uniqueKeysWithValues: languages.map { language in
                let items = try PageFamilies.all.flatMap {
                    try $0.navigation(in: language, of: planned)
                }
                return (language, items.stablySorted { $0.rank < $1.rank })
            }
        )
        led = navigation.mapValues { Set($0.compactMap(\.route)) }
        try check.value().get()
    }

    /// Whether the navigation of a language leads to a page.
    func leads(to route: Route, in language: Language) -> Bool {
        led[language]?.contains(route) == true
    }

    /// The same page in the languages in which it exists, itself included.
    func siblings(of route: Route, context: SiteContext) -> [Language: String] {
        var paths: [Language: String] = [:]
        for language in context.settings.languages where routes.contains(route, in: language) {
            paths[language] = context.path(route, in: language)
        }
        return paths
    }
}

extension Array {
    /// Sorted so that equal elements stay in their order.
    fileprivate func stablySorted(by isLess: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted { one, other in
            if isLess(one.element, other.element) { return true }
            if isLess(other.element, one.element) { return false }
            return one.offset < other.offset
        }
        .map(\.element)
    }
}
