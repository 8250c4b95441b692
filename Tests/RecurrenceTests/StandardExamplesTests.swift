import Recurrence
import Testing

/// The examples of RFC 5545, 3.8.5.3, by their rules and dates; all begin at 9:00 in New York.
@Suite struct StandardExamplesTests {
    private static let start = "19970902T090000"

    struct Example: Sendable, CustomTestStringConvertible {
        let rule: String
        let start: String
        let expected: [String]
        /// Before which is looked, for those that go on for ever.
        let until: String

        init(
            _ rule: String,
            from start: String = StandardExamplesTests.start,
            until: String = "20400101",
            _ expected: [String]
        ) {
            self.rule = rule
            self.start = start
            self.until = until
            self.expected = expected
        }

        var testDescription: String { rule }
    }

    private static func days(_ months: [String], at time: String = "090000") -> [String] {
        months.flatMap { Expanded.days($0, at: time) }
    }

    static let byDaysAndWeeks = [
        Example("FREQ=DAILY;COUNT=10", days(["1997-09: 2-11"])),
        Example(
            "FREQ=DAILY;UNTIL=19971224T000000Z",
            days(["1997-09: 2-30", "1997-10: 1-31", "1997-11: 1-30", "1997-12: 1-23"])
        ),
        Example(
            "FREQ=DAILY;INTERVAL=2",
            until: "19971204",
            days([
                "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30",
                "1997-10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30",
                "1997-11: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29", "1997-12: 1 3",
            ])
        ),
        Example(
            "FREQ=DAILY;INTERVAL=10;COUNT=5",
            days(["1997-09: 2 12 22", "1997-10: 2 12"])
        ),
        Example(
            "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
            from: "19980101T090000",
            days(["1998-01: 1-31", "1999-01: 1-31", "2000-01: 1-31"])
        ),
        Example(
            "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
            from: "19980101T090000",
            days(["1998-01: 1-31", "1999-01: 1-31", "2000-01: 1-31"])
        ),
        Example(
            "FREQ=WEEKLY;COUNT=10",
            days(["1997-09: 2 9 16 23 30", "1997-10: 7 14 21 28", "1997-11: 4"])
        ),
        Example(
            "FREQ=WEEKLY;UNTIL=19971224T000000Z",
            days([
                "1997-09: 2 9 16 23 30", "1997-10: 7 14 21 28", "1997-11: 4 11 18 25",
                "1997-12: 2 9 16 23",
            ])
        ),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
            until: "19980218",
            days([
                "1997-09: 2 16 30", "1997-10: 14 28", "1997-11: 11 25", "1997-12: 9 23",
                "1998-01: 6 20", "1998-02: 3 17",
            ])
        ),
        Example(
            "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
            days(["1997-09: 2 4 9 11 16 18 23 25 30", "1997-10: 2"])
        ),
        Example(
            "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
            days(["1997-09: 2 4 9 11 16 18 23 25 30", "1997-10: 2"])
        ),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
            from: "19970901T090000",
            days([
                "1997-09: 1 3 5 15 17 19 29", "1997-10: 1 3 13 15 17 27 29 31",
                "1997-11: 10 12 14 24 26 28", "1997-12: 8 10 12 22",
            ])
        ),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
            days(["1997-09: 2 4 16 18 30", "1997-10: 2 14 16"])
        ),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO",
            from: "19970805T090000",
            days(["1997-08: 5 10 19 24"])
        ),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU",
            from: "19970805T090000",
            days(["1997-08: 5 17 19 31"])
        ),
    ]

    static let byMonths = [
        Example(
            "FREQ=MONTHLY;COUNT=10;BYDAY=1FR",
            from: "19970905T090000",
            days([
                "1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5", "1998-01: 2",
                "1998-02: 6", "1998-03: 6", "1998-04: 3", "1998-05: 1", "1998-06: 5",
            ])
        ),
        Example(
            "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR",
            from: "19970905T090000",
            days(["1997-09: 5", "1997-10: 3", "1997-11: 7", "1997-12: 5"])
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU",
            from: "19970907T090000",
            days([
                "1997-09: 7 28", "1997-11: 2 30", "1998-01: 4 25", "1998-03: 1 29",
                "1998-05: 3 31",
            ])
        ),
        Example(
            "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO",
            from: "19970922T090000",
            days([
                "1997-09: 22", "1997-10: 20", "1997-11: 17", "1997-12: 22", "1998-01: 19",
                "1998-02: 16",
            ])
        ),
        Example(
            "FREQ=MONTHLY;BYMONTHDAY=-3",
            from: "19970928T090000",
            until: "19980301",
            days([
                "1997-09: 28", "1997-10: 29", "1997-11: 28", "1997-12: 29", "1998-01: 29",
                "1998-02: 26",
            ])
        ),
        Example(
            "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
            days([
                "1997-09: 2 15", "1997-10: 2 15", "1997-11: 2 15", "1997-12: 2 15", "1998-01: 2 15",
            ])
        ),
        Example(
            "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1",
            from: "19970930T090000",
            days([
                "1997-09: 30", "1997-10: 1 31", "1997-11: 1 30", "1997-12: 1 31", "1998-01: 1 31",
                "1998-02: 1",
            ])
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15",
            from: "19970910T090000",
            days(["1997-09: 10-15", "1999-03: 10-13"])
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
            until: "19980401",
            days([
                "1997-09: 2 9 16 23 30", "1997-11: 4 11 18 25", "1998-01: 6 13 20 27",
                "1998-03: 3 10 17 24 31",
            ])
        ),
        Example(
            "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
            from: "19970913T090000",
            until: "19980614",
            days([
                "1997-09: 13", "1997-10: 11", "1997-11: 8", "1997-12: 13", "1998-01: 10",
                "1998-02: 7", "1998-03: 7", "1998-04: 11", "1998-05: 9", "1998-06: 13",
            ])
        ),
        Example(
            "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3",
            from: "19970904T090000",
            days(["1997-09: 4", "1997-10: 7", "1997-11: 6"])
        ),
        Example(
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2",
            from: "19970929T090000",
            until: "19980401",
            days([
                "1997-09: 29", "1997-10: 30", "1997-11: 27", "1997-12: 30", "1998-01: 29",
                "1998-02: 26", "1998-03: 30",
            ])
        ),
        Example(
            "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5",
            from: "20070115T090000",
            days(["2007-01: 15 30", "2007-02: 15", "2007-03: 15 30"])
        ),
    ]

    static let byYears = [
        Example(
            "FREQ=YEARLY;COUNT=10;BYMONTH=6,7",
            from: "19970610T090000",
            (1_997...2_001).flatMap { days(["\($0)-06: 10", "\($0)-07: 10"]) }
        ),
        Example(
            "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3",
            from: "19970310T090000",
            days(["1997-03: 10"])
                + [1_999, 2_001, 2_003].flatMap {
                    days(["\($0)-01: 10", "\($0)-02: 10", "\($0)-03: 10"])
                }
        ),
        Example(
            "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200",
            from: "19970101T090000",
            days([
                "1997-01: 1", "1997-04: 10", "1997-07: 19", "2000-01: 1", "2000-04: 9",
                "2000-07: 18", "2003-01: 1", "2003-04: 10", "2003-07: 19", "2006-01: 1",
            ])
        ),
        Example(
            "FREQ=YEARLY;BYDAY=20MO",
            from: "19970519T090000",
            until: "20000101",
            days(["1997-05: 19", "1998-05: 18", "1999-05: 17"])
        ),
        Example(
            "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO",
            from: "19970512T090000",
            until: "20000101",
            days(["1997-05: 12", "1998-05: 11", "1999-05: 17"])
        ),
        Example(
            "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
            from: "19970313T090000",
            until: "20000101",
            days(["1997-03: 13 20 27", "1998-03: 5 12 19 26", "1999-03: 4 11 18 25"])
        ),
        Example(
            "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8",
            from: "19970605T090000",
            until: "19980101",
            days(["1997-06: 5 12 19 26", "1997-07: 3 10 17 24 31", "1997-08: 7 14 21 28"])
        ),
        Example(
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
            from: "19961105T090000",
            until: "20050101",
            days(["1996-11: 5", "2000-11: 7", "2004-11: 2"])
        ),
    ]

    static let byHours = [
        Example(
            "FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z",
            ["19970902T090000", "19970902T120000", "19970902T150000"]
        ),
        Example(
            "FREQ=MINUTELY;INTERVAL=15;COUNT=6",
            ["090000", "091500", "093000", "094500", "100000", "101500"].map { "19970902T\($0)" }
        ),
        Example(
            "FREQ=MINUTELY;INTERVAL=90;COUNT=4",
            ["090000", "103000", "120000", "133000"].map { "19970902T\($0)" }
        ),
    ]

    @Test("days and weeks", arguments: byDaysAndWeeks)
    func daysAndWeeks(_ example: Example) throws { try check(example) }

    @Test("months", arguments: byMonths)
    func months(_ example: Example) throws { try check(example) }

    @Test("years", arguments: byYears)
    func years(_ example: Example) throws { try check(example) }

    @Test("hours and minutes", arguments: byHours)
    func hours(_ example: Example) throws { try check(example) }

    private func check(_ example: Example) throws {
        let times = try Expanded.times(example.rule, from: example.start, until: example.until)
        #expect(times == example.expected)
    }

    @Test("a Friday that is the 13th is told without the first day, which is excluded")
    func fridays() throws {
        let times = try Expanded.times(
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            from: Self.start,
            until: "20010101"
        ) { $0.excluded = [.day(WallTime(year: 1_997, month: 9, day: 2)?.day ?? 0)] }
        #expect(
            times
                == Self.days([
                    "1998-02: 13", "1998-03: 13", "1998-11: 13", "1999-08: 13", "2000-10: 13",
                ])
        )
    }

    @Test("every 20 minutes of the working day is the same by days and by minutes")
    func workingDay() throws {
        let byDays = try Expanded.times(
            "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
            from: Self.start,
            until: "19970904"
        )
        let byMinutes = try Expanded.times(
            "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
            from: Self.start,
            until: "19970904"
        )
        #expect(byDays.count == 48)
        #expect(byDays == byMinutes)
        #expect(byDays.first == "19970902T090000")
        #expect(byDays.last == "19970903T164000")
    }
}
