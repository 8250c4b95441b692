import Foundation
import Testing

/// What `inspect events` shows.
@Suite struct EventsInspectionTests {
    private static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:coro
        DTSTART;TZID=Europe/Madrid:20261022T193000
        DTEND;TZID=Europe/Madrid:20261022T210000
        RRULE:FREQ=WEEKLY;COUNT=3
        SUMMARY:Coro
        END:VEVENT
        BEGIN:VEVENT
        UID:coro
        RECURRENCE-ID;TZID=Europe/Madrid:20261029T193000
        DTSTART;TZID=Europe/Madrid:20261030T200000
        DURATION:PT1H
        STATUS:CANCELLED
        SUMMARY:Coro en la plaza
        END:VEVENT
        BEGIN:VEVENT
        UID:feria
        DTSTART;VALUE=DATE:20261208
        DTEND;VALUE=DATE:20261210
        SUMMARY:Feria
        END:VEVENT
        END:VCALENDAR
        """

    private struct Shown: Decodable {
        let identity: String
        let wholeDay: Bool
        let rules: [String]
        let occurrences: [Time]

        struct Time: Decodable, Equatable {
            let start: String
            let end: String
            var original: String?
            var title: String?
            var status: String?
        }
    }

    @Test("all times are printed as JSON, those that differ with what they differ from")
    func json() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.calendar, to: "agenda.ics")
        let run = try await workplace.run(
            "inspect",
            "events",
            "agenda.ics",
            "--json",
            "--from",
            "2026-10-23",
            "--to",
            "2027-01-01"
        )
        #expect(run.code == 0)
        let events = try JSONDecoder().decode([Shown].self, from: Data(run.output.utf8))
        #expect(events.map(\.identity) == ["coro", "feria"])
        #expect(events[0].rules == ["FREQ=WEEKLY;COUNT=3"])
        #expect(
            events[0].occurrences == [
                .init(
                    start: "20261030T190000Z",
                    end: "20261030T200000Z",
                    original: "20261029T183000Z",
                    title: "Coro en la plaza",
                    status: "cancelled"
                ),
                .init(start: "20261105T183000Z", end: "20261105T200000Z"),
            ]
        )
        #expect(events[1].wholeDay)
        #expect(events[1].occurrences == [.init(start: "20261208", end: "20261210")])
    }

    @Test("times are listed below the title, and what cannot be read is told")
    func text() async throws {
        let workplace = try Workplace()
        let broken = Self.calendar.replacing("DTSTART;VALUE=DATE:20261208", with: "DTSTART:pronto")
        try workplace.write(broken, to: "agenda.ics")
        let run = try await workplace.run("inspect", "events", "agenda.ics")
        #expect(run.code == 1)
        #expect(
            run.output == """
                Coro
                  20261022T173000Z – 20261022T190000Z
                  20261030T190000Z – 20261030T200000Z
                  20261105T183000Z – 20261105T200000Z
                1 events, 3 times

                """
        )
        #expect(
            run.errors.contains(
                "agenda.ics:19: warning: the event 'Feria' has no day or time at DTSTART, but 'pronto'"
            )
        )
    }

    @Test(
        "what cannot be asked is told",
        arguments: [
            (["--from", "mañana"], "--from 'mañana' is no day or time, as 2026-11-21"),
            (["--zone", "Nowhere"], "there is no zone 'Nowhere'; name one as Europe/Madrid"),
            (["--zone", "BST"], "there is no zone 'BST'"),
            (
                ["--zone", "europe/madrid"],
                "there is no zone 'europe/madrid'; did you mean 'Europe/Madrid'?"
            ),
        ]
    )
    func usage(_ options: [String], _ message: String) async throws {
        let workplace = try Workplace()
        try workplace.write(Self.calendar, to: "agenda.ics")
        let run = try await workplace.start(["inspect", "events", "agenda.ics"] + options)
            .finished()
        #expect(run.code == 2)
        #expect(run.errors.contains(message))
    }

    @Test("a file that is none, and one that is no calendar, are errors")
    func noCalendar() async throws {
        let workplace = try Workplace()
        try workplace.write("<html>", to: "page.html")
        let page = try await workplace.run("inspect", "events", "page.html")
        #expect(page.code == 1)
        #expect(
            page.errors.contains(
                "page.html: error: this is no calendar: BEGIN:VCALENDAR is missing"
            )
        )
        let missing = try await workplace.run("inspect", "events", "missing.ics")
        #expect(missing.errors.contains("missing.ics: error: it cannot be opened"))
    }
}
