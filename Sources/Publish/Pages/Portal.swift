import Basics
public import Domain
import Foundation
import Presentation
import Recurrence
public import TemplateModels

/// Everything that a portal shows at one clock: its pages, feeds and sitemaps, each to be composed on demand.
public struct Portal: Sendable {
    /// All pages but those of articles, in no order of writing.
    public let pages: [PlannedPage]
    /// How many articles have a page.
    public let articleCount: Int
    public let feeds: [PlannedFeed]
    public let podcasts: [PlannedPodcast]
    public let sitemaps: [PlannedSitemap]
    /// By what the articles are known again.
    public let seeds: [PlannedSeed]
    /// The newest news of each country and source, for the readers who prefer it.
    public let headlines: [PlannedHeadlines]
    /// The pages that change with time alone, and when.
    public let clockWindows: [ClockWindow]
    /// The feeds that the portal reads and others may read too.
    public let outlines: [SourceOutline]
    /// Whether the portal shows the beginnings of texts that belong to others.
    public let showsExcerpts: Bool
    /// What is to be said of its texts, and of what its pages cannot show.
    public let warnings: [Diagnostic]
    private let edition: any EditionReading
    private let context: SiteContext
    private let material: PageMaterial
    private let map: SiteMap
    private let fingerprints: PageFingerprints
    private let composer: PageComposer
    private let feedComposer: FeedComposer
    private let podcastComposer: PodcastComposer
    private let searchComposer: SearchComposer
    private let sitemapComposer: SitemapComposer
    private let seedComposer: SeedComposer

    /// - Throws: `PathConflict` for two pages with one address.
    public init(of edition: any EditionReading, from materials: Materials) throws {
        let previews = try PreviewOrigins(of: edition)
        let summaries = try edition.sources()
        let material = try PageMaterial(
            of: edition,
            summaries,
            from: materials,
            playing: previews.played
        )
        let context = material.context
        let sitemapComposer = SitemapComposer(edition: edition, context: context)
        let months = BackgroundWork { Result { try sitemapComposer.months() } }
        let map = try SiteMap(material)
        warnings =
            materials.texts.catalogues.warnings + [previews.remark].compactMap(\.self)
            + material.labels.warnings + material.desk.warnings + map.missingContent
            + material.translations.warnings + map.oldAddressWarnings + map.keptAddresses
            + OpenTwins(map, material.translations, context: context).warnings
        self.edition = edition
        self.context = context
        self.material = material
        self.map = map
        pages = map.pages
        articleCount = try edition.articleCount()
        feeds = map.feeds
        headlines = try PlannedHeadlines.all(of: material)
        fingerprints = PageFingerprints(
            material,
            plan: map,
            surroundings: try Surroundings.hash(
                of: map,
                in: edition,
                mediaOrigins: previews.played,
                podcasts: context.podcasts,
                materials: materials
            )
        )
        outlines = materials.sources.compactMap { SourceOutline($0, context: context) }
        showsExcerpts = materials.sources.contains { !$0.rights.isCanonicalHere }
        composer = PageComposer(material, plan: map, slots: materials.slots)
        feedComposer = FeedComposer(
            edition: edition,
            context: context,
            origins: FeedOrigins(materials.sources, summaries),
            pictures: material.pictures,
            links: material.links
        )
        podcastComposer = PodcastComposer(
            edition: edition,
            context: context,
            feeds: feedComposer,
            image: materials.files[materials.settings.publication.podcast?.image ?? ""] ?? ""
        )
        podcasts = try podcastComposer.planned(surroundings: fingerprints.surroundings)
        searchComposer = SearchComposer(
            edition: edition,
            context: context,
            sources: material.sources
        )
        self.sitemapComposer = sitemapComposer
        seedComposer = SeedComposer(edition: edition, context: context)
        seeds = try seedComposer.plan()
        let news = try sitemapComposer.news()
        sitemaps = [sitemapComposer.pages(map)] + (try months.value().get()) + [news.sitemap]
        let retired = try [
            ClockWindow.retirement(of: edition, materials.settings.retention),
            ClockWindow.forgetting(of: edition),
        ].compactMap(\.self)
        clockWindows =
            try retired + ClockWindow.all(of: map.pages, nextChange: edition.nextChange())
            + Self.clockWindows(of: edition, materials.settings, newsUntil: news.nextChange)
            + AwaitedChange.windows(of: materials.written.awaited, in: edition)
    }

