import Cartography
import Domain
import Foundation
import Pages
import Presentation
import TemplateModels
import Templating
import Theme

@testable import Publishing

/// A site made of the theme alone: its templates compiled, its texts read, invented articles.
struct ThemeSite {
    let context: SiteContext
    let templates: Templates

    /// The templates of the theme with the models that they are for.
    struct Templates {
        let front: Template<FrontPage>
        let list: Template<ListPage>
        let section: Template<SectionPage>
        let sections: Template<SectionsIndexPage>
        let map: Template<MapPage>
        let country: Template<CountryPage>
        let article: Template<ArticlePage>
        let people: Template<PeoplePage>
        let person: Template<PersonPage>
        let peopleMap: Template<PeopleMapPage>
        let personMap: Template<PersonMapPage>
        let figures: Template<FiguresPage>
        let figure: Template<FigurePage>
        let music: Template<MusicPage>
        let track: Template<TrackPage>
        let matches: Template<MatchesPage>
        let matchDay: Template<MatchDayPage>
        let match: Template<MatchPage>
        let competition: Template<CompetitionPage>
        let team: Template<TeamPage>
        let highlights: Template<HighlightsPage>
        let programmes: Template<ProgrammeListPage>
        let programme: Template<ProgrammePage>
        let archive: Template<ArchivePage>
        let page: Template<MarkdownPage>
        let status: Template<StatusPage>
        let search: Template<SearchPage>
        let settings: Template<SettingsPage>
        let saved: Template<SavedPage>
        let offline: Template<OfflinePage>
        let notFound: Template<NotFoundPage>
        let tombstone: Template<TombstonePage>
        let redirect: Template<RedirectPage>
    }

    init(prefix: String = "", title: String = "El Pregonero") throws {
        let settings = SiteSettings(
            title: title,
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: prefix),
            languages: ["es", "en", "fr"],
            sections: DefaultSections.all
        )
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
        templates = try TemplateSet.load(sources) { set in
            Templates(
                front: set.compile("pages/front"),
                list: set.compile("pages/list"),
                section: set.compile("pages/section"),
                sections: set.compile("pages/sections"),
                map: set.compile("pages/map"),
                country: set.compile("pages/country"),
                article: set.compile("pages/article"),
                people: set.compile("pages/people"),
                person: set.compile("pages/person"),
                peopleMap: set.compile("pages/people-map"),
                personMap: set.compile("pages/person-map"),
                figures: set.compile("pages/figures"),
                figure: set.compile("pages/figure"),
                music: set.compile("pages/music"),
                track: set.compile("pages/track"),
                matches: set.compile("pages/matches"),
                matchDay: set.compile("pages/match-day"),
                match: set.compile("pages/match"),
                competition: set.compile("pages/competition"),
                team: set.compile("pages/team"),
                highlights: set.compile("pages/highlights"),
                programmes: set.compile("pages/programmes"),
                programme: set.compile("pages/programme"),
                archive: set.compile("pages/archive"),
                page: set.compile("pages/page"),
                status: set.compile("pages/status"),
                search: set.compile("pages/search"),
                settings: set.compile("pages/settings"),
                saved: set.compile("pages/saved"),
                offline: set.compile("pages/offline"),
                notFound: set.compile("pages/404"),
                tombstone: set.compile("pages/tombstone"),
                redirect: set.compile("pages/redirect")
            )
        }
    }

    /// The theme's own script for the head of pages.
    static func bootstrap() throws -> InlineScript? {
        let theme = ThemeFiles(overrides: URL(filePath: "/nowhere"), folderName: "Templates")
        return try ReaderScripts(theme).bootstrap()
    }

    func render<Model>(_ template: Template<Model>, _ model: Model) -> String {
        var bytes: [UInt8] = []
        template.render(model, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    func place(_ path: String, language: Language = "es") -> PageContext {
        let entries = [Route.front, .news(page: nil), .sections, .archive, .search]
            .compactMap { context.entry($0, in: language) }
        let more = [context.entry(.section("economy", page: nil), in: language)]
            .compactMap(\.self)
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
