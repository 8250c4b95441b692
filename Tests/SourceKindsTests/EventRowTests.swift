import Domain
import Foundation
import Recurrence
import Testing

@testable import SourceKinds

/// Events in files of the publisher's own.
@Suite struct EventRowTests {
    private func read(_ yaml: String) throws -> SourceReadingResult {
        try SourceStub("data", ["model": .text("event")], address: "data/agenda.yaml").read(yaml)
    }

    private func messages(_ yaml: String) throws -> [String] {
        try read(yaml).diagnostics.map { "\($0.line ?? 0): \($0.message)" }
    }

    @Test("what an identity holds that steers a terminal is in no remark", arguments: ["", "x"])
    func hostileIdentity(_ letter: String) throws {
        let long = String(repeating: letter, count: 5_000)
        let row = #"{"id": "b\u0000\u001b[31m\#(long)", "title": "Acto", "start": "2026-12-01"}"#
        let stub = try SourceStub(
            "data",
            ["model": .text("event")],
            address: "data/agenda.json"
        )
        let result = try stub.read("[\(row), \(row)]")
        let shown = "b[31m" + (letter.isEmpty ? "" : String(repeating: letter, count: 55) + "…")
        let remark = "row 2: left out: it has the identity '\(shown)' of an earlier one"
        #expect(result.warnings == [remark])
        #expect(result.batch.reading.remarks == [remark])
    }

    @Test(
        "a language that there is not is told and left out",
        arguments: [
            ("zz", "'zz' is no language of ISO 639; it is left out", "for example es, en or pt-br"),
            ("SP", "'sp' is no language of ISO 639; it is left out", "did you mean 'es'?"),
            (
                "Spanish", "'Spanish' is no language tag; it is left out",
                "for example es, en or pt-br"
            ),
        ]
    )
    func unknownLanguage(tag: String, message: String, hint: String) throws {
        let result = try read("- {id: a, title: Acto, start: 2026-12-01, language: \(tag)}")
        #expect(result.diagnostics.map(\.message) == [message])
        #expect(result.diagnostics.map(\.hint) == [hint])
        #expect(result.events.count == 1)
        #expect(result.events.first?.details.language == nil)
    }

    @Test("a language of the world is taken", arguments: ["es", "pt-BR", "ast"])
    func knownLanguage(tag: String) throws {
        let result = try read("- {id: a, title: Acto, start: 2026-12-01, language: \(tag)}")
        #expect(result.diagnostics == [])
        #expect(result.events.first?.details.language == tag)
    }

