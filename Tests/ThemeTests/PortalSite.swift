import Domain
import Foundation
import Presentation
import TestSupport
import Theme

@testable import Pages

/// A portal of the theme, with its pages as readers get them.
struct PortalSite {
    let portal: Portal
    private let theme: ThemeSite

    init(
        _ edition: any EditionReading,
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
                texts: try PortalTexts(
                    Theme.files.filter { $0.path.hasPrefix("texts/") }
                        .map { (path: $0.path, text: $0.text) },
                    languages: theme.context.settings.languages
                ),
                assets: [
                    "base.css": "/_/base.css", "map.css": "/_/map.css",
                    "sprite.svg": "/_/sprite.svg", "media/jota.mp3": "/_/jota.1.mp3",
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

    /// A portal of entities alone.
    init(
        of entities: [(source: SourceID, identity: String, entity: Entity)],
        origin: Origin = .live,
        theme: ThemeSite? = nil,
        ownMap: OwnMap? = nil,
        notes: [EditorNote] = []
    ) throws {
        let edition = EditionStub(InventedEntity.all(entities, origin: origin))
        try self.init(edition, theme: theme, ownMap: ownMap, notes: notes)
    }

    /// The site paths of the pages of a part of the portal.
    func paths(_ kind: PageKind) -> [String] {
        portal.pages.filter { $0.kind == kind }.map(\.path)
    }

    func planned(_ path: String) -> PlannedPage? { portal.pages.first { $0.path == path } }

    func key(_ path: String) throws -> UInt64? { try planned(path).map { try portal.key(of: $0) } }

    /// The page at a site path; nil where the portal has none.
    func html(_ path: String) throws -> String? {
        try planned(path).flatMap { try portal.models(of: [$0]).first }.map(theme.render)
    }

    /// The page of a route in a language; nil where the portal has none.
    func html(_ route: Route, in language: Language = "es") throws -> String? {
        try html(theme.context.path(route, in: language))
    }

    /// The addresses of all sitemaps.
    func sitemap() throws -> [String] {
        try portal.sitemaps.flatMap { try portal.entries(of: $0) }.map(\.address)
    }
}
