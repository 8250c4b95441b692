import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct ProgrammePagesTests {
    private let pages: LeaguePages

    init() throws {
        pages = try LeaguePages()
    }

    @Test func thePageOfAFilmHasAllThatIsKnown() {
        let page = pages.programme("faro")
        #expect(page.contains("<h1>El último farero</h1>\n<p>Película · 2025 · 1 h 48 min</p>"))
        #expect(page.contains(#"<p class="standfirst">La orden de apagar llega un lunes.</p>"#))
        for fact in [
            "<dt>Título original</dt><dd>The Keeper’s Daughter</dd>",
            "<dt>Dirección</dt><dd>V. Rompeolas</dd>",
            "<dt>Reparto</dt><dd>M. Solera, T. Bruma</dd>",
            "<dt>Valoración</dt><dd>78 de 100</dd>", "<dt>País</dt><dd>España, Irlanda</dd>",
            "<dt>Idioma</dt><dd>Español, inglés</dd>",
        ] {
            #expect(page.contains(fact))
        }
        #expect(page.contains(#"<meta property="og:type" content="video.movie">"#))
        #expect(page.contains(#"href="https://www.imdb.com/title/tt0000001/""#))
    }

    @Test func whatIsNotKnownIsNotSaid() {
        let page = pages.programme("salt")
        #expect(!page.contains("<dt>"))
        #expect(!page.contains("1999"))
        #expect(page.contains("<p>Película</p>"))
        #expect(page.contains(#"<div class="wave">"#))
        #expect(page.contains("<p>No disponible</p>"))
    }

    @Test func aSeriesCountsItsSeasons() {
        let page = pages.programme("sierra")
        #expect(page.contains("<p>Serie · 2 temporadas</p>"))
        #expect(page.contains("<dt>Creación</dt><dd>Ana Vado</dd>"))
        #expect(page.contains(#"<meta property="og:type" content="video.tv_show">"#))
    }

    @Test func whereToWatchIsATableForEachCountry() {
        let page = pages.programme("faro")
        #expect(
            page.contains(
                #"</svg><a class="to-source" href="https://linterna.example/faro" rel="noopener external">Linterna</a></th><td>Alquiler</td><td>2,99\#u{A0}€</td><td>4K UHD</td><td>español, francés</td>"#
            )
        )
        #expect(page.contains(#"<time datetime="2026-12-01T00:00Z">1 dic 2026</time>"#))
        #expect(page.contains("<summary>Francia <span>1</span></summary>"))
        #expect(page.contains(#"</svg>Lanterne</th><td>Gratis</td></tr>"#))
    }

    @Test func countryAndServiceCanBeChosen() {
        let page = pages.programme("faro")
        for part in [
            #"<option value="">Todos los países</option><option value="es">España</option>"#,
            #"<option value="linterna">Linterna</option>"#, #"<tr data-service="linterna">"#,
            #"<details class="elsewhere" data-watch="es">"#,
            #"<details class="elsewhere" data-watch="fr">"#,
        ] {
            #expect(page.contains(part))
        }
        #expect(!pages.programme("salt").contains("watch-filter"))
    }

    @Test func aServiceIsMarkedByItsInitialsOnItsColour() {
        let page = pages.programme("faro")
        #expect(page.contains(##"<rect width="28" height="28" fill="#f2b705"/>"##))
        #expect(
            page.contains(
                ##"fill="#000" text-anchor="middle" font-family="sans-serif" font-size="13" font-weight="700">L</text>"##
            )
        )
    }

    @Test func likeProgrammesStandBelow() {
        let page = pages.programme("faro")
        #expect(page.contains(#"<h3><a href="/programas/salt/">The Salt Clerk</a></h3>"#))
        #expect(!pages.programme("sierra").contains(#"id="similar""#))
    }

    @Test func anOverviewInAnotherLanguageSaysSo() {
        #expect(
            pages.programme("faro", in: "fr").contains(#"<p class="standfirst" lang="es">La orden"#)
        )
        #expect(
            pages.programme("faro", in: "en").contains(#"<p class="standfirst">The order.</p>"#)
        )
    }

    @Test func listsShowPostersAndTheWaysToOtherLists() throws {
        let page = try #require(pages.html(.programmes()))
        #expect(page.contains(#"<a href="/programas/" aria-current="page">Todo</a>"#))
        #expect(page.contains(#"<a href="/programas/series/">Series</a>"#))
        #expect(page.contains(#"<a href="/programas/genero/mar/">Mar</a>"#))
        #expect(page.contains(#"<a href="/programas/2025/">2025</a>"#))
        #expect(page.contains(#"<img src="/_/a.svg" width="400" height="600" alt="""#))
        let films = try #require(pages.html(ProgrammeList.form(.film).route()))
        #expect(films.contains("<h1>Películas</h1>"))
        #expect(!films.contains("Sierra"))
    }

    @Test func theFrontPageHasARailOfSix() {
        let page = pages.front()
        #expect(page.contains(#"<div class="grid top top--near">"#))
        #expect(
            page.contains(
                #"<div class="strip" tabindex="0" role="group" aria-labelledby="b-programmes">"#
            )
        )
        #expect(page.components(separatedBy: #"<article class="card ticket">"#).count == 4)
    }

    @Test func machinesReadAFilm() throws {
        let page = pages.programme("faro")
        let match = try #require(
            page.firstMatch(of: /<script type="application\/ld\+json">([^<]*)<\/script>/)
        )
        let object = try JSONSerialization.jsonObject(with: Data(match.output.1.utf8))
        let graph = try #require((object as? [String: Any])?["@graph"] as? [[String: Any]])
        let film = try #require(graph.last?["mainEntity"] as? [String: Any])
        #expect(film["@type"] as? String == "Movie")
        #expect(film["duration"] as? String == "PT108M")
        #expect(film["genre"] as? [String] == ["Drama", "Mar"])
        #expect((film["actor"] as? [Any])?.count == 2)
        #expect(film["aggregateRating"] == nil)
    }
}
