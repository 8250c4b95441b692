public import Domain
import Foundation
public import TemplateModels

/// What surrounds every page: masthead, navigation and footer of one language.
public struct SharedLayoutModel: TemplateModel, Hashable {
    public let siteTitle: String
    /// The wordmark in the sprite, for the one title that it draws.
    public let wordmark: String?
    public let frontAddress: String
    public let stylesheet: String
    /// The site's own rules, which win over all sheets before them.
    public let siteStylesheet: String?
    /// The icon where it is a drawing.
    public let icon: String?
    /// The site's own logo, in place of the title.
    public let logo: LogoModel?
    public let fonts: [EarlyFontModel]
    /// The colours of light and dark pages, for the browser's own bars.
    public let paper: String
    public let darkPaper: String
    public private(set) var contentPolicy: String
    public let bootstrap: HTML?
    public let script: String
    public let zone: String
    public let worker: String?
    public let favicon: String
    public let touchIcon: String
    public let manifest: String
    public let main: [LinkModel]
    /// Under "more": what is no section, with the reader's own settings and articles, then the sections.
    public let more: [LinkModel]
    /// At its end the articles that the reader keeps, to which messages lead.
    private let saved: LinkModel?
    public let moreSections: [LinkModel]
    /// The entry under "more" that the page belongs to.
    private let currentMore: String?
    public let tabs: [LinkModel]
    /// As many as a phone has room for; the style sheet knows it too.
    private static let mostTabs = 5
    public let feeds: [LinkModel]
    /// Whether pages of the site show maps.
    public let hasMaps: Bool
    public let pages: [LinkModel]
    public let motto: String
    /// The description of the search for the browser's own bar.
    public let searchOffer: String?
    /// Profiles elsewhere that are the publisher's own.
    public let profiles: [String]
    /// Style sheets and script of the shortcodes that a text of the page has.
    private var textStylesheets: [String] = []
    private var textScript: String?

    /// - Parameters:
    ///   - language: the language of the pages around which it stands.
    ///   - main: the entries of the main navigation, in order.
    ///   - more: further entries for the end of it, such as sections.
    ///   - pages: the newsroom's own pages, for the footer.
    ///   - settings: the page of the reader's settings, which stands under "more" too.
    ///   - saved: that of the articles that the reader keeps, which stands there too.
    ///   - lists: what can be taken along besides feeds, after them in the footer.
    ///   - hasMaps: whether pages of the site show maps, whose makers the footer names.
    ///   - current: the site path of the entry that the page belongs to.
    ///   - context: settings, texts and names.
    public init(
        language: Language,
        main: [NavigationEntry],
        more: [NavigationEntry] = [],
        pages: [NavigationEntry] = [],
        settings: NavigationEntry? = nil,
        saved: NavigationEntry? = nil,
        lists: [LinkModel] = [],
        hasMaps: Bool = false,
        current: String?,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let search = context.path(.search, in: language)
        func links(_ entries: [NavigationEntry]) -> [LinkModel] {
            entries.map {
                $0.link(
                    isCurrent: $0.path == current,
                    isKept: $0.path == search,
                    context: context
                )
            }
        }
        siteTitle = context.settings.title
        wordmark = siteTitle == "El Pregonero" ? context.mark("wordmark") : nil
        logo = context.look.logo.map { LogoModel($0, context: context) }
        fonts = context.look.faces.filter(\.isEarly).map { EarlyFontModel($0, context: context) }
        paper = context.palette.light[.paper].description
        darkPaper = context.palette.dark[.paper].description
        frontAddress = context.link(.front, in: language)
        stylesheet = context.asset("base.css")
        siteStylesheet = context.assetPath("site.css").map { context.link($0) }
        icon = context.look.icon == .pixels ? nil : context.asset("icon.svg")
        contentPolicy = context.contentPolicy.meta
        bootstrap = context.bootstrap.map { HTML($0.text) }
        script = context.script("core.js")
        zone = context.settings.timeZone.identifier
        worker = context.worker
        favicon = context.link("/favicon.ico")
        touchIcon = context.link("/apple-touch-icon.png")
        manifest = context.link("/manifest.webmanifest")
        self.main = links(main)
        // The footer is far from those who read on a phone.
        let (settings, saved) = ([settings].compactMap(\.self), [saved].compactMap(\.self))
        self.more = links(more.filter { !$0.isSection } + settings)
        self.saved = links(saved).first
        moreSections = links(more.filter(\.isSection))
        currentMore = (more + settings + saved).first { $0.path == current }?.title
        let ranked = (main + more).filter { $0.tab != nil }.sorted { ($0.tab ?? 0) < ($1.tab ?? 0) }
        tabs = links(Array(ranked.prefix(Self.mostTabs)))
        self.pages = links(pages)
        let feeds = context.feedFormats(of: .site).map { format in
            LinkModel(
                title: format.title,
                address: context.link(.feed(format, .site), in: language)
            )
        }
        let podcast = context.podcast(in: language).map {
            LinkModel(title: catalogue[.podcast], address: $0.address)
        }
        self.feeds = feeds + [podcast].compactMap(\.self) + lists
        self.hasMaps = hasMaps
        motto =
            context.motto(in: language) ?? catalogue.text(.motto, [.site: siteTitle])
        let hasSearch = (main + more).contains { $0.path == search }
        searchOffer =
            hasSearch ? context.link(context.path(.front, in: language) + "opensearch.xml") : nil
        profiles = context.settings.publication.profiles
    }

