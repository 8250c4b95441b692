import Domain
import Foundation
import Presentation
import TemplateModels
import TestSupport
import Theme

@testable import Pages

/// A small site with the theme's own texts, for what desks make of entities.
struct DeskSite {
    let newsroom: Newsroom
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
            .map { CatalogueFile(path: $0.path, text: $0.text.description) }
        newsroom = try Newsroom(
            settings: settings,
            year: 2026,
            sources: [],
            configured: [Source(id: "valle", kind: "data", title: "El Silbato", address: nil)],
            catalogues: Catalogues(files: texts, languages: settings.languages),
            assets: [:],
            pictures: [:]
        )
    }

    func place(_ route: Route, in language: Language = "es") -> PagePlace {
        PagePlace(
            path: newsroom.path(route, in: language),
            language: language,
            shell: Prepared(
                ShellModel(language: language, main: [], current: nil, newsroom: newsroom)
            )
        )
    }

    func held<Value>(_ published: PublishedEntity, _ value: Value) -> Held<Value> {
        Held(published: published, value: value)
    }

    func held(_ match: Match, _ identity: String = "m", changed: Date? = nil) -> Held<Match> {
        let changed = changed ?? InventedEntity.changed
        return held(
            InventedEntity.published(.match(match), identity, changed: changed),
            match
        )
    }

    func words(_ match: Match, in language: Language = "es", changed: Date? = nil) -> MatchWords {
        MatchWords(held(match, changed: changed), in: language, newsroom: newsroom)
    }
}
