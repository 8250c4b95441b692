public import Domain

/// A page that the navigation may lead to; there is one only for a page that exists.
public struct NavigationEntry: Hashable, Sendable {
    public let title: String
    /// The site path.
    public let path: String
    /// The name of its mark in the sprite, without the prefix.
    public let glyph: String?
    /// Whether it also stands in the bar at the foot of small screens.
    public let isTab: Bool

    public init(title: String, path: String, glyph: String? = nil, isTab: Bool = false) {
        self.title = title
        self.path = path
        self.glyph = glyph
        self.isTab = isTab
    }

    func link(isCurrent: Bool, newsroom: Newsroom) -> LinkModel {
        LinkModel(
            title: title,
            address: newsroom.link(path),
            isCurrent: isCurrent,
            mark: glyph.map { newsroom.mark("g-\($0)") }
        )
    }
}

extension Newsroom {
    /// The entry of a route that belongs into the navigation; nil for pages of lists and feeds.
    public func entry(_ route: Route, in language: Language) -> NavigationEntry? {
        let path = path(route, in: language)
        func tab(_ title: TextKey, _ glyph: String) -> NavigationEntry {
            NavigationEntry(
                title: catalogue(language)[title],
                path: path,
                glyph: glyph,
                isTab: true
            )
        }
        func page(_ title: TextKey, _ glyph: String) -> NavigationEntry {
            NavigationEntry(title: catalogue(language)[title], path: path, glyph: glyph)
        }
        switch route {
        case .front: return tab(.front, "home")
        case .news(page: nil): return tab(.news, "bell")
        case .sections: return tab(.sections, "list")
        case .archive: return tab(.archive, "cal")
        case .map: return tab(.map, "map")
        case .sports(.matches): return page(.matches, "ball")
        case .programmes(.all(page: nil)): return page(.programmes, "mask")
        case .music(.all): return page(.music, "note")
        case .people(.all): return tab(.people, "people")
        case .collection(.all(let name)):
            let title = sourceTitle(SourceID(stringLiteral: name))
            return NavigationEntry(title: title, path: path, glyph: "book")
        case .outlets(.all): return page(.outlets, "town")
        case .search: return tab(.search, "find")
        case .section(let id, page: nil):
            return NavigationEntry(
                title: sectionTitle(id, in: language),
                path: path,
                glyph: glyph(of: id)
            )
        case .status: return NavigationEntry(title: catalogue(language)[.status], path: path)
        default: return nil
        }
    }
}
