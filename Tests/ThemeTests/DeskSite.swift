import Domain
import Foundation
import Pages
import Presentation
import Theme

/// A portal made of entities alone, with its pages as readers get them.
struct DeskSite {
    let portal: Portal
    private let theme: ThemeSite

    init(
        _ edition: EntityEdition,
        theme: ThemeSite? = nil,
        ownMap: OwnMap? = nil,
        notes: [EditorNote] = [],
        titles: KeyValuePairs<SourceID, String> = [
            "vecinos": "Vecinos", "heroes": "Héroes", "musica": "Discos",
        ],
        pictures: [String] = ["pictures/ana.svg"]
    ) throws {
        let theme = try theme ?? ThemeSite()
        self.theme = theme
        portal = try Portal(
            of: edition,
            from: Portal.Materials(
                settings: theme.context.settings,
                sources: titles.map { id, title in
                    Source(id: id, kind: "data", title: title, address: nil)
                },
                written: WrittenTexts(pages: [], notes: notes),
                texts: Theme.files.filter { $0.path.hasPrefix("texts/") }
                    .map { (path: $0.path, text: $0.text) },
                assets: [
                    "base.css": "/_/base.css", "map.css": "/_/map.css",
                    "sprite.svg": "/_/sprite.svg",
                ],
                pictures: Dictionary(
                    uniqueKeysWithValues: pictures.map { address in
                        (
                            address,
                            PublishedPicture(path: "/_/\(address)", width: 80, height: 100)
                        )
                    }
                ),
                bootstrap: try ThemeSite.bootstrap(),
                ownMap: ownMap,
                inputs: 0
            )
        )
    }

    /// The site paths of the pages of a part of the portal.
    func paths(_ kind: PageKind) -> [String] {
        portal.pages.filter { $0.kind == kind }.map(\.path)
    }

    func planned(_ path: String) -> PlannedPage? { portal.pages.first { $0.path == path } }

    func key(_ path: String) throws -> UInt64? { try planned(path).map { try portal.key(of: $0) } }

    /// The page at a site path; nil where the portal has none.
    func html(_ path: String) throws -> String? {
        guard let page = planned(path), let model = try portal.models(of: [page]).first else {
            return nil
        }
        return render(model)
    }

    private func render(_ model: PageModel) -> String? {
        let templates = theme.templates
        return switch model {
        case .front(let page): theme.render(templates.front, page)
        case .people(.list(let page)): theme.render(templates.people, page)
        case .people(.person(let page)): theme.render(templates.person, page)
        case .people(.map(let page)): theme.render(templates.peopleMap, page)
        case .people(.personMap(let page)): theme.render(templates.personMap, page)
        case .collections(.list(let page)): theme.render(templates.figures, page)
        case .collections(.figure(let page)): theme.render(templates.figure, page)
        case .music(.list(let page)): theme.render(templates.music, page)
        case .music(.track(let page)): theme.render(templates.track, page)
        case .reader(.settings(let page)): theme.render(templates.settings, page)
        case .reader(.saved(let page)): theme.render(templates.saved, page)
        case .reader(.offline(let page)): theme.render(templates.offline, page)
        default: nil
        }
    }

    /// The addresses of all sitemaps.
    func sitemap() throws -> [String] {
        try portal.sitemaps.flatMap { try portal.entries(of: $0) }.map(\.address)
    }
}
