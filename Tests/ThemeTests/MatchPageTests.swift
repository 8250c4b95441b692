import Domain
import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct MatchPageTests {
    private let pages: LeaguePages

    init() throws {
        pages = try LeaguePages()
    }

    /// Nobody should keep free what is over, or will be at another time, or not at all.
    @Test(arguments: [
        (Match.Status.scheduled, "Comienzo", true), (.postponed, "Fecha prevista", false),
        (.cancelled, "Comienzo", false), (.finished, "Comienzo", false),
        (.abandoned, "Comienzo", false), (.live, "Comienzo", true),
    ])
    func whatIsPutOffIsOnlyPlanned(status: Match.Status, label: String, isInCalendar: Bool) throws {
        let match = InventedEntity.match("Olmos", "Molinos", status: status)
        let pages = try LeaguePages([InventedEntity.published(.match(match), "m")])
        let page = pages.match("m")
        #expect(page.contains("<dt>\(label)</dt>"), "\(page)")
        #expect(page.contains("match.ics") == isInCalendar)
    }

    @Test func whatShouldHaveBeenPlayedGoesIntoNoCalendar() throws {
        for (match, status) in [
            (InventedEntity.match("Olmos", "Molinos", day: 18), "Sin resultado"),
            (InventedEntity.match("Olmos", "Molinos", (1, 1), status: .suspended), "Suspendido"),
        ] {
            let page = try LeaguePages([InventedEntity.published(.match(match), "m")]).match("m")
            #expect(page.contains("<small>\(status)</small>"))
            #expect(!page.contains("match.ics"))
        }
    }

    @Test func theHeadSaysWhoPlayedHowItEndedAndWhoScored() {
        let page = pages.match("full")
        #expect(page.contains(#"<h1 class="unseen">Puente Hondo 2, San Telmo 1</h1>"#))
        #expect(
            page.contains(
                "<small>Finalizado</small>2\u{A0}–\u{2060}\u{A0}1<small>Descanso 1\u{A0}–\u{2060}\u{A0}1"
            )
        )
        #expect(page.contains(#"<p class="duel__result">Ganador: Puente Hondo</p>"#))
        #expect(page.contains("<li>Sole Ibáñez 41′</li>"))
        #expect(page.contains("<li>&lt;Nerea&gt; Gil 18′ (penalti)</li>"))
        #expect(
            page.contains(#"<h2><a href="/partidos/equipo/sd-puente-hondo/">Puente Hondo</a></h2>"#)
        )
    }

    @Test func aTeamWithoutACrestHasADisc() {
        let page = pages.match("full")
        #expect(page.contains(#"<span class="crest" aria-hidden="true">PH</span>"#))
        let image = #"<img class="crest crest--drawn" src="/_/a.svg""#
        let rest = #" width="80" height="100" alt="" loading="lazy" decoding="async">"#
        #expect(page.contains(image + rest))
    }

    @Test func factsAreThoseThatAreKnown() {
        let page = pages.match("full")
        #expect(
            page.contains(#"<a href="/partidos/liga/liga-del-valle/">Liga del Valle 2026/27</a>"#)
        )
        #expect(page.contains("<dt>Campo</dt><dd>La Vega, Puente Hondo, Portugal</dd>"))
        #expect(page.contains("<dt>Espectadores</dt><dd>12.640</dd>"))
        #expect(
            page.contains(
                #">21 de noviembre de 2026, 16:30</time> <small class="local" data-local="{time}, en tu hora">UTC</small>"#
            )
        )
        #expect(
            page.contains(#"<time datetime="2026-11-21T17:05Z">actualizado a las 17:05</time>"#)
        )
        let bare = pages.match("bare")
        #expect(!bare.contains("<dt>Campo</dt>"))
        #expect(!bare.contains("<dt>Marcador</dt>"))
    }

    @Test func figuresHaveBarsBesideThemWhereTheyAreNumbers() {
        let page = pages.match("full")
        #expect(page.contains(#"<b>6</b><span>Tiros</span><b>7</b><svg viewBox="0 0 1000 4""#))
        #expect(page.contains("<b>mucha</b><span>Niebla</span><b>mucha</b></li>"))
    }

    @Test func videosAndStoriesAreLinksOfTheWebOnly() {
        let page = pages.match("full")
        #expect(page.contains(#"href="https://video.example/1" rel="noopener external""#))
        #expect(!page.contains("javascript:"))
        #expect(page.contains("<h3>Sin nada más</h3>"))
        #expect(page.contains("Quique Santos · <time"))
    }

    @Test func storiesSayInWhichLanguageTheyAreToldWhereItIsNotThePages() {
        let english = pages.match("full", in: "en")
        let link = "<h3><a href=\"https://voz"
        #expect(english.contains("<article class=\"card line\" lang=\"es\">\n\(link)"))
        #expect(english.contains("<p class=\"meta\" lang=\"en\">Quique Santos"))
        #expect(english.contains("<article class=\"card line\">\n<h3>Sin nada más</h3>"))
        #expect(pages.match("full").contains("<article class=\"card line\">\n\(link)"))
    }

    @Test func whatIsMissingLeavesNoBlock() {
        let page = pages.match("bare")
        for anchor in ["lineups", "videos", "stories", "related", "meetings", "statistics"] {
            #expect(!page.contains("id=\"\(anchor)\""))
        }
        #expect(page.contains("<small>Cancelado</small>–"))
        #expect(page.contains(">No se disputa</p>"))
    }

    @Test func anOpenPlaceHasNeitherPageNorCalendar() {
        let page = pages.match("open")
        #expect(page.contains("<h2>Por decidir</h2>"))
        #expect(page.contains("<dt>Comienzo</dt><dd>Fecha por confirmar</dd>"))
        #expect(!page.contains(".ics"))
        #expect(pages.match("next").contains(#"href="/partidos/next/match.ics" download"#))
    }

    @Test func aSampleSaysSoAndIsNotIndexed() {
        let page = pages.match("sample")
        #expect(page.contains(#"<meta name="robots" content="noindex,follow">"#))
        #expect(page.contains(#"<b class="sample">muestra</b>"#))
        #expect(page.contains("Página de muestra"))
        #expect(!page.contains(".ics"))
    }

    @Test func machinesReadAnEvent() throws {
        let event = try structuredData(of: pages.match("full"))
        #expect(event["@type"] as? String == "SportsEvent")
        #expect(event["sport"] as? String == "Soccer")
        #expect(event["startDate"] as? String == "2026-11-21T16:30:00+00:00")
        #expect(event["eventStatus"] as? String == "https://schema.org/EventScheduled")
        #expect((event["homeTeam"] as? [String: Any])?["name"] as? String == "SD Puente Hondo")
        #expect((event["competitor"] as? [Any])?.count == 2)
        #expect((event["location"] as? [String: Any])?["name"] as? String == "La Vega")
        let text = try #require(event["description"] as? String)
        #expect(
            text.hasPrefix("Puente Hondo 2, San Telmo 1, finalizado. Liga del Valle, Jornada 10")
        )
        #expect((50...160).contains(text.count))
        let cancelled = try structuredData(of: pages.match("bare"))
        #expect(cancelled["eventStatus"] as? String == "https://schema.org/EventCancelled")
    }

    @Test func everyLanguageHasItsWords() {
        let page = pages.match("pens", in: "fr")
        #expect(page.contains(#"<html lang="fr""#))
        #expect(page.contains("Vainqueur\u{202F}: Regantes"))
        #expect(page.contains("<small>Tirs au but 3\u{A0}–\u{2060}\u{A0}4</small>"))
    }

    private func structuredData(of page: String) throws -> [String: Any] {
        let match = try #require(
            page.firstMatch(of: /<script type="application\/ld\+json">([^<]*)<\/script>/)
        )
        let object = try JSONSerialization.jsonObject(with: Data(match.output.1.utf8))
        let graph = try #require((object as? [String: Any])?["@graph"] as? [[String: Any]])
        return try #require(graph.last?["mainEntity"] as? [String: Any])
    }
}
