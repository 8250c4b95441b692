import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct MatchFormatterTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    @Test func aRowIsReadAloudWithNamesScoreAndStatus() {
        let match = InventedEntity.match("Atlético", "Sevilla", (2, 1))
        #expect(site.words(match).label == "Atlético 2, Sevilla 1, finalizado")
        #expect(site.words(match, in: "en").label == "Atlético 2, Sevilla 1, finished")
    }

    @Test func aMatchToComeSaysItsHourInTheZoneOfTheSite() {
        let words = site.words(InventedEntity.match("Cantera", "Marina"))
        #expect(words.time?.text == "17:30")
        #expect(words.time?.machine == "2026-11-21T16:30Z")
        #expect(words.label == "Cantera contra Marina, 17:30")
        #expect(words.score == "–")
        #expect(words.headline == "Cantera – Marina")
    }

    @Test(arguments: [
        (Match.Status.scheduled, "Por jugar"), (.postponed, "Por jugar"),
        (.cancelled, "No se disputa"), (.live, "Sin resultado definitivo"),
        (.halfTime, "Sin resultado definitivo"), (.suspended, "Sin resultado definitivo"),
        (.abandoned, "Sin resultado definitivo"), (.unknown, "Sin resultado definitivo"),
        (.finished, "Ganador: Olmos"), (.awarded, "Ganador: Olmos"),
    ])
    func theResultIsSaidInWords(status: Match.Status, result: String) {
        let match = InventedEntity.match("Olmos", "Molinos", (3, 0), status: status)
        #expect(site.words(match).result == result)
    }

    @Test func equalPointsAreADraw() {
        #expect(site.words(InventedEntity.match("A", "B", (1, 1))).result == "Empate")
    }

    @Test func penaltiesDecideWhatPointsDoNot() {
        let match = InventedEntity.match("Olmos", "Regantes", (1, 1)) {
            $0.penalties = Match.Score(home: 3, away: 4)
        }
        let words = site.words(match)
        #expect(words.result == "Ganador: Regantes")
        #expect(words.status == "Penaltis 3\u{A0}–\u{2060}\u{A0}4")
        #expect(words.statusAtHead == "Finalizado")
        #expect(words.parts == ["Penaltis 3\u{A0}–\u{2060}\u{A0}4"])
    }

    @Test func theSourceMayNameAWinnerThatThePointsDoNotShow() {
        let match = InventedEntity.match("A", "B", (2, 1)) { $0.winner = .away }
        #expect(site.words(match).result == "Ganador: B")
    }

    @Test func aFinishedMatchWithoutAScoreHasNoWinner() {
        let words = site.words(InventedEntity.match("A", "B", status: .finished))
        #expect(words.result == "Sin resultado definitivo")
        #expect(words.label == "A contra B, finalizado")
    }

    @Test func whatMovesIsSaidWithTheTimeOfTheAnswer() {
        let match = InventedEntity.match("A", "B", (0, 0), status: .live)
        #expect(site.words(match).status == "En juego · 21 nov, 18:05")
        #expect(site.words(match, in: "en").status == "In play · 21 Nov, 18:05")
    }

    @Test func theScoreIsOfAnHourOrOfADay() {
        let match = InventedEntity.match("A", "B", (1, 0))
        #expect(site.words(match).scoreTime.text == "actualizado a las 18:05")
        let later = InventedEntity.changed.addingTimeInterval(86_400)
        #expect(
            site.words(match, changed: later).scoreTime.text
                == "actualizado el 22 de noviembre de 2026, 18:05"
        )
    }

    @Test(arguments: ["?", "", "  ", "TBD", "-"])
    func aTeamThatNobodyKnowsYetIsOpen(name: String) {
        let words = site.words(InventedEntity.match("Puente Hondo", name))
        #expect(words.away == "Por decidir")
        #expect(words.match.teamSlugs == ["puente-hondo"])
    }

    @Test func theDayOrTheHourMayBeOpen() {
        let match = InventedEntity.match("A", "B") { $0.kickoff = nil }
        #expect(site.words(match).status == "Hora por confirmar")
        let open = InventedEntity.match("A", "B", day: nil)
        #expect(site.words(open).status == "Fecha por confirmar")
    }

    @Test func whatWasNotToldOfInTimeIsNotToCome() throws {
        let site = try SmallSite()
        let match = InventedEntity.match("A", "B")
        let words = MatchFormatter(
            site.stored(match),
            isOverdue: true,
            in: "es",
            context: site.context
        )
        #expect(words.status == "Sin resultado" && words.statusAtHead == "Sin resultado")
        #expect(words.result == "Sin resultado definitivo")
        #expect(words.time == nil)
    }
}
