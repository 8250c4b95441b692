import Cartography
import Domain
import Foundation
import Presentation
import TemplateModels
import Templating
import Theme

@testable import Pages
@testable import Publishing

/// A site made of the theme alone: its templates compiled, its texts read, invented articles.
struct ThemeSite {
    let context: SiteContext
    /// By their names, each for the model that names it.
    private let templates: TemplateStore

    init(
        prefix: String = "",
        title: String = "El Pregonero",
        store: MusicStore? = nil,
        country: String? = nil,
        holidays: [OwnHoliday] = []
    ) throws {
        var settings = SiteSettings(
            title: title,
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: prefix),
            languages: ["es", "en", "fr"],
            country: country,
            sections: DefaultSections.all,
            store: store
        )
        settings.holidays = holidays
        let texts = Theme.files.filter { $0.path.hasPrefix("texts/") }
            .map { CatalogueFile(path: $0.path, text: $0.text) }
        context = try SiteContext(
            settings: settings,
            year: 2026,
            sources: [
                SourceSummary(
                    id: "arla",
                    title: nil,
                    home: "https://arla.example/",
                    isSample: false
                )
            ],
            configured: [
                .own(title: title),
                Source(
                    id: "arla",
                    kind: "feed",
                    title: "Diario del Arla",
                    address: nil,
                    country: "es"
                ),
                Source(id: "faro", kind: "feed", title: "El Faro", address: nil, rights: .cc),
            ],
            catalogues: Catalogues(files: texts, languages: settings.languages),
            assets: [
                "base.css": "/_/base.css",
                "sprite.svg": "/_/sprite.svg",
                "search.js": "/_/search.js",
            ],
            pictures: ["a.svg": PublishedPicture(path: "/_/p/a.svg", width: 1200, height: 675)],
            bootstrap: try Self.bootstrap()
        )
        let sources = Theme.files.filter { $0.path.hasSuffix(".mustache") }
            .map { file in
                TemplateSource(
                    path: "Templates/\(file.path)",
                    name: String(file.path.dropLast(9)),
                    text: file.text
                )
            }
        var schemas: [String: @Sendable () -> TemplateSchema] = [:]
        for model in Portal.models { schemas[model.template] = { model.templateSchema } }
        templates = TemplateStore(sources, schemas: schemas)
        try templates.check()
    }

    /// The theme's own script for the head of pages.
    static func bootstrap() throws -> InlineScript? {
        let theme = ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates")
        return try ReaderScripts(theme).bootstrap()
    }

    func render(_ model: any PageModel) -> String {
        var bytes: [UInt8] = []
        templates.template(model.template)?.render(model.templateRecord, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    func place(_ path: String, language: Language = "es") -> PageContext {
        func entry(_ route: Route, _ glyph: String, tab: Int? = nil) -> NavigationEntry? {
            context.title(of: route, in: language).map {
                NavigationEntry(
                    title: $0,
                    path: context.path(route, in: language),
                    glyph: glyph,
                    tab: tab
                )
            }
        }
        let entries = [
            entry(.front, "home", tab: 0), entry(.news(), "bell", tab: 5),
            entry(.sections, "list", tab: 1), entry(.archive, "cal", tab: 6),
            entry(.search, "find", tab: 2),
        ].compactMap(\.self)
        let more = [entry(.section("economy"), context.glyph(of: "economy"))].compactMap(\.self)
        let sharedLayout = SharedLayoutModel(
            language: language,
            main: entries,
            more: more,
            pages: [],
            current: path,
            context: context
        )
        return PageContext(path: path, language: language, sharedLayout: Prepared(sharedLayout))
    }

    /// Countries with invented numbers of articles.
    func tallies(_ counts: KeyValuePairs<String, Int>) -> [CountryTally] {
        counts.compactMap { code, count in
            context.countries[code].map { CountryTally($0, count: count) }
        }
    }

    func listed(_ articles: [Article], language: Language = "es") -> [ListedArticle] {
        articles.map { ListedArticle($0, in: language, context: context) }
    }
}
