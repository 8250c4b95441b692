public import Domain
import Presentation

/// Gathers what the site will have, family by family.
struct SiteDraft {
    let material: PageMaterial
    private(set) var pages: [PlannedPage] = []
    private(set) var feeds: [PlannedFeed] = []
    /// Which pages exist in which languages.
    private(set) var routes = PlannedRoutes()
    private(set) var redirects: [Redirect] = []
    /// The paths of what was withdrawn.
    private(set) var gone: [String] = []
    /// The languages that have pages with maps, whose makers the footer names.
    var withMaps: Set<Language> = []
    /// What can be found; nothing where the site has no search.
    var search = SearchPlan()

    init(_ material: PageMaterial) {
        self.material = material
    }

    var edition: any EditionReading { material.edition }
    var context: SiteContext { material.context }
    var settings: SiteSettings { material.context.settings }

    /// Adds a page that can exist in every language.
    mutating func add(
        _ content: some PageContent,
        at route: Route,
        in language: Language,
        _ owner: String,
        from inputs: [PageInput]
    ) {
        routes.insert(route, in: language)
        let origin = PlannedPage.Origin(
            language: language,
            owner: owner,
            inputs: inputs,
            route: route
        )
        let path = context.path(route, in: language)
        pages.append(PlannedPage(path: path, content: content, of: origin))
    }

    /// Adds a page that exists once.
    mutating func add(
        _ content: some PageContent,
        path: String,
        in language: Language,
        _ owner: String,
        from inputs: [PageInput],
        translations: [Language: String] = [:]
    ) {
        let origin = PlannedPage.Origin(
            language: language,
            owner: owner,
            inputs: inputs,
            translations: translations
        )
        pages.append(PlannedPage(path: path, content: content, of: origin))
    }

    /// Adds the pages of a list of articles.
    ///
    /// - Parameters:
    ///   - list: the list.
    ///   - language: that of the pages.
    ///   - owner: whose pages they are, in words.
    ///   - route: the address of a numbered page; without a number the list's own.
    ///   - inputs: what the pages are made from beside the articles.
    ///   - content: what the page under a number shows.
    /// - Throws: what reading the edition throws.
    mutating func addList<Content: PageContent>(
        _ list: ArticleList,
        in language: Language,
        _ owner: String,
        route: (Int?) -> Route,
        from inputs: [PageInput] = [],
        content: (Int?) -> Content
    ) throws {
        let count = try edition.count(of: list)
        let own = ListedPage(list: list, number: nil, count: count, size: settings.pageSize)
        let origin = PlannedPage.Origin(
            language: language,
            owner: owner,
            list: own,
            inputs: inputs,
            route: route(nil)
        )
        let path = context.path(route(nil), in: language)
        routes.insert(route(nil), pages: own.numbered, in: language)
        // There may be a hundred thousand, whose addresses differ in their numbers.
        for number in 1..<own.numbered + 1 {
            pages.append(
                PlannedPage(
                    path: context.path(ofPage: number, below: path),
                    content: content(number),
                    of: origin,
                    number: number
                )
            )
        }
        pages.append(PlannedPage(path: path, content: content(nil), of: origin))
    }

    /// Adds the feeds of a list in the formats that it has.
    mutating func addFeeds(
        _ scope: FeedScope,
        _ list: ArticleList,
        in language: Language
    ) {
        // Those that are the same in all languages lie under the first one.
        guard scope.isOfALanguage || language == settings.firstLanguage, context.hasFeed(scope)
        else { return }
        addFeeds(scope, .articles(list), content: content(of: scope, list), in: language)
    }

    /// Adds the feeds of events in the formats that lists have.
    mutating func addFeeds(_ scope: FeedScope, _ part: AgendaPart, in language: Language) {
        addFeeds(scope, .agenda(part), content: .summary, in: language)
    }

    private mutating func addFeeds(
        _ scope: FeedScope,
        _ subject: FeedSubject,
        content: FeedContent,
        in language: Language
    ) {
        for format in context.feedFormats(of: scope) {
            feeds.append(
                PlannedFeed(
                    path: context.path(.feed(format, scope), in: language),
                    format: format,
                    scope: scope,
                    language: language,
                    subject: subject,
                    content: content
                )
            )
        }
    }

    /// What the list says, else the site; the feeds of countries and sources repeat what others carry, so they have
    /// whole texts only where they say so.
    private func content(of scope: FeedScope, _ list: ArticleList) -> FeedContent {
        let own: FeedContent? =
            switch list {
            case .section(let id, _): settings.sections.first { $0.id == id }?.feedContent
            case .source(let id): material.configured.first { $0.id == id }?.feedContent
            case .label(let label, _): material.labels.feedContent(of: label)
            default: nil
            }
        let usual = settings.publication.feedContent
        return own ?? (scope.isOfALanguage || usual == .title ? usual : .summary)
    }

    mutating func add(_ redirect: Redirect) { redirects.append(redirect) }

    /// Lets redirects to addresses that only lead on lead where those do.
    mutating func follow(_ redirects: [String: String]) {
        for (index, redirect) in self.redirects.enumerated() {
            guard let end = redirects[redirect.to] else { continue }
            self.redirects[index] = Redirect(from: redirect.from, to: end)
        }
        for (index, page) in pages.enumerated() where page.content is RedirectContent {
            guard case .names(.target, let targets)? = page.inputs.first,
                let end = targets.first.flatMap({ redirects[$0] })
            else { continue }
            let origin = PlannedPage.Origin(
                language: page.language,
                owner: page.owner,
                inputs: [.names(.target, [end])],
                translations: page.translations
            )
            pages[index] = PlannedPage(path: page.path, content: page.content, of: origin)
        }
    }

    /// Takes back what leads on from some addresses.
    mutating func removeRedirects(from paths: Set<String>) {
        guard !paths.isEmpty else { return }
        redirects.removeAll { paths.contains($0.from) }
        pages.removeAll { $0.content is RedirectContent && paths.contains($0.path) }
    }

    mutating func addGone(_ path: String) { gone.append(path) }

    /// Takes back that what stood at a path was withdrawn: it is elsewhere.
    mutating func removeGone(_ path: String) {
        guard gone.contains(path) else { return }
        gone.removeAll { $0 == path }
        pages.removeAll { $0.path == path }
    }
}

/// A feed that the portal offers in one of the three formats.
public struct PlannedFeed: Hashable, Sendable {
    public let path: String
    public let format: SyndicationFormat
    let scope: FeedScope
    public let language: Language
    let subject: FeedSubject
    let content: FeedContent

    /// Whether another one differs in its format alone.
    public func carriesTheSame(as other: PlannedFeed) -> Bool {
        subject == other.subject && language == other.language && scope == other.scope
    }
}
