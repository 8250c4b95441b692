import Cartography
import Domain
import Foundation
import Presentation
import TemplateModels

@testable import Pages

/// One page of every kind that the theme draws, for rules that hold on all of them.
enum AllPages {
    static func rendered(by site: ThemeSite) throws -> [(name: String, html: String)] {
        let articles = InventedArticles.many(80)
        let listed = site.listed(articles)
        let context = site.context
        let shelves = ["economy", "world"].map { (id: SectionID) in
            SectionShelf(id, count: 40, newest: listed.filter { $0.article.section == id })
        }
        let day = Day(year: 2026, month: 11, day: 21)
        let older = ListPosition.Older(path: "/noticias/p/1/", number: 1, from: day, to: day)
        return [
            (
                "front",
                site.render(
                    FrontPage(
                        listed,
                        shelves: shelves,
                        newestChange: InventedArticles.moment,
                        weights: [:],
                        hasArchive: true,
                        tallies: site.tallies(["es": 42, "us": 7]),
                        at: site.place("/"),
                        context: context
                    )
                )
            ),
            (
                "river",
                site.render(
                    ListPage(
                        news: listed,
                        position: ListPosition(
                            number: 2,
                            newest: "/noticias/",
                            newer: "/noticias/",
                            older: older
                        ),
                        at: site.place("/noticias/p/2/"),
                        context: context
                    )
                )
            ),
            (
                "day",
                site.render(
                    ListPage(
                        Array(listed.prefix(20)),
                        of: day,
                        previous: day,
                        next: day,
                        at: site.place("/archivo/2026/11/21/"),
                        context: context
                    )
                )
            ),
            (
                "section",
                site.render(
                    SectionPage(
                        "economy",
                        listed,
                        position: ListPosition(older: older),
                        at: site.place("/secciones/economia/"),
                        context: context
                    )
                )
            ),
            (
                "empty section",
                site.render(
                    SectionPage(
                        "health",
                        [],
                        position: ListPosition(),
                        busiest: ["economy", "world", "sports", "science"],
                        at: site.place("/secciones/salud/"),
                        context: context
                    )
                )
            ),
            (
                "sections",
                site.render(
                    SectionsIndexPage(shelves, at: site.place("/secciones/"), context: context)
                )
            ),
        ] + maps(site, listed) + (try entities(site)) + (try LeaguePages(theme: site).all)
            + others(site, listed, shelves)
    }

    /// Every page of a portal of entities, in the site's first language.
    private static func entities(_ site: ThemeSite) throws -> [(name: String, html: String)] {
        let portal = try PortalSite(of: InventedEntities.all, theme: site)
        let kinds: [PageKind] = [.people, .collections, .music]
        let paths = kinds.flatMap(portal.paths)
            .filter { !$0.hasPrefix("/en/") && !$0.hasPrefix("/fr/") }
        return try (paths + ["/ajustes/", "/guardados/", "/sin-conexion/"]).map { path in
            guard let html = try portal.html(path) else { throw MissingPage(path: path) }
            return (path, html)
        }
    }

    /// A page that the portal should have.
    private struct MissingPage: Error {
        let path: String
    }

    private static func maps(
        _ site: ThemeSite,
        _ listed: [ListedArticle]
    ) -> [(name: String, html: String)] {
        let context = site.context
        return [
            (
                "map",
                site.render(
                    MapPage(
                        site.tallies(["es": 42, "fr": 27, "hk": 1, "gp": 3, "nz": 4]),
                        at: site.place("/mapa/"),
                        context: context
                    )
                )
            ),
            (
                "country",
                site.render(
                    CountryPage(
                        "es",
                        sources: ["arla"],
                        listed,
                        sheet: context.countries["es"].flatMap {
                            CountrySheetModel(
                                $0,
                                as: CountryDrawing(of: $0.code, in: .fine()),
                                in: "es",
                                context: context
                            )
                        },
                        position: ListPosition(),
                        at: site.place("/paises/es/"),
                        context: context
                    )
                )
            ),
        ]
    }

    private static func others(
        _ site: ThemeSite,
        _ listed: [ListedArticle],
        _ shelves: [SectionShelf]
    ) -> [(name: String, html: String)] {
        let context = site.context
        let article = InventedArticles.one(3, hasPicture: true, tellers: ["faro"])
        let day = Day(year: 2026, month: 11, day: 21)
        return [
            (
                "article",
                site.render(
                    ArticlePage(
                        article,
                        text: nil,
                        previous: listed[1].article,
                        next: listed[2].article,
                        more: listed,
                        hasArchive: true,
                        at: site.place(article.path),
                        context: context
                    )
                )
            ),
            (
                "archive",
                site.render(
                    ArchivePage(
                        years: [(2026, [11, 10])],
                        at: site.place("/archivo/"),
                        context: context
                    )
                )
            ),
            (
                "year",
                site.render(
                    ArchivePage(
                        year: 2026,
                        days: [(day, 20), (Day(year: 2026, month: 10, day: 1), 3)],
                        at: site.place("/archivo/2026/"),
                        context: context
                    )
                )
            ),
            (
                "month",
                site.render(
                    ArchivePage(
                        year: 2026,
                        month: 11,
                        days: [(day, 20)],
                        previous: day,
                        next: nil,
                        at: site.place("/archivo/2026/11/"),
                        context: context
                    )
                )
            ),
            (
                "page",
                site.render(
                    MarkdownPage(
                        title: "Acerca",
                        summary: nil,
                        body: HTML("<p>Quiénes somos.</p>"),
                        at: site.place("/acerca/"),
                        context: context
                    )
                )
            ),
            (
                "status",
                site.render(
                    StatusPage(
                        InventedStatuses.all,
                        at: site.place("/estado/"),
                        context: context
                    )
                )
            ),
            (
                "search",
                site.render(
                    SearchPage(
                        filters: [
                            SearchFilterModel(
                                name: "c",
                                label: "Sección",
                                all: "Todas las secciones",
                                options: [
                                    SearchOptionModel(value: "economy", title: "Economía"),
                                    SearchOptionModel(value: "world", title: "Mundo"),
                                ]
                            )
                        ],
                        lists: [
                            LinkModel(title: "Archivo", address: site.context.link("/archivo/"))
                        ],
                        sections: ["economy", "world"],
                        at: site.place("/buscar/"),
                        context: context
                    )
                )
            ),
            (
                "404",
                site.render(
                    NotFoundPage(
                        shelves: shelves,
                        at: site.place("/404.html"),
                        context: context
                    )
                )
            ),
            (
                "tombstone",
                site.render(
                    TombstonePage(
                        Tombstone(path: "/n/x/", title: "Lo que no fue", language: "es"),
                        at: site.place("/n/x/"),
                        context: context
                    )
                )
            ),
            (
                "redirect",
                site.render(
                    RedirectPage(
                        Redirect(from: "/viejo/", to: "/n/nuevo/"),
                        in: "es",
                        context: context
                    )
                )
            ),
        ]
    }
}