    /// What changes with time alone and is no page.
    private static func clockWindows(
        of edition: any EditionReading,
        _ settings: SiteSettings,
        newsUntil: Date?
    ) -> [ClockWindow] {
        let contact = settings.publication.contact.map { _ in
            ClockWindow(
                page: ContactExpiry.path,
                nextChange: ContactExpiry(at: edition.clock).nextChange
            )
        }
        let sitemap = newsUntil.map {
            ClockWindow(page: "/sitemap-news.xml", nextChange: $0)
        }
        // Dates of another year than the current one are told with it.
        let year = CivilTime(edition.clock, in: settings.timeZone).day.year
        let first = Day(year: year + 1, month: 1, day: 1)
        let newYear = ClockWindow(
            page: "/",
            nextChange: ZoneClock(settings.timeZone).midnight(ofDay: first.ordinal)
        )
        return [sitemap, contact, newYear].compactMap(\.self)
    }

    /// The pages of articles by their places among all, counted from the oldest; some hundreds at once.
    public func articlePages(at places: [Int]) throws -> [PlannedPage] {
        let articles = try places.flatMap { try edition.summaries(at: $0..<$0 + 1) }
        return zip(articles, try edition.paths(at: places)).map { article, path in
            PlannedPage(article, at: path, of: material)
        }
    }

    /// Where they stand on the portal.
    public func articlePaths(at places: [Int]) throws -> [String] {
        try edition.paths(at: places)
    }

    /// What the paths of articles may begin with, up to the second slash; nil for too many to name.
    public func articlePathBeginnings() throws -> Set<String>? {
        try edition.pathBeginnings()
    }

    /// The places of the articles that stand at site paths, by these. Their hashes tell them.
    public func articlePlaces(of paths: some Sequence<String>) throws -> [String: Int] {
        let wanted = Dictionary(paths.map { (StableHash.of($0), $0) }) { first, _ in first }
        var places: [String: Int] = [:]
        for start in stride(from: 0, to: articleCount, by: 1_024)
        where places.count < wanted.count {
            for article in try edition.outlines(at: start..<min(start + 1_024, articleCount)) {
                if let path = wanted[article.pathHash] { places[path] = article.place }
            }
        }
        return places
    }

    /// `StableHash` of the path of each.
    public func articlePathHashes(at positions: Range<Int>) throws -> [UInt64] {
        try edition.outlines(at: positions).map(\.pathHash)
    }

    /// The keys of the pages of articles, without reading the articles.
    public func articleKeys(at positions: Range<Int>) throws -> [ArticleKey] {
        try fingerprints.ofArticles(at: positions)
    }

    /// What tells whether a page can have changed: equal keys mean equal bytes.
    public func key(of page: PlannedPage) throws -> UInt64 {
        try fingerprints.of(page)
    }

    /// Where the newest article of a page of a list stands among all, counted from the oldest; 0 for pages of another kind.
    /// Pages that are near each other by it show many of the same articles.
    public func newest(on page: PlannedPage) throws -> Int {
        var shown = page.listed.map { ($0.list, $0.positions) }
        for case .articles(let list, let positions) in page.inputs where shown == nil {
            shown = (list, positions)
        }
        guard let (list, positions) = shown, let last = positions.last else { return 0 }
        return try edition.summaries(in: list, at: last..<last + 1).first?.place ?? 0
    }

    /// What all pages share, as a number.
    public var surroundings: UInt64 { fingerprints.surroundings }

    /// What a page is made from, in words.
    public func parts(of page: PlannedPage) throws -> [String] {
        try InputExplanation(material).lines(of: page)
    }

    /// The page of an article that has a site path.
    public func articlePage(at path: String) throws -> PlannedPage? {
        try articlePlaces(of: [path])[path].flatMap { try articlePages(at: [$0]).first }
    }

