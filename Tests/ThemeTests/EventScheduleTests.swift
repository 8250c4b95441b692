import Basics
import Domain
import Foundation
import Recurrence
import Testing

@testable import Pages
@testable import Presentation

@Suite struct EventScheduleTests {
    private func schedule(
        _ rule: String,
        zone: CalendarZone = .named("America/New_York"),
        change: (inout Event) throws -> Void = { _ in }
    ) throws -> String? {
        var times = RecurrenceSet(
            start: try #require(CalendarMoment("20261119T190000")),
            zone: zone
        )
        times.rules = [try RecurrenceRule(rule)]
        var event = Event(
            details: EventDetails(title: LocalizedText("Coro")),
            times: times,
            length: EventLength(seconds: 5_400)
        )
        try change(&event)
        let site = try #require(TimeZone(identifier: "Europe/Madrid"))
        return EventSchedule(event, clocks: ZoneClocks(site: site), site: site)?.node.value
            .serialized
    }

    @Test("a rule is told with its hours, on the days of its own zone")
    func ownZone() throws {
        let excluded = try #require(CalendarMoment("20261210T000000Z"))
        let said = try schedule("FREQ=WEEKLY;BYDAY=TH;UNTIL=20270107T000000Z") { event in
            event.times.excluded = [excluded]
        }
        let text = try #require(said)
        #expect(text.contains(#""startDate":"2026-11-19","endDate":"2027-01-06""#))
        #expect(text.contains(#""startTime":"19:00:00","endTime":"20:30:00""#))
        #expect(text.contains(#""exceptDate":["2026-12-09"]"#))
        #expect(text.contains(#""scheduleTimezone":"America/New_York""#))
    }

    @Test(
        "months and their days are told",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=TH;BYMONTH=10,11", #""byMonth":[10,11]"#),
            ("FREQ=MONTHLY;BYMONTHDAY=1,15", #""byMonthDay":[1,15]"#),
            ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", #""byDay":["2SU"],"byMonth":[5]"#),
        ]
    )
    func months(_ rule: String, _ wanted: String) throws {
        let text = try #require(try schedule(rule))
        #expect(text.contains(wanted))
    }

    @Test("times without a zone are those of the site")
    func floating() throws {
        let text = try #require(try schedule("FREQ=DAILY", zone: .floating))
        #expect(text.contains(#""scheduleTimezone":"Europe/Madrid""#))
    }

    @Test(
        "what schema.org has no words for is not told",
        arguments: [
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=HOURLY",
        ]
    )
    func beyond(_ rule: String) throws {
        #expect(try schedule(rule) == nil)
    }

    @Test("times that were added one by one make no rule")
    func added() throws {
        let moment = try #require(CalendarMoment("20261123T190000"))
        let text = try schedule("FREQ=WEEKLY") { event in
            event.times.added = [.init(at: moment)]
        }
        #expect(text == nil)
    }
}
