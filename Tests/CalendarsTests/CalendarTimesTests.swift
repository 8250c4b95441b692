import Calendars
import Foundation
import Recurrence
import Testing

/// When events are: zones, ends, rules and dates one by one.
@Suite struct CalendarTimesTests: CalendarReading {
    @Test(
        "the zone is found by the name that a program gives it",
        arguments: [
            ("Europe/Madrid", CalendarZone.named("Europe/Madrid")),
            ("Romance Standard Time", .named("Europe/Paris")),
            ("w. europe standard time", .named("Europe/Berlin")),
            ("/example.org/20250101_1/Europe/Madrid", .named("Europe/Madrid")),
            (
                "/example.org/America/Argentina/Buenos_Aires",
                .named("America/Argentina/Buenos_Aires")
            ),
            ("Asia/Calcutta", .named("Asia/Calcutta")), ("UTC", .utc), ("Etc/UTC", .utc),
            ("GMT", .utc), ("Nowhere/Land", .floating),
        ]
    )
    func zones(_ name: String, _ zone: CalendarZone) throws {
        #expect(try event("DTSTART;TZID=\(name):20260101T100000").times.zone == zone)
    }

    @Test("a zone that nobody knows is said once, and counts as that of the site")
    func unknownZone() throws {
        #expect(
            try notices(
                "DTSTART;TZID=Nowhere:20260101T100000",
                "DTEND;TZID=Nowhere:20260101T110000"
            )
                == ["4: nobody knows the zone 'Nowhere'; its times count as those of the site"]
        )
    }

    @Test("a zone goes by the rules that the calendar gives it where its name says nothing")
    func ownZone() throws {
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART;TZID=Hora del pueblo:20260701T100000",
            "END:VEVENT",
            "BEGIN:VTIMEZONE",
            "TZID:Hora del pueblo",
            "BEGIN:STANDARD",
            "DTSTART:16010101T030000",
            "TZOFFSETFROM:+0200",
            "TZOFFSETTO:+0100",
            "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
            "END:STANDARD",
            "BEGIN:DAYLIGHT",
            "DTSTART:16010101T020000",
            "TZOFFSETFROM:+0100",
            "TZOFFSETTO:+0200",
            "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
            "END:DAYLIGHT",
            "END:VTIMEZONE",
            "END:VCALENDAR"
        )
        #expect(calendar.notices.isEmpty)
        let zone = try #require(calendar.events.first?.times.zone)
        let clock = ZoneClocks(site: .gmt).clock(of: zone)
        let summer = try #require(WallTime(year: 2_026, month: 7, day: 1, hour: 10))
        let winter = try #require(WallTime(year: 2_026, month: 12, day: 1, hour: 10))
        #expect(clock.moment(of: summer).moment == summer.seconds - 7_200)
        #expect(clock.moment(of: winter).moment == winter.seconds - 3_600)
    }

    @Test("libraries name the zone that their own name means")
    func libraryZone() throws {
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VTIMEZONE",
            "TZID:Spain",
            "X-LIC-LOCATION:Europe/Madrid",
            "END:VTIMEZONE",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART;TZID=Spain:20260701T100000",
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.first?.times.zone == .named("Europe/Madrid"))
    }

    @Test("times without a zone are those of the calendar, else of the site; days have none")
    func floating() throws {
        #expect(try event("DTSTART:20260101T100000").times.zone == .floating)
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "X-WR-TIMEZONE:America/New_York",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART:20260101T100000",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:2",
            "DTSTART;VALUE=DATE:20260101",
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.map(\.times.zone) == [.named("America/New_York"), .floating])
    }

    @Test(
        "how long it lasts is read from its end or its length",
        arguments: [
            (["DTSTART:20260101T100000Z", "DTEND:20260101T113000Z"], EventLength(seconds: 5_400)),
            (
                ["DTSTART:20260101T100000Z", "DURATION:P1DT1H"],
                EventLength(days: 1, seconds: 3_600)
            ),
            (["DTSTART:20260101T100000Z"], EventLength()),
            (["DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20260104"], EventLength(days: 3)),
            (["DTSTART;VALUE=DATE:20260101", "DTEND;VALUE=DATE:20260101"], EventLength(days: 1)),
            (["DTSTART;VALUE=DATE:20260101"], EventLength(days: 1)),
            (["DTSTART;VALUE=DATE:20260101", "DURATION:PT36H"], EventLength(days: 2)),
            (
                [
                    "DTSTART;TZID=Europe/Madrid:20260328T220000",
                    "DTEND;TZID=Europe/Madrid:20260329T040000",
                ], EventLength(seconds: 5 * 3_600)
            ),
            (
                [
                    "DTSTART;TZID=Europe/Madrid:20260101T220000",
                    "DTEND;TZID=America/New_York:20260101T180000",
                ], EventLength(seconds: 2 * 3_600)
            ),
            (
                ["DTSTART:20260101T220000", "DTEND;VALUE=DATE:20260101"],
                EventLength(seconds: 7_200)
            ),
        ]
    )
    func lengths(_ lines: [String], _ length: EventLength) throws {
        let all = ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"]
        let calendar = try read(text: all.joined(separator: "\n"))
        #expect(calendar.events.first?.length == length)
        #expect(calendar.notices.isEmpty)
    }

    @Test("an end before the start is said with its line, and the event is taken")
    func backwards() throws {
        #expect(
            try notices("SUMMARY:Feria", "DTSTART:20260102T100000", "DTEND:20260101T100000")
                == ["6: the event 'Feria' ends before it begins; it counts as without an end"]
        )
        #expect(
            try notices("DTSTART:20260102T100000", "DTEND:29990101T100000")
                == ["5: the event lasts longer than ten years; it counts as without an end"]
        )
    }

    @Test("an event without a day is left out with its name and line")
    func withoutStart() throws {
        #expect(try notices("SUMMARY:Feria") == ["2: the event 'Feria' has no DTSTART"])
        #expect(
            try notices("DTSTART:mañana", "SUMMARY:Feria")
                == ["4: the event 'Feria' has no day or time at DTSTART, but 'mañana'"]
        )
    }

    @Test("a rule that cannot be followed leaves the first time, and is said")
    func badRule() throws {
        #expect(
            try notices("DTSTART:20260101T100000", "RRULE:FREQ=DAILY;INTERVAL=0")
                == [
                    "5: the rule of the event cannot be followed: INTERVAL=0 is no number from 1 to "
                        + "1000000; only its first time is taken"
                ]
        )
        #expect(
            try notices("DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=HOURLY")
                == [
                    "5: the event lasts whole days and cannot repeat by the hour; the rule is left out"
                ]
        )
    }

    @Test("dates one by one, in other zones too")
    func dates() throws {
        let event = try event(
            "DTSTART;TZID=Europe/Madrid:20260101T100000",
            "RRULE:FREQ=DAILY;COUNT=9",
            "EXDATE;TZID=Europe/Madrid:20260102T100000,20260103T100000",
            "EXDATE:20260104T090000Z",
            "EXDATE;VALUE=DATE:20260105",
            "RDATE;VALUE=PERIOD:20260120T090000Z/PT2H,20260121T090000Z/20260121T120000Z"
        )
        #expect(
            event.times.excluded.map(\.text) == [
                "20260102T100000", "20260103T100000", "20260104T090000Z", "20260105",
            ]
        )
        #expect(event.times.added.map(\.at.text) == ["20260120T090000Z", "20260121T090000Z"])
        #expect(event.times.added.map(\.length?.seconds) == [7_200, 10_800])
    }

    @Test("one time of a series names it")
    func recurrenceID() throws {
        let event = try event(
            "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20260108T100000",
            "DTSTART;TZID=Europe/Madrid:20260108T120000",
            "SEQUENCE:3"
        )
        #expect(event.recurrence == CalendarMoment("20260108T090000Z"))
        #expect(event.countsForFollowing)
        #expect(event.sequence == 3)
    }

    @Test(
        "an event whose only time is left out is none, and is said",
        arguments: ["EXDATE:20260101T100000", "EXDATE;VALUE=DATE:20260101", "EXRULE:FREQ=DAILY"]
    )
    func onlyTimeLeftOut(_ line: String) throws {
        let message = "2: the event 'Feria' has one time, which its EXDATE or EXRULE leaves out"
        #expect(try notices("SUMMARY:Feria", "DTSTART:20260101T100000", line) == [message])
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "UID:1@x",
            "DTSTART:20260101T100000",
            line,
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.isEmpty)
        #expect(calendar.left.unreadable == 1)
        let other = try event("DTSTART:20260101T100000", "EXDATE:20260102T100000")
        #expect(other.times.excluded.count == 1)
    }

    @Test(
        "a rule that ends before the first time leaves it alone, and is said",
        arguments: ["20260101", "20260101T090000Z", "20251231T235959", "20260101T085959Z"]
    )
    func overBeforeItBegins(_ end: String) throws {
        let lines = [
            "SUMMARY:Feria", "DTSTART;TZID=Europe/Madrid:20260101T100000",
            "RRULE:FREQ=WEEKLY;UNTIL=\(end)",
        ]
        let isOver = end.contains("5959")
        #expect(
            try notices(lines[0], lines[1], lines[2])
                == (isOver
                    ? [
                        "6: the rule of the event 'Feria' ends before its first time and is left out"
                    ] : [])
        )
        #expect(try event(lines[0], lines[1], lines[2]).times.repeats == !isOver)
    }

    @Test(
        "a rule that names a million times leaves the first, and is said",
        arguments: ["FREQ=SECONDLY", "FREQ=MINUTELY", "FREQ=MINUTELY;INTERVAL=7;BYSECOND=1,2"]
    )
    func tooOften(_ rule: String) throws {
        #expect(
            try notices("SUMMARY:Feria", "DTSTART:20260101T100000", "RRULE:\(rule)")
                == [
                    "6: the rule of the event 'Feria' names more than 6000 times of a year, or none "
                        + "that can be found; only its first time is taken"
                ]
        )
        let hourly = try event("DTSTART:20260101T100000", "RRULE:FREQ=HOURLY;COUNT=100")
        #expect(hourly.times.rules.count == 1)
    }
}