    @Test("rules that are too many to follow are left out with one word for all")
    func manyRules() throws {
        let rows = (0..<6_000).map { number in
            "- {id: e\(number), title: Acto, start: 2026-01-01, repeat: FREQ=DAILY}"
        }
        let result = try read(rows.joined(separator: "\n"))
        let left = result.events.count { $0.times.rules.isEmpty }
        #expect(result.events.count == 6_000)
        #expect((5_000..<5_500).contains(left))
        #expect(
            result.diagnostics.map(\.message) == [
                "the rules of the rows take too long to follow: \(left) rules are left out, and "
                    + "only the first time of each such event is taken"
            ]
        )
    }

    @Test("all that is said of an event is read")
    func whole() throws {
        let result = try read(
            """
            - id: coro
              title: {es: Coro, en: Choir}
              start: 2026-10-22 19:30
              end: 2026-10-22 21:00
              zone: Europe/Madrid
              repeat: FREQ=WEEKLY;BYDAY=TH;UNTIL=20261119
              except: [2026-11-12]
              also: 2026-11-20 18:00
              place: {name: Casa de la Cultura, address: Calle Mayor 4, city: Alcorín, place: [40.4, -3.7]}
              organiser: Coral La Fuente
              organiserLink: coral.example
              price: 3 €
              categories: Música | Coro
              status: tentative
              link: https://coral.example/ensayo
              language: es
              accessibility: Rampa y bucle magnético
              text: Ensayo abierto
              changes:
                - {at: 2026-10-29, start: 2026-10-30 20:00, status: moved, place: Plaza}
                - {at: 2026-11-05, status: cancelled}
            """
        )
        #expect(result.diagnostics == [])
        let event = try #require(result.events.first)
        #expect(event.details.title.texts == ["es": "Coro", "en": "Choir"])
        #expect(event.details.place?.city == "Alcorín")
        #expect(event.details.categories == ["Música", "Coro"])
        #expect(event.details.organiserLink == "https://coral.example/")
        #expect(event.details.accessibility?.plain == "Rampa y bucle magnético")
        #expect(event.length == EventLength(seconds: 5_400))
        #expect(event.times.zone == .named("Europe/Madrid"))
        let found = event.occurrences(
            from: Date(timeIntervalSince1970: 1_790_000_000),
            to: Date(timeIntervalSince1970: 1_800_000_000),
            clocks: ZoneClocks(site: SourceStub.madrid)
        )
        #expect(
            found.list.map { "\(CalendarMoment.local($0.wall).text) \($0.details.status.rawValue)" }
                == [
                    "20261022T193000 tentative", "20261030T200000 moved",
                    "20261105T193000 cancelled",
                    "20261119T193000 tentative", "20261120T180000 tentative",
                ]
        )
        #expect(found.list[1].details.place?.name == "Plaza")
        #expect(found.list[1].details.title.texts["en"] == "Choir")
    }

    @Test("a day without a time is whole, and the day at its end counts")
    func wholeDays() throws {
        let events = try read(
            """
            - {id: a, title: Feria, start: 2026-08-14, end: 2026-08-16}
            - {id: b, title: Mercado, start: 2026-08-14}
            - {id: c, title: Noche, start: 2026-08-14 22:00, end: 2026-08-15}
            - {id: d, title: Cine, start: 2026-08-14 22:00, duration: PT2H}
            - {id: e, title: Lejos, start: "2026-08-14T20:00:00Z"}
            """
        ).events
        #expect(events.map(\.length.days) == [3, 1, 0, 0, 0])
        #expect(events.map(\.length.seconds) == [0, 0, 26 * 3_600, 7_200, 0])
        #expect(events.map(\.times.isWholeDay) == [true, true, false, false, false])
        #expect(events[4].times.start.text == "20260814T220000")
    }

    @Test(
        "a zone that is no name of the IANA's is named, and the site's counts",
        arguments: [
            ("BST", "write Europe/London or Asia/Dhaka"),
            ("IST", "write Asia/Kolkata or Europe/Dublin or Asia/Jerusalem"),
            ("GMT+19", "one of the IANA's, as Europe/Madrid"),
            ("europe/madrid", "did you mean 'Europe/Madrid'?"),
            ("Europe/Madird", "did you mean 'Europe/Madrid'?"),
        ]
    )
    func noZone(name: String, hint: String) throws {
        let result = try read("- {id: a, title: Feria, start: 2026-07-05 20:00, zone: \(name)}")
        let event = try #require(result.events.first)
        #expect(event.times.zone == .floating)
        let diagnostic = try #require(result.diagnostics.first)
        #expect(diagnostic.message == "'zone' must be a zone, not '\(name)'")
        #expect(diagnostic.hint == hint)
    }

    @Test(
        "a zone by letters or by its distance from Greenwich counts, with a word on what to write",
        arguments: [
            ("PST", "America/Los_Angeles", 4, "write 'America/Los_Angeles'"),
            ("GMT+2", "Etc/GMT-2", 18, "write 'Etc/GMT-2', or where clocks are changed "),
            ("UTC-3", "Etc/GMT+3", 23, "write 'Etc/GMT+3', or where clocks are changed "),
            ("EST", "Etc/GMT+5", 1, "write 'Etc/GMT+5', or where clocks are changed "),
        ]
    )
    func shorthandOfAZone(name: String, zone: String, hour: Int, hint: String) throws {
        let row = "id: a, title: Feria, start: 2026-12-05 20:00, zone: \(name)"
        let result = try read("- {\(row)}")
        let event = try #require(result.events.first)
        #expect(event.times.zone == .named(zone))
        let first = event.occurrences(
            from: .distantPast,
            to: .distantFuture,
            clocks: ZoneClocks(site: SourceStub.madrid)
        ).list.first
        let start = try #require(first?.start)
        #expect(CivilTime(start, in: .gmt).hour == hour)
        let diagnostic = try #require(result.diagnostics.first)
        #expect(result.diagnostics.count == 1)
        #expect(diagnostic.message == "'zone' is '\(name)': it is taken as \(zone)")
        #expect(diagnostic.hint?.hasPrefix(hint) == true)
        #expect(diagnostic.line == 1)
    }

    @Test("a whole day in another zone is that day")
    func wholeDayElsewhere() throws {
        let result = try read("- {id: a, title: Feria, start: 2026-12-02, zone: Asia/Tokyo}")
        #expect(result.diagnostics == [])
        let event = try #require(result.events.first)
        let found = event.occurrences(
            from: .distantPast,
            to: .distantFuture,
            clocks: ZoneClocks(site: SourceStub.madrid)
        )
        // 2 December from midnight to midnight in Madrid.
        #expect(found.list.map(\.start.timeIntervalSince1970) == [1_796_166_000])
        #expect(found.list.map(\.end.timeIntervalSince1970) == [1_796_252_400])
    }

    @Test("a table has them too")
    func table() throws {
        let stub = try SourceStub("data", ["model": .text("event")], address: "data/agenda.csv")
        let result = try stub.read(
            """
            id,title,start,place.name,category
            1,Feria,2026-08-14,Plaza,Fiestas
            2,Cine,2026-08-14 22:00,,
            """
        )
        #expect(result.diagnostics == [])
        #expect(result.events.map(\.details.place?.name) == ["Plaza", nil])
        #expect(result.events.map(\.details.categories) == [["Fiestas"], []])
    }

    @Test("any API has them, by paths")
    func mapped() throws {
        let stub = try SourceStub(
            "json",
            [
                "model": .text("event"), "rows": .text("data"),
                "fields": .mapping([
                    .init("id", .text("uid")),
                    .init("title", .text("name.es")),
                    .init("start", .text("when[0]")),
                    .init("place.name", .text("where")),
                ]),
            ],
            address: "https://api.example/events"
        )
        let result = try stub.read(
            #"{"data":[{"uid":7,"name":{"es":"Feria"},"when":["2026-08-14T20:00:00+02:00"],"where":"Plaza"}]}"#
        )
        #expect(result.identities == ["7"])
        #expect(result.events.first?.times.start.text == "20260814T200000")
        #expect(result.events.first?.details.place?.name == "Plaza")
    }

    @Test("what is wrong is said with its line and costs one value")
    func wrong() throws {
        #expect(
            try messages(
                """
                - {id: a, title: Feria, start: mañana}
                - {id: b, title: Feria}
                - id: c
                  title: Feria
                  start: 2026-08-14
                  end: 2026-08-13
                  zone: Europe/Nowhere
                  repeat: FREQ=HOURLY
                  status: off
                  plaec: Plaza
                - id: d
                  title: Feria
                  start: 2026-08-14 10:00
                  repeat: FREQ=SOMETIMES
                  changes: [{status: cancelled}]
                """
            ) == [
                "1: 'start' must be a day or a time, not 'mañana'",
                "2: the row has no 'start' and is left out",
                "9: 'status' must be one of confirmed, tentative, cancelled, postponed, moved, soldOut, not 'off'",
                "7: 'zone' must be a zone, not 'Europe/Nowhere'",
                "6: 'end' is before the start; the event counts as without an end",
                "8: 'repeat' must be a rule by days or more, since it has no time, not 'FREQ=HOURLY'",
                "10: unknown key 'plaec'",
                "14: 'repeat' is no rule: FREQ=SOMETIMES is no frequency",
                "15: the change has no 'at' and is left out",
            ]
        )
    }

    @Test(
        "a change of what is no time of the series is told, with the nearest one",
        arguments: [
            ("2026-12-13", "the nearest is 2026-12-12 20:00"),
            ("2026-12-19 18:00", "the nearest is 2026-12-19 20:00"),
            ("2028-01-01", nil),
        ]
    )
    func changeOfNothing(at: String, hint: String?) throws {
        let result = try read(
            """
            - id: coro
              title: Coro
              start: 2026-12-05 20:00
              repeat: FREQ=WEEKLY;COUNT=4
              changes: [{at: \(at), status: cancelled}]
            """
        )
        #expect(result.diagnostics.map(\.hint) == [hint])
        #expect(
            result.diagnostics.first?.message.contains("; the change is left out") ?? false
        )
    }

    @Test(
        "a rule that ends before the start is named, and nothing repeats",
        arguments: ["2026-12-01", "2026-12-01 19:30"]
    )
    func overBeforeItBegins(start: String) throws {
        let yaml = """
            - id: coro
              title: Coro
              start: \(start)
              repeat: FREQ=WEEKLY;UNTIL=20261130
            """
        let last = yaml.replacing("20261130", with: "20261201")
        #expect(
            try messages(yaml) == [
                "4: 'repeat' ends before the start; the event counts as one that does not repeat"
            ]
        )
        #expect(try read(yaml).events.map(\.isSeries) == [false])
        #expect(try messages(last) == [])
        #expect(try read(last).events.map(\.isSeries) == [true])
    }

    @Test(
        "what happens once keeps its time, though 'except' names it",
        arguments: ["2026-12-03", "2026-12-03 18:00", "2026-12-04"]
    )
    func exceptItself(except: String) throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-03 18:00
              except: [\(except)]
            """
        #expect(try times(yaml) == ["20261203T180000 confirmed"])
        #expect(
            try messages(yaml)
                == (except == "2026-12-04"
                    ? [
                        "4: 'except' names 2026-12-04, which is no time of the event, and is left "
                            + "out"
                    ]
                    : ["4: 'except' names the only time of the event; the event keeps it"])
        )
    }

    @Test(
        "what 'except' names that is no time of the series is told, and no part of it",
        arguments: [
            ("2026-12-12 18:00", "the nearest is 2026-12-12 20:00"),
            ("2026-12-13", "the nearest is 2026-12-12 20:00"),
            ("2025-12-12", "the nearest is 2026-12-05 20:00"),
        ]
    )
    func exceptNothing(except: String, hint: String) throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-05 20:00
              repeat: FREQ=WEEKLY;COUNT=4
              except:
                - 2026-12-19
                - \(except)
            """
        let result = try read(yaml)
        #expect(
            result.diagnostics.map(\.message)
                == ["'except' names \(except), which is no time of the event, and is left out"]
        )
        #expect(result.diagnostics.map(\.line) == [7])
        #expect(result.diagnostics.map(\.hint) == [hint])
        #expect(result.events.first?.times.excluded.map(\.text) == ["20261219"])
        #expect(
            try times(yaml) == [
                "20261205T200000 confirmed", "20261212T200000 confirmed",
                "20261226T200000 confirmed",
            ]
        )
    }

    @Test("of a series whose rule is none nobody knows what 'except' names")
    func exceptWithoutRule() throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-05 20:00
              repeat: FREQ=SOMETIMES
              except: 2026-12-12
            """
        #expect(
            try messages(yaml) == ["4: 'repeat' is no rule: FREQ=SOMETIMES is no frequency"]
        )
    }

    @Test("a series keeps its times, though 'except' names them all")
    func exceptAll() throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-03 18:00
              repeat: FREQ=WEEKLY;COUNT=2
              except: [2026-12-03, 2026-12-10]
            """
        #expect(try times(yaml) == ["20261203T180000 confirmed", "20261210T180000 confirmed"])
        #expect(
            try messages(yaml) == ["5: 'except' names all times of the event; the event keeps them"]
        )
        let other = yaml.replacing("COUNT=2", with: "COUNT=3")
        #expect(try times(other) == ["20261217T180000 confirmed"])
        #expect(try messages(other) == [])
    }

    @Test("of an end and a duration the duration counts, and that is said")
    func twoLengths() throws {
        let yaml = """
            - id: a
              title: Cine
              start: 2026-08-14 22:00
              end: 2026-08-14 23:00
              duration: PT2H
            """
        #expect(
            try messages(yaml) == ["4: 'end' is left out: 'duration' says how long it lasts"]
        )
        #expect(try read(yaml).events.first?.length == EventLength(seconds: 7_200))
    }

    @Test("what follows a change whose day alone is named keeps its day and moves by hours")
    func following() throws {
        let result = try read(
            """
            - id: coro
              title: Coro
              start: 2026-09-14 19:30
              end: 2026-09-14 21:00
              repeat: FREQ=WEEKLY;BYDAY=MO;UNTIL=20270201
              changes: [{at: 2027-01-11, start: 2027-01-11 20:00, end: 2027-01-11 21:30, andFollowing: true}]
            """
        )
        #expect(result.diagnostics == [])
        let event = try #require(result.events.first)
        let from = Date(timeIntervalSince1970: 1_798_900_000)  // 2 January 2027
        let times = event.occurrences(
            from: from,
            to: from.addingTimeInterval(40 * 86_400),
            clocks: ZoneClocks(site: .gmt)
        )
        .list.map { CivilTime($0.start, in: .gmt) }
        #expect(times.map(\.day.day) == [4, 11, 18, 25, 1])
        #expect(times.map { $0.hour * 60 + $0.minute } == [1_170, 1_200, 1_200, 1_200, 1_200])
    }

    /// The times of the first event, as its own clock shows them, with how each stands.
    private func times(_ yaml: String) throws -> [String] {
        let event = try #require(try read(yaml).events.first)
        let from = Date(timeIntervalSince1970: 1_796_079_600)  // 1 December 2026
        return event.occurrences(
            from: from,
            to: from.addingTimeInterval(60 * 86_400),
            clocks: ZoneClocks(site: SourceStub.madrid)
        )
        .list.map { "\(CalendarMoment.local($0.wall).text) \($0.details.status.rawValue)" }
    }

    @Test("a change that names no hour has that of its day, and what an earlier one made of it")
    func hoursThatStay() throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-01 18:00
              repeat: FREQ=WEEKLY;COUNT=6
              also: [2026-12-05 20:00, 2026-12-06]
              changes:
                - {at: 2026-12-29, status: cancelled}
                - {at: 2026-12-22 21:00, status: soldOut}
                - {at: 2026-12-15, start: 2026-12-15 21:00, andFollowing: true}
                - {at: 2026-12-08, start: 2026-12-09}
                - {at: 2026-12-05, status: tentative}
            """
        #expect(try messages(yaml) == [])
        #expect(
            try times(yaml) == [
                "20261201T180000 confirmed", "20261205T200000 tentative",
                "20261206T180000 confirmed", "20261209T180000 confirmed",
                "20261215T210000 confirmed", "20261222T210000 soldOut",
                "20261229T210000 cancelled", "20270105T210000 confirmed",
            ]
        )
    }

    @Test("of two changes of one time the last counts, and the other is named")
    func changedTwice() throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-01 18:00
              repeat: FREQ=WEEKLY;COUNT=4
              changes:
                - {at: 2026-12-08 18:00, status: cancelled}
                - {at: 2026-12-15, start: 2026-12-15 20:00, andFollowing: true}
                - {at: 2026-12-15, status: cancelled}
                - {at: 2026-12-08, status: soldOut}
            """
        #expect(
            try messages(yaml) == [
                "6: 'changes[0].at' is the time of another change further down; the change is left out"
            ]
        )
        #expect(
            try times(yaml) == [
                "20261201T180000 confirmed", "20261208T180000 soldOut",
                "20261215T200000 cancelled", "20261222T200000 confirmed",
            ]
        )
        #expect(try read(yaml).events.first?.changes.count == 3)
        let next = yaml + "\n    - {at: 2026-12-15, start: 2026-12-15 21:00, andFollowing: true}"
        #expect(try messages(next).count == 3)
        #expect(
            try times(next) == [
                "20261201T180000 confirmed", "20261208T180000 soldOut",
                "20261215T210000 confirmed", "20261222T210000 confirmed",
            ]
        )
    }

    @Test("a change at an hour that the series has not is named; whole days have none")
    func hoursOfNoTime() throws {
        let yaml = """
            - id: coro
              title: Coro
              start: 2026-12-01 18:00
              repeat: FREQ=WEEKLY;COUNT=2
              changes: [{at: 2026-12-08 17:00, status: cancelled}]
            """
        #expect(
            try messages(yaml) == [
                "5: 'changes[0].at' is none of the series' times; the change is left out"
            ]
        )
        #expect(try times(yaml) == ["20261201T180000 confirmed", "20261208T180000 confirmed"])
        let days = """
            - id: feria
              title: Feria
              start: 2026-12-01
              repeat: FREQ=WEEKLY;COUNT=2
              changes: [{at: 2026-12-08 17:00, status: cancelled}]
            """
        #expect(try times(days) == ["20261201T000000 confirmed", "20261208T000000 cancelled"])
    }

    @Test("nights of a series end at their hour, though the clocks are changed in the first")
    func nights() throws {
        let event = try #require(
            try read(
                """
                - id: baile
                  title: Baile
                  start: 2026-10-24 22:00
                  end: 2026-10-25 06:00
                  repeat: FREQ=WEEKLY;COUNT=3
                  changes: [{at: 2026-11-07, place: Plaza}]
                """
            ).events.first
        )
        let clock = ZoneClock(SourceStub.madrid)
        let found = event.occurrences(
            from: .distantPast,
            to: .distantFuture,
            clocks: ZoneClocks(site: SourceStub.madrid)
        )
        let ends = found.list.map { clock.wall(at: Int($0.end.timeIntervalSince1970)) }
        #expect(
            ends.map { CalendarMoment.local($0).text }
                == ["20261025T060000", "20261101T060000", "20261108T060000"]
        )
    }

    @Test("an hour in a series of whole days lasts as long as is said, not days")
    func hourOfADay() throws {
        let event = try #require(
            try read(
                """
                - id: feria
                  title: Feria
                  start: 2026-12-01
                  repeat: FREQ=WEEKLY
                  changes:
                    - {at: 2026-12-08, start: 2026-12-08 18:00}
                    - {at: 2026-12-15, start: 2026-12-15 18:00, end: 2026-12-15 20:00}
                """
            ).events.first
        )
        #expect(event.changes.map(\.start.text) == ["20261208T180000", "20261215T180000"])
        #expect(event.changes.map(\.length) == [.none, EventLength(seconds: 7_200)])
    }

    @Test("days that never come, changes of no time and HTML in titles are named")
    func doubtful() throws {
        let yaml = """
            - id: nunca
              title: Nunca
              start: 2026-10-22 19:30
              repeat: FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30
            - id: coro
              title: <b>Coro</b>
              start: 2026-10-22 19:30
              repeat: FREQ=WEEKLY
              changes:
                - {at: 2026-10-28, status: cancelled}
                - {at: 2026-10-29, status: cancelled}
            - id: coro
              title: Otro
              start: 2026-10-22 19:30
            """
        let said = try messages(yaml)
        #expect(said.contains { $0.hasPrefix("4: 'repeat' must be a rule by days that there are") })
        #expect(
            said.contains {
                $0.contains("'changes[0].at' is a day on which the series has no time")
            }
        )
        #expect(said.contains("5: 'title' has HTML, which is shown as it is written"))
        #expect(said.contains { $0.hasPrefix("12: the id 'coro' is that of an earlier row") })
        let coro = try #require(try read(yaml).events.last)
        #expect(coro.changes.map(\.original.text) == ["20261029"])
    }

    @Test("coordinates the wrong way round are named and left out")
    func mirrored() throws {
        let rows = ["[40.4, -3.7]", "[40.5, -3.6]", "[40.3, -3.8]", "[-3.7, 40.4]"].enumerated().map
        {
            "- {id: e\($0), title: Acto \($0), start: 2026-10-22, place: {name: X, place: \($1)}}"
        }
        let result = try read(rows.joined(separator: "\n"))
        #expect(result.events.map { $0.details.place?.point != nil } == [true, true, true, false])
        #expect(
            result.diagnostics.map(\.message).contains {
                $0.hasPrefix("row 4 ('e3'): latitude and longitude look swapped")
            }
        )
    }
}
