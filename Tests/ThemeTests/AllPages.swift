import Cartography
import Domain
import Foundation
import Pages
import Presentation
import TemplateModels

/// One page of every kind that the theme draws, for rules that hold on all of them.
enum AllPages {
    static func rendered(by site: ThemeSite) -> [(name: String, html: String)] {
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
                    site.templates.front,
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
                    site.templates.list,
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
                    site.templates.list,
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
                    site.templates.section,
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
                    site.templates.section,
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
                    site.templates.sections,
                    SectionsIndexPage(shelves, at: site.place("/secciones/"), context: context)
                )
            ),
        ] + maps(site, listed) + desks(site) + DeskPages(site).all
            + others(site, listed, shelves)
    }

    /// Every page of a portal of entities, in the site's first language.
    private static func desks(_ site: ThemeSite) -> [(name: String, html: String)] {
        let edition = EntityEdition(InventedEntities.all)
        guard let portal = try? DeskSite(edition, theme: site) else { return [] }
        let kinds: [PageKind] = [.people, .collections, .music]
        return kinds.flatMap(portal.paths)
            .filter { !$0.hasPrefix("/en/") && !$0.hasPrefix("/fr/") }
            .map { path in (path, (try? portal.html(path)) ?? "") }
            + ["/ajustes/", "/guardados/", "/sin-conexion/"]
            .map { path in (path, (try? portal.html(path)) ?? "") }
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
                    site.templates.map,
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
                    site.templates.country,
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
                    site.templates.article,
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
                    site.templates.archive,
                    ArchivePage(
                        years: [(2026, [11, 10])],
                        at: site.place("/archivo/"),
                        context: context
                    )
                )
            ),
            (
                "month",
                site.render(
                    site.templates.archive,
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
                    site.templates.page,
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
                    site.templates.status,
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
                    site.templates.search,
                    SearchPage(
                        filters: [
                            SearchFilterModel(
                                name: "c",
                                label: "Sección",
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
                    site.templates.notFound,
                    NotFoundPage(
                        newest: listed,
                        shelves: shelves,
                        at: site.place("/404.html"),
                        context: context
                    )
                )
            ),
            (
                "tombstone",
                site.render(
                    site.templates.tombstone,
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
                    site.templates.redirect,
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
