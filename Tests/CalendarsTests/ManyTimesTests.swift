import Calendars
import Recurrence
import Testing

/// What a calendar of many series may cost.
@Suite struct ManyTimesTests: CalendarReading {
    @Test("rules that have too many times together are left out with one word")
    func manyTimes() throws {
        let events = (0..<2_000).map { number in
            "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART:20260101T100000\r\n"
                + "RRULE:FREQ=DAILY\r\nEND:VEVENT"
        }
        let calendar = try read(text: events.joined(separator: "\r\n"))
        let left = calendar.events.count { $0.times.rules.isEmpty }
        #expect(calendar.events.count == 2_000)
        #expect((1_000..<1_500).contains(left))
        #expect(
            calendar.notices.map(\.message) == [
                "the rules of the calendar take too long to follow: \(left) rules are left out, "
                    + "and only the first time of each such event is taken"
            ]
        )
    }
}
