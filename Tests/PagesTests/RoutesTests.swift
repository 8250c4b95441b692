import Domain
import Presentation
import Testing

@testable import Pages

@Suite struct RoutesTests {
    @Test(arguments: [
        (Route.news(), "/noticias/", "/en/news/", "/fr/actualites/"),
        (.news(page: 2), "/noticias/p/2/", "/en/news/p/2/", "/fr/actualites/p/2/"),
        (.sections, "/secciones/", "/en/sections/", "/fr/rubriques/"),
        (.archive, "/archivo/", "/en/archive/", "/fr/archives/"),
        (.year(2026), "/archivo/2026/", "/en/archive/2026/", "/fr/archives/2026/"),
        (
            .month(year: 2026, month: 3), "/archivo/2026/03/", "/en/archive/2026/03/",
            "/fr/archives/2026/03/"
        ),
        (
            .day(Day(year: 2026, month: 11, day: 21)), "/archivo/2026/11/21/",
            "/en/archive/2026/11/21/", "/fr/archives/2026/11/21/"
        ),
        (.match("a-b"), "/partidos/a-b/", "/en/matches/a-b/", "/fr/matchs/a-b/"),
        (
            .programmesOfGenre("drama"), "/programas/genero/drama/",
            "/en/programmes/genre/drama/", "/fr/programmes/genre/drama/"
        ),
        (.personMap("ana"), "/gente/ana/mapa/", "/en/people/ana/map/", "/fr/annuaire/ana/carte/"),
        (.figure("heroes", "ana"), "/heroes/ana/", "/en/heroes/ana/", "/fr/heroes/ana/"),
    ])
    func everyFamilySpellsItsOwn(
        route: Route,
        es: String,
        en: String,
        fr: String
    ) throws {
        let context = try SmallSite().context
        #expect(context.path(route, in: "es") == es)
        #expect(context.path(route, in: "en") == en)
        #expect(context.path(route, in: "fr") == fr)
    }

    @Test func routesWithOneAddressAreOne() {
        #expect(Route.news() == Route([.word(.pathNews)]))
        #expect(Route.news(page: 1) != .news(page: 2))
        #expect(Route.section("sports") != .feed(.rss, .section("sports")))
    }
}
