import Domain
import Foundation
import Recurrence
import Testing

@Suite struct EventTests {
    private static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt
    private let clocks = ZoneClocks(site: madrid)

    private func event(
        _ start: String,
        _ rule: String? = nil,
        length: EventLength = EventLength(seconds: 3_600)
    ) throws -> Event {
        let moment = try #require(CalendarMoment(start))
        var set = RecurrenceSet(start: moment, zone: .floating)
        if let rule { set.rules = [try RecurrenceRule(rule)] }
        return Event(
            details: EventDetails(title: LocalizedText("Feria")),
            times: set,
            length: length
        )
    }

    private func date(_ text: String) throws -> Date {
        let clock = ZoneClock(Self.madrid)
        let wall = RecurrenceSet.wall(of: try #require(CalendarMoment(text)), clock: clock)
        return Date(timeIntervalSince1970: Double(clock.moment(of: wall).moment))
    }

    private func starts(_ event: Event, _ from: String, _ to: String) throws -> [String] {
        let clock = ZoneClock(Self.madrid)
        return event.occurrences(from: try date(from), to: try date(to), clocks: clocks).list.map {
            CalendarMoment.local(clock.wall(at: Int($0.start.timeIntervalSince1970))).text
        }
    }

    private func change(
        _ original: String,
        _ start: String,
        following: Bool = false
    ) throws -> Event.Change {
        Event.Change(
            original: try #require(CalendarMoment(original)),
            countsForFollowing: following,
            start: try #require(CalendarMoment(start)),
            length: EventLength(seconds: 1_800),
            details: EventDetails(title: LocalizedText("Otra"))
        )
    }

    @Test("what has begun and not ended is still on")
    func going() throws {
        let night = try event("20260101T220000", length: EventLength(seconds: 4 * 3_600))
        #expect(try starts(night, "20260102", "20260103") == ["20260101T220000"])
        #expect(try starts(night, "20260102T020000", "20260103").isEmpty)
        let moment = try event("20260102T000000", length: .none)
        #expect(try starts(moment, "20260102", "20260103") == ["20260102T000000"])
        #expect(try starts(moment, "20260101", "20260102").isEmpty)
    }

    @Test("whole days end with their last midnight, also when it is 23 hours later")
    func wholeDays() throws {
        let days = try event("20260328", length: EventLength(days: 2))
        let found = days.occurrences(
            from: try date("20260301"),
            to: try date("20260401"),
            clocks: clocks
        ).list
        #expect(found.first?.start == (try date("20260328")))
        #expect(found.first?.end == (try date("20260330")))
        #expect(found.first?.isWholeDay == true)
    }

    @Test("one that is moved into some while is found there, one that is moved out of it is not")
    func moved() throws {
        var series = try event("20260101T100000", "FREQ=WEEKLY;COUNT=4")
        series.changes = [try change("20260108T100000", "20260301T120000")]
        #expect(try starts(series, "20260301", "20260302") == ["20260301T120000"])
        #expect(try starts(series, "20260108", "20260109").isEmpty)
        #expect(try starts(series, "20260101", "20260201").count == 3)
    }

    @Test("what follows a change is moved by as much, until the next change")
    func following() throws {
        var series = try event("20260101T100000", "FREQ=DAILY;COUNT=6")
        series.changes = [
            try change("20260103T100000", "20260103T123000", following: true),
            try change("20260105T100000", "20260105T090000", following: true),
        ]
        let found = series.occurrences(
            from: try date("20260101"),
            to: try date("20260201"),
            clocks: clocks
        ).list
        #expect(found.map(\.wall.second) == [36_000, 36_000, 45_000, 45_000, 32_400, 32_400])
        #expect(found.map(\.isChanged) == [false, false, true, true, true, true])
        #expect(found[3].details.title.plain == "Otra")
    }

    @Test("what is moved and still going on is on")
    func movedAndGoing() throws {
        var series = try event(
            "20260101T100000",
            "FREQ=WEEKLY;COUNT=6",
            length: EventLength(seconds: 172_800)
        )
        series.changes = [
            Event.Change(
                original: try #require(CalendarMoment("20260108T100000")),
                countsForFollowing: true,
                start: try #require(CalendarMoment("20260110T100000")),
                length: EventLength(seconds: 172_800),
                details: EventDetails(title: LocalizedText("Otra"))
            )
        ]
        #expect(try starts(series, "20260118", "20260119") == ["20260117T100000"])
    }

    @Test("a change of a day alone is one of its time")
    func byDay() throws {
        var series = try event("20260101T100000", "FREQ=DAILY;COUNT=3")
        series.changes = [try change("20260102", "20260102T180000")]
        #expect(
            try starts(series, "20260101", "20260201")
                == ["20260101T100000", "20260102T180000", "20260103T100000"]
        )
    }

    @Test("a change makes an hour of a day, and a day of an hour")
    func otherForms() throws {
        var days = try event("20260101", "FREQ=DAILY;COUNT=2", length: EventLength(days: 1))
        days.changes = [try change("20260102", "20260102T180000")]
        let (from, to) = (try date("20260101"), try date("20260201"))
        let hour = days.occurrences(from: from, to: to, clocks: clocks).list
        #expect(hour.map(\.isWholeDay) == [true, false])
        #expect(try hour.last?.start == date("20260102T180000"))
        #expect(try hour.last?.end == date("20260102T183000"))
        var hours = try event("20260101T100000", "FREQ=DAILY;COUNT=2")
        hours.times.zone = .named("America/New_York")
        var whole = try change("20260102T100000", "20260102")
        whole.length = EventLength(days: 1)
        hours.changes = [whole]
        let day = hours.occurrences(from: from, to: to, clocks: clocks).list
        #expect(day.map(\.isWholeDay) == [false, true])
        // That day of the site, not from one midnight in New York to the next.
        #expect(try day.last?.start == date("20260102"))
        #expect(try day.last?.end == date("20260103"))
    }

    @Test("a series without end is told for as long as is asked, and no longer")
    func endless() throws {
        let series = try event("20000101T100000", "FREQ=DAILY")
        #expect(try starts(series, "20260101", "20270101").count == 365)
        let often = try event("20000101T100000", "FREQ=SECONDLY")
        let found = often.occurrences(
            from: try date("20260101"),
            to: try date("20270101"),
            clocks: clocks
        )
        #expect(found.isCut)
        #expect(found.list.count >= ExpansionLimits.standard.instances - 1)
    }

    @Test("an event is kept as it is, and nothing implausible is")
    func kept() throws {
        var series = try event("20260101T100000", "FREQ=WEEKLY;COUNT=4")
        series.changes = [try change("20260108T100000", "20260301T120000")]
        let data = try JSONEncoder().encode(series)
        #expect(try JSONDecoder().decode(Event.self, from: data) == series)
        series.details.text = LocalizedText(String(repeating: "a", count: 1_000_000))
        series.details.organiser = "a\u{202E}b\u{7}\nc"
        series.length = EventLength(seconds: -5)
        guard case .event(let plausible) = Entity.event(series).plausible else {
            Issue.record("it is no event any more")
            return
        }
        #expect(plausible.details.text?.plain?.count == EventDetails.longestText)
        #expect(plausible.details.organiser == "ab c")
        #expect(plausible.length == .none)
    }
}
