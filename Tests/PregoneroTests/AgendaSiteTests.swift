import Foundation
import Testing

/// The agenda of a built site, as time passes and calendars change.
@Suite struct AgendaSiteTests {
    private static let site = """
        site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid}
        sources:
          - {id: agenda, kind: ical, url: data/agenda.ics}
        """

    private static func calendar(_ events: [[String]]) -> String {
        let lines = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
        return (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    private static let concert = [
        "UID:1", "DTSTART;TZID=Europe/Madrid:20261121T200000", "DURATION:PT1H", "SUMMARY:Concierto",
        "CATEGORIES:Música",
    ]
    private static let market = [
        "UID:2", "DTSTART;TZID=Europe/Madrid:20261122T090000", "DURATION:PT5H", "SUMMARY:Mercado",
    ]

    private func workplace(_ events: [[String]]) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.site, to: "Content/site.yaml")
        try workplace.write(Self.calendar(events), to: "Content/data/agenda.ics")
        return workplace
    }

    @Test("an event leaves the top at its minute, without a new answer, and little is written")
    func time() async throws {
        let workplace = try workplace([Self.concert, Self.market])
        _ = try await workplace.build(at: "2026-11-21T19:30:00Z")
        let before = try workplace.read("public/agenda/index.html")
        #expect(before.contains("Concierto") && before.contains("Mercado"))
        _ = try await workplace.build(at: "2026-11-21T19:59:59Z")
        #expect(try workplace.read("public/agenda/index.html") == before)
        _ = try await workplace.build(at: "2026-11-21T20:00:00Z")
        let after = try workplace.read("public/agenda/index.html")
        #expect(!after.contains("Concierto") && after.contains("Mercado"))
        #expect(after.contains("Actualizada el 21 de noviembre de 2026, 21:00."))
        #expect(try workplace.read("public/agenda/2026/11/21/index.html").contains("Concierto"))
        let list = try workplace.read("public/agenda/categoria/musica/index.html")
        #expect(list.contains("Por ahora no hay nada anunciado."))
    }

