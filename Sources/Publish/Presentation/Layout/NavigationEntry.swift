public import Domain

/// A page that the navigation may lead to; there is one only for a page that exists.
public struct NavigationEntry: Hashable, Sendable {
    public let title: String
    /// The site path.
    public let path: String
    /// The name of its mark in the sprite, without the prefix.
    public let glyph: String?
    /// Its rank for the bar at the foot of small screens, which holds the first five; nil for what never stands there.
    public let tab: Int?
    /// Whether it leads to the news of a section, which stand together.
    public let isSection: Bool

    public init(
        title: String,
        path: String,
        glyph: String? = nil,
        tab: Int? = nil,
        isSection: Bool = false
    ) {
        self.title = title
        self.path = path
        self.glyph = glyph
        self.tab = tab
        self.isSection = isSection
    }

    func link(isCurrent: Bool, isKept: Bool, context: SiteContext) -> LinkModel {
        LinkModel(
            title: title,
            address: context.link(path),
            isCurrent: isCurrent,
            isKept: isKept,
            mark: glyph.map { context.mark("g-\($0)") }
        )
    }
}

extension SiteContext {
    /// What links to a route are called; nil for what nothing leads to by name.
    public func title(of route: Route, in language: Language) -> String? {
        switch route.title {
        case .text(let key): catalogue(language)[key]
        case .section(let id): sectionTitle(id, in: language)
        case .country(let code): countryName(code, in: language)
        case .source(let id): sourceTitle(id)
        case .named(let names): names.text(in: language, fallback: settings.firstLanguage)?.text
        case nil: nil
        }
    }

    /// The way to a page, as breadcrumbs show it.
    public func crumb(_ route: Route, in language: Language) -> LinkModel? {
        title(of: route, in: language).map {
            LinkModel(title: $0, address: link(route, in: language))
        }
    }
}