    public func key(of feed: PlannedFeed) throws -> UInt64 {
        try fingerprints.of(feed)
    }

    public func key(of headlines: PlannedHeadlines) throws -> UInt64 {
        try fingerprints.of(headlines)
    }

    public func bytes(of headlines: PlannedHeadlines) throws -> [UInt8] {
        try HeadlinesComposer(edition: edition, context: context).bytes(of: headlines)
    }

    /// `manifest.webmanifest`
    public func webManifest() throws -> [UInt8] {
        try WebManifest(context).bytes()
    }

    /// What browsers keep for when there is no connection; nil where the site wants nothing kept.
    public var keptPages: KeptPages? {
        context.worker == nil ? nil : KeptPages(of: pages, context: context)
    }

    /// The models of some pages, in their order; what articles need is read in one go.
    public func models(of pages: [PlannedPage]) throws -> [any PageModel] {
        try composer.models(of: pages)
    }

    public func feed(_ planned: PlannedFeed) throws -> OutputFeed {
        try feedComposer.feed(planned)
    }

    /// Nil where the site has none.
    public func podcast(_ planned: PlannedPodcast) throws -> OutputPodcast? {
        try podcastComposer.podcast(planned)
    }

    /// What all pages allow themselves to load, as the server's header says it.
    public var contentPolicy: String { context.widestPolicy.header }

    /// The links in the newsroom's own texts that lead to something of the portal.
    public var ledLinks: [LedLink] { material.links.all }

    /// Addresses that have moved, by where they lead.
    public var redirects: [Redirect] { map.redirects }

    /// The paths of what was withdrawn.
    public var gone: [String] { map.gone }

    /// What browsers need to search the portal, in each language.
    public var searchOffers: [SearchOffer] {
        context.settings.languages.filter { map.routes.contains(.search, in: $0) }
            .map { language in
                SearchOffer(
                    path: context.path(.front, in: language) + "opensearch.xml",
                    language: language,
                    title: context.settings.title,
                    description: context.siteDescription(in: language),
                    page: context.absolute(context.path(.search, in: language))
                )
            }
    }

    /// Until when the publisher's address holds.
    public var contactExpiry: ContactExpiry { ContactExpiry(at: edition.clock) }

    /// `status.json`; nil when there are no sources.
    public func statusDocument() throws -> [UInt8]? {
        try StatusDocument.bytes(of: edition, context: context)
    }

    public func entries(of sitemap: PlannedSitemap) throws -> [SitemapEntry] {
        try sitemapComposer.entries(of: sitemap)
    }

    public func bytes(of seed: PlannedSeed) throws -> [UInt8] { try seedComposer.bytes(seed) }

    /// The file that names the seeds; nil where there are none to be.
    public func seedIndex() throws -> [UInt8]? { try seedComposer.index(seeds) }

    /// The files for readers to take with them.
    public func downloads() throws -> [Download] {
        try PageFamilies.all.flatMap { try $0.downloads(material, of: map) }
    }

    /// The models of all families, each with the template that renders it.
    public static var models: [any PageModel.Type] { PageFamilies.all.flatMap(\.models) }

    /// The template of a page type of the site's own, and the names that it can use.
    public static func template(of type: PageType) -> (name: String, schema: TemplateSchema) {
        (PageTypePage.template(of: type), PageTypePage.schema(of: type))
    }

    /// How many documents the search finds; none where the site has no search.
    public var searchableCount: Int { map.search.documents.count }

    /// What tells whether documents of the search can have changed, without reading them.
    public func searchKey(of positions: Range<Int>) -> UInt64 {
        var hash = StableHash(surroundings)
        for document in map.search.documents[positions] { hash.add(document.fingerprint) }
        return hash.value
    }

    /// What the search may know of the documents at some positions, counted from the one that came first.
    public func searchEntries(_ positions: Range<Int>) throws -> [SearchEntry] {
        try searchComposer.entries(
            map.search.documents[positions].map(\.subject),
            of: map.search
        )
    }
}