    @Test("in its calendar a time has one change, though what follows is changed from it on, too")
    func oneChangeForATime() async throws {
        let workplace = try workplace([Self.concert])
        try workplace.write(
            """
            ---
            title: Coro
            start: 2026-12-01 19:00
            end: 2026-12-01 20:00
            repeat: FREQ=WEEKLY;COUNT=4
            changes:
              - {at: 2026-12-08, start: 2026-12-08 18:00, andFollowing: true}
              - {at: 2026-12-08, status: cancelled}
            ---
            """,
            to: "Content/events/coro.md"
        )
        let built = try await workplace.build()
        #expect(built.code == 0, "\(built.errors)")
        let files = try workplace.site().files.keys
        let file = try #require(
            files.first { $0.hasPrefix("agenda/coro") && $0.hasSuffix("/event.ics") }
        )
        let lines = try workplace.read("public/\(file)").split(whereSeparator: \.isNewline)
        #expect(
            lines.filter { $0.hasPrefix("RECURRENCE-ID") } == [
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20261215T190000",
                "RECURRENCE-ID;TZID=Europe/Madrid:20261208T190000",
            ]
        )
        let run = try await workplace.run("inspect", "events", "public/\(file)")
        for time in ["20261201T18", "20261208T17", "20261215T17", "20261222T17"] {
            #expect(run.output.contains("  \(time)0000Z – "), "\(run.output)")
        }
        #expect(run.output.contains("1 events, 4 times"))
    }

    @Test("what a series of whole days leaves out its own calendar leaves out, as a day")
    func wholeDays() async throws {
        let fair = [
            "UID:4", "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Feria",
            "EXDATE;TZID=Europe/Madrid:20261202T000000",
        ]
        let workplace = try workplace([fair])
        let built = try await workplace.build(at: "2026-11-21T06:00:00Z")
        #expect(built.code == 0, "\(built.errors)")
        let file = try #require(
            try workplace.site().files.keys.first {
                $0.hasPrefix("agenda/feria") && $0.hasSuffix("/event.ics")
            }
        )
        let lines = try workplace.read("public/\(file)").split(whereSeparator: \.isNewline)
        #expect(lines.contains("EXDATE;VALUE=DATE:20261202"), "\(lines)")
        let run = try await workplace.run("inspect", "events", "public/\(file)")
        #expect(run.output.contains("1 events, 2 times"), "\(run.output)")
    }

    @Test("an added time keeps its length, and a place near the meridian has plain numbers")
    func additions() async throws {
        let series = [
            "UID:5", "DTSTART:20261201T100000Z", "DURATION:PT1H", "SUMMARY:Taller",
            "RRULE:FREQ=DAILY;COUNT=2", "RDATE;VALUE=PERIOD:20261206T100000Z/PT5H",
            "GEO:0.00004;-0.00002",
        ]
        let workplace = try workplace([series])
        #expect(try await workplace.build(at: "2026-11-21T06:00:00Z").code == 0)
        let file = try #require(
            try workplace.site().files.keys.first {
                $0.hasPrefix("agenda/taller") && $0.hasSuffix("/event.ics")
            }
        )
        let lines = try workplace.read("public/\(file)").split(whereSeparator: \.isNewline)
        #expect(lines.contains("RDATE;VALUE=PERIOD:20261206T100000Z/PT18000S"), "\(lines)")
        #expect(lines.contains("GEO:0.00004;-0.00002"), "\(lines)")
        let run = try await workplace.run("inspect", "events", "public/\(file)")
        #expect(run.output.contains("20261206T100000Z – 20261206T150000Z"), "\(run.output)")
    }

    @Test(
        "whole days end with the day that is meant",
        arguments: [
            ("20261214T230000Z", "15"), ("20261214T000000Z", "14"), ("20261214T235959Z", "14"),
        ]
    )
    func ends(until: String, last: String) async throws {
        let workplace = try workplace([
            [
                "UID:6", "DTSTART;VALUE=DATE:20261212", "SUMMARY:Feria",
                "RRULE:FREQ=DAILY;UNTIL=\(until)",
            ]
        ])
        #expect(try await workplace.build(at: "2026-11-21T06:00:00Z").code == 0)
        let site = try workplace.site()
        let days = site.pages.filter { $0.hasPrefix("agenda/2026/12/1") }.sorted()
        #expect(days.last == "agenda/2026/12/\(last)/index.html")
        let page = try #require(site.pages.first { $0.hasPrefix("agenda/feria") })
        #expect(site.text(page).contains("hasta el \(last) de diciembre"))
        let file = page.replacing("index.html", with: "event.ics")
        #expect(site.text(file).contains("UNTIL=202612\(last)\r\n"))
    }

    @Test("a category has the names that the newsroom gives it, however events write it")
    func names() async throws {
        let workplace = try workplace([Self.concert, Self.market])
        try workplace.write(
            Self.site.replacing(
                "timeZone",
                with: "languages: [es, en], eventCategories: {musica: {en: Live music}}, timeZone"
            ),
            to: "Content/site.yaml"
        )
        let run = try await workplace.build(at: "2026-11-21T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let spanish = try workplace.read("public/agenda/categoria/musica/index.html")
        let english = try workplace.read("public/en/agenda/category/musica/index.html")
        #expect(spanish.contains("<h1>Música"))
        #expect(english.contains("<h1>Live music") && !english.contains("Música"))
        #expect(try workplace.read("public/en/agenda/index.html").contains(">Live music</a>"))
        // Once it is over, its page leads to no list any more and says it itself.
        _ = try await workplace.build(at: "2026-11-21T20:00:00Z")
        let page = try workplace.site().files.keys.first {
            $0.hasPrefix("en/agenda/concierto") && $0.hasSuffix("/index.html")
        }
        #expect(try workplace.read("public/\(try #require(page))").contains("Live music"))
    }

    @Test("an event can be put into a calendar until it is over")
    func file() async throws {
        let workplace = try workplace([Self.concert, Self.market])
        _ = try await workplace.build(at: "2026-11-21T19:59:59Z")
        let before = try workplace.site().files
        let file = try #require(
            before.keys.first { $0.hasPrefix("agenda/concierto") && $0.hasSuffix("/event.ics") }
        )
        let page = "public/" + file.replacing("event.ics", with: "index.html")
        #expect(try workplace.read(page).contains("event.ics"))
        #expect(try workplace.read("public/\(file)").contains("SUMMARY:Concierto"))
        _ = try await workplace.build(at: "2026-11-21T20:00:00Z")
        #expect(!(try workplace.read(page).contains("event.ics")))
        let calendars = try workplace.site().files.keys.filter { $0.hasSuffix("/event.ics") }
        #expect(calendars.count == 1 && !calendars.contains(file))
    }

    @Test("the summer time of a series is told whatever other series reach back to")
    func clocks() async throws {
        let weekly = Self.market + ["RRULE:FREQ=WEEKLY"]
        let bell = [
            "UID:3", "DTSTART;TZID=Europe/Madrid:18600501T120000", "DURATION:PT1H",
            "SUMMARY:Campana", "RRULE:FREQ=YEARLY",
        ]
        let workplace = try workplace([weekly, bell])
        let run = try await workplace.build(at: "2026-11-21T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let file = try #require(
            try workplace.site().files.keys.first {
                $0.hasPrefix("agenda/mercado") && $0.hasSuffix("/event.ics")
            }
        )
        #expect(try workplace.read("public/\(file)").contains("DTSTART:20270328T020000"))
        let both = try workplace.site().text(file)
        try workplace.write(Self.calendar([weekly]), to: "Content/data/agenda.ics")
        _ = try await workplace.build("--full", at: "2026-11-21T06:00:00Z")
        #expect(try workplace.site().text(file) == both)
    }

    @Test("what a full build prints is what builds one after the other print")
    func same() async throws {
        let whole = try workplace([Self.concert, Self.market])
        _ = try await whole.build(at: "2026-11-21T06:00:00Z")
        _ = try await whole.build(at: "2026-11-21T22:00:00Z")
        let step = try whole.site()
        _ = try await whole.build("--full", at: "2026-11-21T22:00:00Z")
        #expect(try whole.site().files == step.files)
    }

    @Test("the next times of a series are those of a full build whichever day it is")
    func nextTimes() async throws {
        let monthly = [
            "UID:3", "DTSTART;VALUE=DATE:20260103", "RRULE:FREQ=MONTHLY;BYDAY=1SA",
            "SUMMARY:Mercadillo",
        ]
        let whole = try workplace([Self.concert, monthly])
        _ = try await whole.build(at: "2026-12-02T00:00:00Z")
        // The first Saturday of December 2027 is a year and a day ahead.
        _ = try await whole.build(at: "2026-12-03T12:00:00Z")
        let step = try whole.site()
        _ = try await whole.build("--full", at: "2026-12-03T12:00:00Z")
        #expect(try whole.site().files == step.files)
    }

    @Test("news of what is long over go from its page with the day, as in a full build")
    func newsOfLongAgo() async throws {
        let whole = try workplace([Self.concert, Self.market])
        try whole.write(
            "---\ntitle: Así fue el Concierto\ndate: 2026-11-22\n---\nBien.\n",
            to: "Content/articles/fue.md"
        )
        _ = try await whole.build(at: "2026-12-21T08:00:00Z")
        let files = try whole.site().files
        let path = try #require(
            files.keys.first { $0.hasPrefix("agenda/concierto") && $0.hasSuffix("index.html") }
        )
        #expect(try whole.read("public/\(path)").contains("Así fue"))
        _ = try await whole.build(at: "2026-12-21T21:30:00Z")
        let step = try whole.site()
        _ = try await whole.build("--full", at: "2026-12-21T21:30:00Z")
        #expect(try whole.site().files == step.files)
        _ = try await whole.build(at: "2026-12-22T08:00:00Z")
        #expect(!(try whole.read("public/\(path)").contains("Así fue")))
    }

    @Test("what is over stays when the calendar drops it, what is to come is withdrawn")
    func dropped() async throws {
        let workplace = try workplace([Self.concert, Self.market])
        _ = try await workplace.build(at: "2026-11-21T06:00:00Z")
        let other = ["UID:3", "DTSTART:20261224", "SUMMARY:Belén"]
        try workplace.write(Self.calendar([other]), to: "Content/data/agenda.ics")
        _ = try await workplace.build("--allow-shrink", at: "2026-11-22T06:00:00Z")
        let pages = try workplace.site().files.keys
        #expect(pages.contains { $0.hasPrefix("agenda/belen") })
        #expect(!pages.contains { $0.hasPrefix("agenda/mercado") })
        #expect(pages.contains { $0.hasPrefix("agenda/concierto") })
        #expect(!pages.contains("agenda/2026/11/22/index.html"))
        #expect(try workplace.read("public/agenda/2026/11/index.html").contains("Concierto"))
    }

    @Test("a hostile calendar is named in part, bounded, and published for the rest")
    func hostile() async throws {
        let long = String(repeating: "palabra ", count: 1_300_000)
        let workplace = try workplace([
            Self.concert,
            ["UID:3", "DTSTART:20261122T100000", "SUMMARY:Largo", "DESCRIPTION:\(long)"],
            ["UID:4", "DTSTART:20261122T100000", "RRULE:FREQ=SECONDLY", "SUMMARY:Segundero"],
            ["UID:5", "DTSTART:20261122T100000", "RRULE:FREQ=HOURLY", "SUMMARY:Horario"],
            ["UID:6", "DTSTART:20261122T100000", "DTEND:20261121T100000", "SUMMARY:Al revés"],
            ["UID:7", "DTSTART;TZID=Marte/Olimpo:20261122T100000", "SUMMARY:Marte"],
            ["UID:8", "DTSTART:20261122T100000", "SUMMARY:<script>alert(1)</script>"],
            ["UID:9", "DTSTART:20261122T100000", "SUMMARY:Polo", "GEO:140.1;40.2"],
        ])
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("look swapped"))
        let files = try workplace.site().files
        for name in ["largo", "segundero", "horario", "al-reves", "marte", "polo"] {
            #expect(files.keys.contains { $0.hasPrefix("agenda/\(name)") }, "\(name)")
        }
        let pages = files.filter { $0.key.hasPrefix("agenda/") && $0.key.hasSuffix(".html") }
        #expect(pages.values.allSatisfy { $0.count < 400_000 })
        #expect(
            !pages.values.contains { String(decoding: $0, as: UTF8.self).contains("<script>alert") }
        )
    }
}
