public import Domain
public import TemplateModels

/// What surrounds every page: masthead, navigation and footer of one language.
public struct ShellModel: TemplateModel, Hashable {
    public let siteTitle: String
    /// The wordmark in the sprite, for the one title that it draws.
    public let wordmark: String?
    public let frontAddress: String
    public let stylesheet: String
    public let icon: String
    public let contentPolicy: String
    public let main: [LinkModel]
    public let more: [LinkModel]
    public let tabs: [LinkModel]
    public let feeds: [LinkModel]
    public let pages: [LinkModel]
    public let motto: String

    /// - Parameters:
    ///   - language: the language of the pages around which it stands.
    ///   - main: the entries of the main navigation, in order.
    ///   - more: further entries for the end of it, such as sections.
    ///   - pages: the newsroom's own pages, for the footer.
    ///   - current: the site path of the entry that the page belongs to.
    ///   - newsroom: settings, texts and names.
    public init(
        language: Language,
        main: [NavigationEntry],
        more: [NavigationEntry] = [],
        pages: [NavigationEntry] = [],
        current: String?,
        newsroom: Newsroom
    ) {
        let catalogue = newsroom.catalogue(language)
        func links(_ entries: [NavigationEntry]) -> [LinkModel] {
            entries.map { $0.link(isCurrent: $0.path == current, newsroom: newsroom) }
        }
        siteTitle = newsroom.settings.title
        wordmark = siteTitle == "El Pregonero" ? newsroom.mark("wordmark") : nil
        frontAddress = newsroom.link(.front, in: language)
        stylesheet = newsroom.asset("base.css")
        icon = newsroom.asset("icon.svg")
        contentPolicy = newsroom.contentPolicy
        self.main = links(main)
        self.more = links(more)
        let ranked = (main + more).filter { $0.tab != nil }.sorted { ($0.tab ?? 0) < ($1.tab ?? 0) }
        tabs = links(Array(ranked.prefix(5)))
        self.pages = links(pages)
        feeds = Route.FeedFormat.allCases.map { format in
            LinkModel(
                title: format.title,
                address: newsroom.link(.feed(format, nil), in: language)
            )
        }
        motto = catalogue.text(.motto, [.site: siteTitle])
    }

    public static let fields: TemplateFields<ShellModel> = [
        .text("siteTitle", \.siteTitle),
        .text("wordmark", \.wordmark),
        .text("frontAddress", \.frontAddress),
        .text("stylesheet", \.stylesheet),
        .text("icon", \.icon),
        .text("contentPolicy", \.contentPolicy),
        .list("main", \.main),
        .flag("hasMore") { !$0.more.isEmpty },
        .list("more", \.more),
        .flag("hasTabs") { !$0.tabs.isEmpty },
        .list("tabs", \.tabs),
        .list("feeds", \.feeds),
        .flag("hasPages") { !$0.pages.isEmpty },
        .list("pages", \.pages),
        .text("motto", \.motto),
    ]
}
