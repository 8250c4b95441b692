import Recurrence
import Testing

@Suite struct CalendarMomentTests {
    @Test(
        "days and times are read as calendars and exports write them",
        arguments: [
            ("20261121", "20261121"), ("2026-11-21", "20261121"),
            ("20261121T204500", "20261121T204500"), ("20261121T2045", "20261121T204500"),
            ("2026-11-21 20:45", "20261121T204500"), ("20261121T204500Z", "20261121T204500Z"),
            ("2026-11-21T20:45:00+01:00", "20261121T194500Z"),
            ("2026-11-21T20:45:00.000Z", "20261121T204500Z"),
            ("20261121T240000", "20261122T000000"), ("20161231T235960Z", "20161231T235959Z"),
            (" 20261121 ", "20261121"),
        ]
    )
    func reads(_ text: String, _ written: String) {
        #expect(CalendarMoment(text)?.text == written)
    }

    @Test(
        "what is no day of the calendar is none",
        arguments: [
            "", "2026", "20260230", "20261301", "20260101T", "20260101T2500", "20260101T1060",
            "20260101X", "tomorrow", "00000000", "20260101T240001", "20260101T100000+9900",
            "２０２６０１０１",
        ]
    )
    func refuses(_ text: String) {
        #expect(CalendarMoment(text) == nil)
    }

    @Test(
        "lengths of time",
        arguments: [
            ("P1W", EventLength(days: 7)), ("PT1H30M", EventLength(seconds: 5_400)),
            ("P1DT12H", EventLength(days: 1, seconds: 43_200)),
            ("+P15DT5H0M20S", EventLength(days: 15, seconds: 18_020)),
            ("PT0S", EventLength()),
        ]
    )
    func lengths(_ text: String, _ length: EventLength) {
        #expect(EventLength(duration: text) == length)
    }

    @Test(
        "no length of time",
        arguments: ["", "P", "1H", "-PT1H", "PT1D", "P1H", "PT", "P1", "PTT1H"]
    )
    func noLengths(_ text: String) {
        #expect(EventLength(duration: text) == nil)
    }
}
