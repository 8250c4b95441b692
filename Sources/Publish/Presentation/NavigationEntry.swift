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

    public init(title: String, path: String, glyph: String? = nil, tab: Int? = nil) {
        self.title = title
        self.path = path
        self.glyph = glyph
        self.tab = tab
    }

    func link(isCurrent: Bool, context: SiteContext) -> LinkModel {
        LinkModel(
            title: title,
            address: context.link(path),
            isCurrent: isCurrent,
            mark: glyph.map { context.mark("g-\($0)") }
        )
    }
}

extension SiteContext {
    /// The entry of a route that belongs into the navigation; nil for pages of lists and feeds.
    public func entry(_ route: Route, in language: Language) -> NavigationEntry? {
        let path = path(route, in: language)
        func page(_ title: TextKey, _ glyph: String, tab: Int? = nil) -> NavigationEntry {
            NavigationEntry(title: catalogue(language)[title], path: path, glyph: glyph, tab: tab)
        }
        switch route {
        case .front: return page(.front, "home", tab: 0)
        case .news(page: nil): return page(.news, "bell", tab: 5)
        case .sections: return page(.sections, "list", tab: 1)
        case .archive: return page(.archive, "cal", tab: 6)
        case .map: return page(.map, "map", tab: 3)
        case .sports(.matches): return page(.matches, "ball")
        case .programmes(.all(page: nil)): return page(.programmes, "mask")
        case .music(.all): return page(.music, "note")
        case .people(.all): return page(.people, "people", tab: 4)
        case .collection(.all(let name)):
            let title = sourceTitle(SourceID(stringLiteral: name))
            return NavigationEntry(title: title, path: path, glyph: "book")
        case .outlets(.all): return page(.outlets, "town")
        case .search: return page(.search, "find", tab: 2)
        case .section(let id, page: nil):
            return NavigationEntry(
                title: sectionTitle(id, in: language),
                path: path,
                glyph: glyph(of: id)
            )
        case .status: return NavigationEntry(title: catalogue(language)[.status], path: path)
        case .settings: return page(.settings, "cog")
        case .saved: return page(.saved, "save")
        default: return nil
        }
    }
}
