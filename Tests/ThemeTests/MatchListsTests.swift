import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct MatchListsTests {
    private let pages: LeaguePages

    init() throws {
        pages = try LeaguePages()
    }

    @Test func theNewestResultsComeFirstAndNobodySaysToday() throws {
        let page = try #require(pages.html(.matches))
        let days = page.matches(of: /<h3 class="day"[^>]*><a href="([^"]*)"/).map { $0.output.1 }
        #expect(
            days == [
                "/partidos/2026/11/21/", "/partidos/2026/11/18/", "/partidos/2026/11/14/",
                "/partidos/2026/11/22/", "/partidos/2026/11/15/",
            ]
        )
        #expect(page.contains(">Sin resultado</span></h2>"))
        #expect(page.contains(">Marcadores actualizados a las 17:05.</time> Hora de GMT."))
        #expect(!page.lowercased().contains("hoy "))
        #expect(!page.contains("En vivo"))
    }

    @Test func aRowIsOneLinkWithTheWholeResultAsItsName() throws {
        let page = try #require(
            pages.html(.matchDay(Day(year: 2026, month: 11, day: 21)))
        )
        let heading =
            #"<h1 data-day="2026-11-21" data-today="hoy">Sábado 21 de noviembre de 2026</h1>"#
        #expect(page.contains(heading))
        #expect(
            page.contains(
                #"<a href="/partidos/full/" aria-label="Puente Hondo 2, San Telmo 1, finalizado">"#
            )
        )
        #expect(page.contains(#"<span class="lost" aria-hidden="true">"#))
        #expect(page.contains(#"<a href="/partidos/liga/liga-del-valle/">Liga del Valle</a>"#))
    }

    @Test func aRowShowsCrestsOrInitials() throws {
        let page = try #require(
            pages.html(.matchDay(Day(year: 2026, month: 11, day: 21)))
        )
        let row = try #require(
            page.components(separatedBy: #"<li class="match">"#).dropFirst().first
        )
        #expect(row.contains(#"<span class="crest" aria-hidden="true">PH</span>"#))
        #expect(row.contains(#"<img class="crest crest--drawn""#))
    }

    @Test func whatHasNoResultStandsUnderNoResults() throws {
        let page = try #require(pages.html(.competition("liga-del-valle")))
        let parts = page.components(separatedBy: #"<section class="block" aria-labelledby=""#)
        let results = try #require(parts.first { $0.hasPrefix("results") })
        let open = try #require(parts.first { $0.hasPrefix("open") })
        #expect(!results.contains("Molinos"))
        #expect(open.contains("15 nov 2026 · Cancelado"))
    }

    @Test func aMatchToComeHasItsHourBetweenTheTeams() throws {
        let page = try #require(pages.html(.matches))
        #expect(
            page.contains(
                #"<b aria-hidden="true"><time datetime="2026-11-22T16:30Z">16:30</time></b>"#
            )
        )
    }

    @Test func aCompetitionHasItsTableAndItsMatches() throws {
        let page = try #require(pages.html(.competition("liga-del-valle")))
        #expect(page.contains("<p>Valle del Arla · 2026/27 · Jornada 11</p>"))
        #expect(page.contains(#"<th scope="col"><abbr title="Jugados">J</abbr></th>"#))
        #expect(page.contains("<td>+17</td><td>23</td>"))
        #expect(page.contains("<td>−18</td><td>1</td>"))
        #expect(page.contains(#"id="results""#))
        #expect(page.contains(#"id="next""#))
    }

    @Test func matchesWithoutADayStandInTheirCompetition() throws {
        let page = try #require(pages.html(.competition("copa")))
        #expect(page.contains("<p>Fecha por confirmar</p>"))
        #expect(page.contains("<p>18 nov 2026 · Penaltis 3\u{A0}–\u{2060}\u{A0}4</p>"))
    }

    @Test func aTeamHasItsPlaceItsMatchesAndItsCalendar() throws {
        let page = try #require(pages.html(.team("sd-puente-hondo")))
        #expect(page.contains("<h1>SD Puente Hondo</h1>"))
        #expect(page.contains("<dd>1.º · 23 puntos</dd>"))
        #expect(page.contains(#"href="/partidos/equipo/sd-puente-hondo/team.ics" download"#))
    }

    @Test func videosLeadOutAndNameTheirMatch() throws {
        let page = try #require(pages.html(.highlights))
        #expect(page.contains(#"href="https://video.example/1""#))
        #expect(page.contains(#"<a href="/partidos/full/">Puente Hondo 2, San Telmo 1</a>"#))
    }

    @Test func theFrontPageShowsAtMostSixMatches() {
        let page = pages.front()
        #expect(page.contains(#"<h2 id="b-matches">"#))
        #expect(page.components(separatedBy: #"<li class="match">"#).count - 1 <= 6)
        #expect(
            page.contains("<p>Liga del Valle · 22 nov 2026</p>")
        )
        // What is over has its day too.
        #expect(page.contains("<p>Liga del Valle · Finalizado · 21 nov 2026</p>"))
        #expect(page.contains("San Telmo 1, finalizado, 21 de noviembre de 2026\">"))
    }

    @Test func withoutMatchesTheFrontPageHasNoBlock() throws {
        let page = try LeaguePages([]).front()
        #expect(!page.contains("b-matches"))
        #expect(!page.contains("b-programmes"))
    }
}
