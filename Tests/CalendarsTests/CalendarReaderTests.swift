import Calendars
import Foundation
import Recurrence
import Testing

@Suite struct CalendarReaderTests: CalendarReading {
    @Test(
        "lines are unfolded before anything is decoded, also amid a letter",
        arguments: ["\r\n", "\n", "\r"]
    )
    func folded(_ end: String) throws {
        let head =
            "BEGIN:VCALENDAR\(end)BEGIN:VEVENT\(end)UID:1\(end)DTSTART:20260101\(end)SUMMARY:Verbena de San Ju\(end) "
        var bytes = Array(head.utf8)
        bytes +=
            [0xC3] + Array("\(end)\t".utf8) + [0xA1]
            + Array("n\(end)END:VEVENT\(end)END:VCALENDAR".utf8)
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        let calendar = try CalendarReader(site: zone).read(bytes)
        #expect(calendar.events.map(\.title) == ["Verbena de San Juán"])
        #expect(calendar.notices.isEmpty)
    }

    @Test("text of another encoding is read, with or without a label")
    func encodings() throws {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101\r\nSUMMARY:Café\r\nEND:VEVENT\r\nEND:VCALENDAR"
        let reader = CalendarReader(site: .gmt)
        let latin = Array(try #require(text.data(using: .isoLatin1)))
        #expect(try reader.read(latin).events.first?.title == "Café")
        #expect(try reader.read(latin, charset: "iso-8859-1").events.first?.title == "Café")
        let wide = Array(try #require(text.data(using: .utf16)))
        #expect(try reader.read(wide).events.first?.title == "Café")
        #expect(
            try reader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8)).events.first?.title == "Café"
        )
    }

    @Test("quotes keep colons and commas, backslashes what they stand before")
    func escapes() throws {
        let event = try event(
            "DTSTART;TZID=\"Europe/Madrid\":20260101T100000",
            "SUMMARY;LANGUAGE=es:Uno\\, dos\\; tres\\nCuatro \\\\ cinco",
            "ORGANIZER;CN=\"Peña: La Fuente, S. L.\";X=^'a^':mailto:a@example.org",
            "CATEGORIES:Música\\, en vivo,Niños",
            "categories:Otra"
        )
        #expect(event.title == "Uno, dos; tres\nCuatro \\ cinco")
        #expect(event.organiser == "Peña: La Fuente, S. L.")
        #expect(event.categories == ["Música, en vivo", "Niños", "Otra"])
        #expect(event.language == "es")
        #expect(event.times.zone == .named("Europe/Madrid"))
    }

    @Test("the address of who invites is theirs", arguments: ["CN=ana@example.org", "X=1"])
    func organiser(_ parameter: String) throws {
        let event = try event("DTSTART:20260101", "ORGANIZER;\(parameter):mailto:ana@example.org")
        #expect(event.organiser == nil)
    }

    @Test("what is not closed costs no event")
    func unclosed() throws {
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART:20260101",
            "BEGIN:VALARM",
            "TRIGGER:-PT5M",
            "BEGIN:VEVENT",
            "UID:2",
            "DTSTART:20260102",
            "END:VTODO",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:3",
            "DTSTART:20260103"
        )
        #expect(calendar.events.map(\.uid) == ["1", "2", "3"])
        #expect(
            calendar.notices.map(\.message) == [
                "VEVENT of line 2 is not closed", "END:VTODO closes nothing",
                "the calendar ends within VEVENT: END:VEVENT is missing",
            ]
        )
    }

    @Test("what an alarm says is not said of its event")
    func alarm() throws {
        let event = try event(
            "DTSTART:20260101",
            "SUMMARY:Feria",
            "BEGIN:VALARM",
            "SUMMARY:Ring",
            "DESCRIPTION:Ring",
            "END:VALARM",
            "DESCRIPTION:Casetas"
        )
        #expect(event.title == "Feria")
        #expect(event.text == "Casetas")
    }

    @Test("a text that a program did not fold is one all the same")
    func unfolded() throws {
        let event = try event(
            "DTSTART:20260101",
            "DESCRIPTION:Primera línea",
            "segunda línea",
            "y la tercera",
            "LOCATION:Plaza"
        )
        #expect(event.text == "Primera línea\nsegunda línea\ny la tercera")
        #expect(event.location == "Plaza")
    }

    @Test(
        "what is private is counted and not shown",
        arguments: ["PRIVATE", "confidential", "X-INTERNAL"]
    )
    func hidden(_ name: String) throws {
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "DTSTART:20260101",
            "CLASS:\(name)",
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.isEmpty)
        #expect(calendar.left.private == 1)
    }

    /// A series of three days, whose own class and that of one of its times a calendar says.
    private func series(_ name: String, _ change: String) throws -> ParsedCalendar {
        try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "UID:1",
            "DTSTART:20261201T100000Z",
            "RRULE:FREQ=DAILY;COUNT=3",
            "CLASS:\(name)",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "UID:1",
            "RECURRENCE-ID\(change.contains("X-ALL") ? ";RANGE=THISANDFUTURE" : ""):20261202T100000Z",
            "DTSTART:20261202T150000Z",
            "CLASS:\(change)",
            "SUMMARY:Secreto",
            "END:VEVENT",
            "END:VCALENDAR"
        )
    }

    @Test("a time of a series that is private is none of it")
    func hiddenTime() throws {
        let calendar = try series("PUBLIC", "PRIVATE")
        #expect(calendar.events.count == 1)
        #expect(calendar.events.first?.times.excluded.map(\.text) == ["20261202T100000Z"])
        #expect(calendar.left.private == 1)
    }

    @Test("of what follows such a time no more is said than that there is none")
    func hiddenRest() throws {
        let rest = try #require(try series("PUBLIC", "X-ALL").events.last)
        #expect(rest.countsForFollowing && rest.status == "CANCELLED" && rest.title == nil)
    }

    @Test("of a private series no change is shown")
    func hiddenSeries() throws {
        #expect(try series("PRIVATE", "PUBLIC").events.isEmpty)
    }

    @Test("a calendar of cancellations cancels")
    func cancelled() throws {
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "METHOD:CANCEL",
            "BEGIN:VEVENT",
            "DTSTART:20260101",
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.first?.status == "CANCELLED")
    }

    @Test("pictures are those that are attached as such, and never a file within the calendar")
    func pictures() throws {
        let event = try event(
            "DTSTART:20260101",
            "ATTACH:https://example.org/programa.pdf",
            "ATTACH;FMTTYPE=image/jpeg:https://example.org/1",
            "ATTACH:https://example.org/2.PNG?w=1",
            "ATTACH;ENCODING=BASE64;VALUE=BINARY;FMTTYPE=image/png:AAAA",
            "IMAGE;VALUE=URI;DISPLAY=BADGE:https://example.org/3"
        )
        #expect(
            event.pictures == [
                "https://example.org/3", "https://example.org/1", "https://example.org/2.PNG?w=1",
            ]
        )
    }

    @Test("a text of ten megabytes is cut and said, and quickly", .timeLimit(.minutes(1)))
    func huge() throws {
        let long = String(repeating: "a", count: 10 << 20)
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "BEGIN:VEVENT",
            "DTSTART:20260101",
            "DESCRIPTION:\(long)",
            "LOCATION:x",
            "END:VEVENT",
            "BEGIN:VEVENT",
            "DTSTART:20260101",
            "DESCRIPTION:a",
            String(repeating: "b\r\n", count: 100_000),
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.events.count == 2)
        #expect(calendar.events.first?.text?.utf8.count == 1 << 20)
        #expect(calendar.events.first?.location == "x")
        #expect(
            calendar.notices.first?.message == "DESCRIPTION is longer than a megabyte and is cut"
        )
    }

    @Test(
        "what is no calendar says what it is",
        arguments: [
            ("", "the answer is empty"),
            (
                "<!DOCTYPE html>",
                "it is a page or XML; look for the calendar's own address, which often ends in .ics"
            ),
            ("{}", nil),
        ]
    )
    func noCalendar(_ text: String, _ hint: String?) {
        let error = #expect(throws: CalendarError.self) { try read(text: text) }
        #expect(error?.message == "this is no calendar: BEGIN:VCALENDAR is missing")
        #expect(error?.hint == hint)
    }

    @Test("all rules of an event count towards the most that it may have, also those that are none")
    func manyRules() throws {
        let rules = [String](repeating: "RRULE:FREQ=DAILY;BYSETPOS=2", count: 200)
        let text = (["BEGIN:VEVENT", "UID:1", "DTSTART:20260101T100000"] + rules + ["END:VEVENT"])
            .joined(separator: "\r\n")
        let notices = try read(text: text).notices.map(\.message)
        #expect(notices.count == 21)
        #expect(notices.last == "the event has more than 20 rules; the rest is left out")
    }

    @Test(
        "rules that take too long to judge are left out with one word, and what is plain is followed"
    )
    func longRules() throws {
        let events = (0..<12_000).map { number in
            let days = "\(40 + number % 200),\(240 + number / 200)"
            return "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20260101T100000\r\n"
                + "RRULE:FREQ=YEARLY;BYMONTH=1;BYYEARDAY=\(days)\r\nRRULE:FREQ=YEARLY\r\nEND:VEVENT"
        }
        let calendar = try read(text: events.joined(separator: "\r\n"))
        #expect(calendar.events.count == 12_000)
        #expect(calendar.events.allSatisfy { $0.times.rules.map(\.text) == ["FREQ=YEARLY"] })
        let last = try #require(calendar.notices.last)
        #expect(last.message.hasPrefix("the rules of the calendar take too long to follow: "))
        #expect(calendar.notices.count { $0.message.contains("too long") } == 1)
    }

    @Test("a calendar of many ordinary series keeps all its rules")
    func ordinaryRules() throws {
        let rules = [
            "FREQ=WEEKLY;UNTIL=20270624", "FREQ=WEEKLY;BYDAY=TU,TH", "FREQ=MONTHLY;BYDAY=1SA",
            "FREQ=MONTHLY;COUNT=24;BYDAY=-1FR", "FREQ=DAILY;COUNT=14", "FREQ=YEARLY",
        ]
        let events = (0..<6_000).map { number in
            "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20260\(1 + number % 9)11T100000\r\n"
                + "RRULE:\(rules[number % 6])\r\nEND:VEVENT"
        }
        let calendar = try read(text: events.joined(separator: "\r\n"))
        #expect(calendar.notices.isEmpty)
        #expect(
            calendar.events.enumerated().allSatisfy { number, event in
                event.times.rules.map(\.text) == [rules[number % 6]]
            }
        )
    }

    @Test("of zones that a calendar describes a hundred are followed")
    func manyZones() throws {
        let zones = (0..<101).map { number in
            """
            BEGIN:VTIMEZONE
            TZID:Zone \(number)
            BEGIN:STANDARD
            DTSTART:16010101T000000
            TZOFFSETTO:+0130
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            UID:\(number)
            DTSTART;TZID=Zone \(number):20260101T100000
            END:VEVENT
            """
        }
        let text = "BEGIN:VCALENDAR\n\(zones.joined(separator: "\n"))\nEND:VCALENDAR"
        let calendar = try read(text: text)
        #expect(calendar.events.count { $0.times.zone == .floating } == 1)
        #expect(
            calendar.notices.map(\.message) == [
                "nobody knows the zone 'Zone 100'; its times count as those of the site"
            ]
        )
    }

    @Test("whatever bytes come, nothing ends the program")
    func mutated() throws {
        let text =
            "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:X\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=X:20260101T100000\r\nDTEND;TZID=\"X\":20260101T110000\r\nRRULE:FREQ=MONTHLY;BYDAY=1MO;UNTIL=20270101T000000Z\r\nEXDATE:20260201T100000\r\nSUMMARY:a\\,b\\n\r\n c\r\nEND:VEVENT\r\nEND:VCALENDAR"
        let bytes = Array(text.utf8)
        var state: UInt64 = 21
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let reader = CalendarReader(site: .gmt)
        let clocks = ZoneClocks(site: .gmt)
        for _ in 0..<3_000 {
            var mutated = bytes
            for _ in 0..<(1 + random(4)) {
                let place = random(mutated.count)
                switch random(3) {
                case 0: mutated[place] = UInt8(random(256))
                case 1: mutated.removeSubrange(place..<min(place + random(9), mutated.count))
                default:
                    mutated.insert(
                        contentsOf: Array("99999999;:\"\\\r\n".utf8.prefix(random(14))),
                        at: place
                    )
                }
            }
            for event in (try? reader.read(mutated).events) ?? [] {
                let limits = ExpansionLimits(instances: 100, work: 5_000)
                _ = event.times.expand(
                    from: 0,
                    to: 4_000_000_000,
                    clock: clocks.clock(of: event.times.zone),
                    limits: limits
                )
            }
        }
    }

    @Test("parts of zones hold no others, however many begin")
    func nested() throws {
        let zone = ["BEGIN:VTIMEZONE", "TZID:X"]
        let many = String(repeating: "BEGIN:STANDARD\r\n", count: 100_000)
        let ends = String(repeating: "END:X\r\n", count: 100_000)
        let event = "BEGIN:VEVENT\r\nUID:1@x\r\nDTSTART:20260101T100000\r\nEND:VEVENT\r\n"
        for begin in ["BEGIN:VCALENDAR", (["BEGIN:VCALENDAR"] + zone).joined(separator: "\r\n")] {
            let calendar = try read(text: "\(begin)\r\n\(many)\(ends)\(event)END:VCALENDAR\r\n")
            #expect(calendar.events.count == 1)
        }
    }

    @Test("how often it is asked for anew has an end")
    func longRefresh() throws {
        let long = String(repeating: "1000000000W", count: 16_000)
        let calendar = try read(
            "BEGIN:VCALENDAR",
            "REFRESH-INTERVAL;VALUE=DURATION:P\(long)",
            "BEGIN:VEVENT",
            "UID:1@x",
            "DTSTART:20260101T100000",
            "END:VEVENT",
            "END:VCALENDAR"
        )
        #expect(calendar.refresh == 2_592_000)
    }

    @Test("a time of Greenwich leaves out the whole day that it is on the site's clock")
    func wholeDayLeftOut() throws {
        let event = try event(
            "DTSTART;VALUE=DATE:20261120",
            "RRULE:FREQ=DAILY;COUNT=3",
            "EXDATE:20261120T230000Z"
        )
        #expect(event.times.excluded == [CalendarMoment("20261120T230000Z")])
    }
}
