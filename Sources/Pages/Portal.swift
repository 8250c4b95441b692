public import Domain
import Presentation

/// Everything that a portal shows at one clock: its pages, feeds and sitemaps, each to be composed on demand.
public struct Portal: Sendable {
    /// All pages, in no order of writing.
    public let pages: [PlannedPage]
    public let feeds: [PlannedFeed]
    /// The pages that change with time alone, and when.
    public let clockWindows: [ClockWindow]
    private let map: SiteMap
    private let statuses: [SourceStatus]
    private let newsroom: Newsroom
    private let composer: PageComposer
    private let feedComposer: FeedComposer
    private let sitemapComposer: SitemapComposer

    /// What the portal is made of beside the edition.
    public struct Materials: Sendable {
        public let settings: SiteSettings
        /// The sources of the configuration, `own` among them.
        public let sources: [Source]
        public let written: [WrittenPage]
        /// The texts of the interface, as files of the theme; later ones of a language win.
        public let texts: [(path: String, text: String)]
        /// Where each asset is published: `base.css` → `/_/base.1a2b3c4d.css`.
        public let assets: [String: String]
        /// Where pictures are published, by the address that articles name.
        public let pictures: [String: PublishedPicture]

        public init(
            settings: SiteSettings,
            sources: [Source],
            written: [WrittenPage],
            texts: [(path: String, text: String)],
            assets: [String: String],
            pictures: [String: PublishedPicture]
        ) {
            self.settings = settings
            self.sources = sources
            self.written = written
            self.texts = texts
            self.assets = assets
            self.pictures = pictures
        }
    }

    /// - Throws: `Diagnostic` for wrong texts, `PathConflict` for two pages with one address.
    public init(of edition: any EditionReading, from materials: Materials) throws {
        let newsroom = try Newsroom(
            settings: materials.settings,
            sources: try edition.sources(),
            configured: materials.sources,
            catalogues: try Catalogues(
                files: materials.texts.map { CatalogueFile(path: $0.path, text: $0.text) },
                languages: materials.settings.languages
            ),
            assets: materials.assets,
            pictures: materials.pictures.mapValues(\.path)
        )
        self.newsroom = newsroom
        statuses = try edition.statuses()
        map = try SiteMap(of: edition, newsroom: newsroom, written: materials.written)
        pages = map.pages
        feeds = map.feeds
        clockWindows = ClockWindow.all(of: map.pages, nextChange: try edition.nextChange())
        let pictures = BodyPictures(
            materials.pictures,
            baseURL: materials.settings.baseURL
        )
        composer = PageComposer(
            edition: edition,
            map: map,
            newsroom: newsroom,
            weights: Dictionary(materials.sources.map { ($0.id, $0.weight) }) { first, _ in first },
            pictures: pictures
        )
        feedComposer = FeedComposer(
            edition: edition,
            newsroom: newsroom,
            sources: materials.sources,
            pictures: pictures
        )
        sitemapComposer = SitemapComposer(edition: edition, newsroom: newsroom)
    }

    /// The models of some pages, in their order; what articles need is read in one go.
    public func models(of pages: [PlannedPage]) throws -> [PageModel] {
        try composer.models(of: pages)
    }

    public func feed(_ planned: PlannedFeed) throws -> OutputFeed {
        try feedComposer.feed(planned)
    }

    public var hasStatus: Bool { !statuses.isEmpty }

    /// `status.json`; nil when there are no sources.
    public func statusDocument() throws -> [UInt8]? {
        if statuses.isEmpty { return nil }
        return try StatusDocument(statuses, title: newsroom.sourceTitle).bytes()
    }

    /// The entries of each sitemap by its name; an old month's never change.
    public func sitemaps() throws -> [(name: String, entries: [SitemapEntry])] {
        try sitemapComposer.parts(of: map)
    }
}