    /// The same around texts with shortcodes or coloured code: the page may load what they need, and no other page may.
    public func around(_ texts: [String], context: SiteContext) -> SharedLayoutModel {
        var layout = self
        var policy = context.contentPolicy
        for text in texts {
            for (directive, source) in TextInserts.allowances(for: text) {
                policy.allow(source, in: directive)
            }
        }
        layout.contentPolicy = policy.meta
        if texts.contains(where: TextInserts.haveColours) {
            layout.textStylesheets.append(context.asset("code.css"))
        }
        guard texts.contains(where: TextInserts.areIn) else { return layout }
        layout.textStylesheets.append(context.asset("inserts.css"))
        if texts.contains(where: TextInserts.haveMap) {
            layout.textStylesheets.insert(context.mapStylesheet, at: 0)
        }
        if texts.contains(where: TextInserts.needScript) {
            layout.textScript = context.script("inserts.js")
        }
        return layout
    }

    /// The same around a page that may load more.
    public func allowing(
        _ allowances: [(directive: ContentPolicy.Directive, source: String)]
    ) -> SharedLayoutModel {
        var layout = self
        var policy = ContentPolicy(meta: contentPolicy)
        for (directive, source) in allowances { policy.allow(source, in: directive) }
        layout.contentPolicy = policy.meta
        return layout
    }

    public static let fields: TemplateFields<SharedLayoutModel> = [
        .text("siteTitle", \.siteTitle),
        .text("wordmark", \.wordmark),
        .text("frontAddress", \.frontAddress),
        .text("stylesheet", \.stylesheet),
        .text("siteStylesheet", \.siteStylesheet),
        .text("icon", \.icon),
        .model("logo", \.logo),
        .list("fonts", \.fonts),
        .text("paper", \.paper),
        .text("darkPaper", \.darkPaper),
        .text("contentPolicy", \.contentPolicy),
        .html("bootstrap", \.bootstrap),
        .text("script", \.script),
        .text("zone", \.zone),
        .text("worker", \.worker),
        .text("favicon", \.favicon),
        .text("touchIcon", \.touchIcon),
        .text("manifest", \.manifest),
        .list("main", \.main),
        .flag("hasMore") {
            !$0.more.isEmpty || $0.saved != nil || !$0.moreSections.isEmpty
        },
        .flag("hasMorePages") { !$0.more.isEmpty || $0.saved != nil },
        .list("more", \.more),
        .model("saved", \.saved),
        .flag("hasMoreSections") { !$0.moreSections.isEmpty },
        .list("moreSections", \.moreSections),
        .text("currentMore", \.currentMore),
        .flag("hasTabs") { !$0.tabs.isEmpty },
        .flag("hasFewTabs") { $0.tabs.count < mostTabs },
        .list("tabs", \.tabs),
        .list("feeds", \.feeds),
        .flag("hasMaps", \.hasMaps),
        .flag("hasPages") { !$0.pages.isEmpty },
        .list("pages", \.pages),
        .text("motto", \.motto),
        .text("searchOffer", \.searchOffer),
        .texts("profiles", \.profiles),
        .texts("textStylesheets", \.textStylesheets),
        .text("textScript", \.textScript),
    ]
}
