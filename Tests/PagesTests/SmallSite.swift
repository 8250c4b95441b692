import Domain
import Foundation
import Presentation
import TemplateModels
import TestSupport
import Theme

@testable import Pages

/// A small site with the theme's own texts, for what families make of entities.
struct SmallSite {
    let context: SiteContext
    static let zone = TimeZone(secondsFromGMT: 3_600) ?? .gmt

    init(country: String? = "es") throws {
        let settings = SiteSettings(
            title: "El Pregonero",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: "/repo"),
            languages: ["es", "en", "fr"],
            timeZone: Self.zone,
            country: country,
            sections: DefaultSections.all
        )
        let texts = Theme.files.filter { $0.path.hasPrefix("texts/") }
            .map { CatalogueFile(path: $0.path, text: $0.text) }
        context = try SiteContext(
            settings: settings,
            year: 2026,
            sources: [],
            configured: [Source(id: "valle", kind: "data", title: "El Silbato", address: nil)],
            catalogues: Catalogues(files: texts, languages: settings.languages),
            assets: [:],
            pictures: [:]
        )
    }

    /// What pages of an edition are made from.
    func material(
        _ edition: any EditionReading,
        ownMap: OwnMap? = nil,
        types: [PageType] = []
    ) -> PageMaterial {
        PageMaterial(
            edition: edition,
            context: context,
            configured: [
                Source(
                    id: "valle",
                    kind: "data",
                    title: "El Silbato",
                    address: nil,
                    country: "es"
                )
            ],
            written: WrittenTexts(pages: [], notes: [], types: types),
            labels: (try? SiteLabels(
                [],
                rules: LabelRules(),
                in: edition,
                settings: context.settings
            ))
                ?? SiteLabels(),
            desk: SiteDesk(),
            pictures: BodyPictures([:], settings: context.settings),
            links: PublishedLinks(),
            ground: MapGround(ownMap)
        )
    }

    /// The pages of a part of a portal, in its order.
    func pages(
        _ kind: PageKind,
        of edition: any EditionReading,
        in language: Language = "es"
    ) throws -> [PlannedPage] {
        try SiteMap(material(edition)).pages.filter { $0.kind == kind && $0.language == language }
    }

    /// What tells whether pages of a part of a portal have changed.
    func fingerprints(_ kind: PageKind, of edition: any EditionReading) throws -> [UInt64] {
        let material = material(edition)
        let plan = try SiteMap(material)
        let fingerprints = PageFingerprints(material, plan: plan, surroundings: 0)
        return try plan.pages.filter { $0.kind == kind }.map { try fingerprints.of($0) }
    }

    func place(_ route: Route, in language: Language = "es") -> PageContext {
        PageContext(
            path: context.path(route, in: language),
            language: language,
            sharedLayout: Prepared(
                SharedLayoutModel(language: language, main: [], current: nil, context: context)
            )
        )
    }

    func stored<Value>(_ published: PublishedEntity, _ value: Value) -> Stored<Value> {
        Stored(published: published, value: value)
    }

    func stored(_ match: Match, _ identity: String = "m", changed: Date? = nil) -> Stored<Match> {
        let changed = changed ?? InventedEntity.changed
        return stored(
            InventedEntity.published(.match(match), identity, changed: changed),
            match
        )
    }

    func words(_ match: Match, in language: Language = "es", changed: Date? = nil) -> MatchFormatter
    {
        MatchFormatter(stored(match, changed: changed), in: language, context: context)
    }
}
