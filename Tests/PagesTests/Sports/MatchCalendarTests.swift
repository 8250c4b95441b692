import Domain
import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct MatchCalendarTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func text(_ match: Match, _ identity: String = "m") throws -> String {
        let calendar = MatchCalendar(context: site.context)
        let file = try #require(calendar.file(of: site.stored(match, identity)))
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test func aMatchIsAnEventOfItsHour() throws {
        let match = InventedEntity.match("Olmos", "Molinos", (2, 1)) {
            $0.venue = Match.Venue(
                name: "La Vega",
                city: "Puente Hondo",
                place: GeoPoint(longitude: -0.5, latitude: 40.25)
            )
            $0.round = "Jornada 12"
        }
        let id = ItemID(source: "valle", identity: "m").text
        #expect(
            try text(match)
                == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//El Pregonero//Matches//ES
                CALSCALE:GREGORIAN
                METHOD:PUBLISH
                BEGIN:VEVENT
                UID:\(id)@example.org
                DTSTAMP:20261121T170500Z
                DTSTART:20261121T163000Z
                DURATION:PT2H
                LAST-MODIFIED:20261121T170500Z
                SEQUENCE:0
                STATUS:CONFIRMED
                SUMMARY:Olmos – Molinos 2–1
                LOCATION:La Vega\\, Puente Hondo
                GEO:40.25;-0.5
                DESCRIPTION:Liga del Valle\\, Jornada 12
                URL:https://example.org/repo/partidos/m/
                END:VEVENT
                END:VCALENDAR

                """.replacing("\n", with: "\r\n")
        )
    }

    @Test func onlyTheDayMakesAWholeDay() throws {
        let match = InventedEntity.match("Olmos", "?") { $0.kickoff = nil }
        let text = try text(match)
        #expect(text.contains("\r\nDTSTART;VALUE=DATE:20261121\r\n"))
        #expect(text.contains("\r\nSUMMARY:Olmos – Por decidir\r\n"))
        #expect(!text.contains("DURATION"))
        // Until its hour is known it takes up nobody's day.
        #expect(text.contains("\r\nTRANSP:TRANSPARENT\r\n"))
        #expect(text.contains("\r\nSTATUS:TENTATIVE\r\n"))
    }

    @Test(arguments: [
        (Match.Status.cancelled, "CANCELLED"), (.postponed, "TENTATIVE"),
        (.scheduled, "CONFIRMED"),
    ])
    func theStatusIsThatOfCalendars(status: Match.Status, word: String) throws {
        let match = InventedEntity.match("A", "B", status: status)
        #expect(try text(match).contains("\r\nSTATUS:\(word)\r\n"))
    }

    @Test func longLinesAreFoldedBetweenLetters() throws {
        let name = String(repeating: "Unión de Regantes ñandú ", count: 9)
        let match = InventedEntity.match("A", "B") { $0.round = name }
        let text = try text(match)
        for line in text.components(separatedBy: "\r\n") { #expect(line.utf8.count <= 75) }
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(unfolded.contains("DESCRIPTION:Liga del Valle\\, \(name)"))
    }

    @Test func textsAreEscaped() throws {
        let match = InventedEntity.match("A; B", "C\\D") { $0.round = "uno\ndos" }
        let text = try text(match)
        #expect(text.contains("SUMMARY:A\\; B – C\\\\D"))
        #expect(text.contains("uno\\ndos"))
    }

    @Test func whatHasNoDayOrIsASampleHasNoFile() {
        let open = site.stored(InventedEntity.match("A", "B", day: nil))
        let match = InventedEntity.match("A", "B")
        let sample = site.stored(
            InventedEntity.published(.match(match), "m", origin: .sample),
            match
        )
        let calendar = MatchCalendar(context: site.context)
        #expect(calendar.file(of: open) == nil)
        #expect(calendar.file(of: sample) == nil)
    }

    @Test func aTeamHasAllItsMatchesUnderItsName() throws {
        let stored = [
            site.stored(InventedEntity.match("Olmos", "B", day: 1, (1, 0)), "1"),
            site.stored(InventedEntity.match("C", "Olmos", day: 8), "2"),
        ]
        let index = MatchIndex(stored, competitions: [])
        let team = try #require(index.team("olmos"))
        let file = try #require(MatchCalendar(context: site.context).file(of: team))
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(file.path == "/partidos/equipo/olmos/team.ics")
        #expect(text.contains("\r\nX-WR-CALNAME:Olmos\r\n"))
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 3)
    }
}
