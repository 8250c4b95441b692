import Foundation
import Recurrence
import Testing

@Suite struct RecurrenceSetTests {
    private func moments(
        _ rule: String,
        from start: String,
        in zone: String,
        until: String = "20400101"
    ) throws -> [String] {
        try Expanded.expansion(rule, from: start, in: zone, until: until)
            .instances.map { CalendarMoment.instant($0.moment).text }
    }

    @Test("a wall time stays as it is when the clocks change")
    func wallTime() throws {
        let times = try moments("FREQ=DAILY;COUNT=3", from: "20260328T203000", in: "Europe/Madrid")
        #expect(times == ["20260328T193000Z", "20260329T183000Z", "20260330T183000Z"])
    }

    @Test("a time that the clocks leave out is none of the set and counts as none")
    func leftOut() throws {
        let times = try Expanded.times(
            "FREQ=DAILY;COUNT=3",
            from: "20260328T023000",
            in: "Europe/Madrid"
        )
        #expect(times == ["20260328T023000", "20260330T023000", "20260331T023000"])
    }

    @Test("the first time is taken even where the clocks leave it out, as if they had not changed")
    func firstLeftOut() throws {
        let times = try moments("FREQ=DAILY;COUNT=2", from: "20260329T023000", in: "Europe/Madrid")
        #expect(times == ["20260329T013000Z", "20260330T003000Z"])
    }

    @Test("of a time that the clocks show twice the first is meant")
    func shownTwice() throws {
        let times = try moments("FREQ=DAILY;COUNT=2", from: "20261025T023000", in: "Europe/Madrid")
        #expect(times == ["20261025T003000Z", "20261026T013000Z"])
    }

    @Test("half an hour of change counts too")
    func lordHowe() throws {
        let times = try moments(
            "FREQ=DAILY;COUNT=3",
            from: "20261003T021500",
            in: "Australia/Lord_Howe"
        )
        #expect(times == ["20261002T154500Z", "20261004T151500Z", "20261005T151500Z"])
    }

    @Test("a zone that leaves a whole day out has no event on it")
    func wholeDayLeftOut() throws {
        let times = try Expanded.times(
            "FREQ=DAILY;COUNT=3",
            from: "20111229T100000",
            in: "Pacific/Apia"
        )
        #expect(times == ["20111229T100000", "20111231T100000", "20120101T100000"])
    }

    @Test(
        "the last day counts in each form that programs give it",
        arguments: [
            ("20260103", 3), ("20260103T203000", 3), ("20260103T193000Z", 3),
            ("20260103T202959", 2), ("20260103T192959Z", 2), ("20260102", 2),
        ]
    )
    func until(_ until: String, _ count: Int) throws {
        let times = try Expanded.times(
            "FREQ=DAILY;UNTIL=\(until)",
            from: "20260101T203000",
            in: "Europe/Madrid"
        )
        #expect(times.count == count)
    }

    @Test("whole days end with the day that stands there, with or without a time")
    func untilOfDays() throws {
        for until in ["20260103", "20260103T000000Z", "20260103T120000"] {
            let times = try Expanded.times("FREQ=DAILY;UNTIL=\(until)", from: "20260101")
            #expect(times == ["20260101", "20260102", "20260103"])
        }
    }

    @Test("dates are added and left out, each once")
    func addedAndExcluded() throws {
        let times = try Expanded.times("FREQ=WEEKLY;COUNT=3", from: "20260101T100000") { set in
            set.added = ["20260102T100000", "20260108T100000", "20260103T150000Z"].compactMap {
                CalendarMoment($0).map { .init(at: $0) }
            }
            set.excluded = ["20260115T100000", "20260102"].compactMap { CalendarMoment($0) }
        }
        #expect(times == ["20260101T100000", "20260103T100000", "20260108T100000"])
    }

    @Test("old calendars exclude by a rule")
    func excludedByRule() throws {
        let times = try Expanded.times("FREQ=DAILY;COUNT=5", from: "20260101T100000") { set in
            set.excludedRules = [try RecurrenceRule("FREQ=DAILY;INTERVAL=2")]
        }
        #expect(times == ["20260102T100000", "20260104T100000"])
    }

    @Test("a rule that excludes other days leaves the first time")
    func excludedByRuleOfOtherDays() throws {
        let weekend = try RecurrenceRule("FREQ=WEEKLY;BYDAY=SA,SU")
        let times = try Expanded.times("FREQ=DAILY;COUNT=7", from: "20260601T100000") { set in
            set.excludedRules = [weekend]
        }
        #expect(times.map { $0.prefix(8).suffix(2) } == ["01", "02", "03", "04", "05"])
        var single = RecurrenceSet(start: .local(WallTime(day: 20_605)), zone: .floating)
        single.excludedRules = [weekend]
        #expect(!single.isEmpty(clock: ZoneClock(.gmt)))
        single.excludedRules = [try RecurrenceRule("FREQ=WEEKLY")]
        #expect(single.isEmpty(clock: ZoneClock(.gmt)))
    }

    @Test(
        "a time of Greenwich adds and leaves out the day that it is there at midnight, else that of the clock"
    )
    func daysOfInstants() throws {
        let times = try Expanded.times("FREQ=DAILY;COUNT=3", from: "20261120", in: "Europe/Madrid")
        {
            $0.excluded = ["20261120T230000Z"].compactMap { CalendarMoment($0) }
            $0.added = ["20261125T000000Z", "20261125T233000Z"].compactMap {
                CalendarMoment($0).map { .init(at: $0) }
            }
        }
        #expect(times == ["20261120", "20261122", "20261125", "20261126"])
    }

    @Test("what begins long ago is found where it is looked for")
    func longAgo() throws {
        let set = RecurrenceSet(start: .day(-134_774), zone: .floating).repeating("FREQ=DAILY")
        let clock = ZoneClock(.gmt)
        let found = set.expand(from: 1_800_000_000, to: 1_800_000_000 + 86_400 * 7, clock: clock)
        #expect(found.instances.count == 7)
        #expect(!found.isCut)
    }

    private static func numbers(_ range: Range<Int>) -> String {
        range.map(String.init).joined(separator: ",")
    }

    private static let hostileRules: [String] = [
        "FREQ=SECONDLY", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=SECONDLY;INTERVAL=60;BYSECOND=30", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
        "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=3",
        "FREQ=YEARLY;COUNT=1000000000;BYWEEKNO=53;BYYEARDAY=100",
        "FREQ=HOURLY;INTERVAL=1000000;BYHOUR=1;BYSETPOS=2", "FREQ=DAILY;INTERVAL=1000000",
        everySecond, everySecond + ";BYSETPOS=1,-1",
    ]

    private static let everySecond =
        "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=\(numbers(0..<24))"
        + ";BYMINUTE=\(numbers(0..<60));BYSECOND=\(numbers(0..<60))"

    @Test(
        "a rule without end, or one that never comes true, ends",
        .timeLimit(.minutes(1)),
        arguments: hostileRules
    )
    func hostile(_ rule: String) throws {
        let found = try Expanded.expansion(rule, from: "20260101T100000", until: "99991231")
        #expect(found.instances.count <= ExpansionLimits.standard.instances)
        #expect(found.instances.first?.wall == WallTime(year: 2_026, month: 1, day: 1, hour: 10))
    }

    @Test("how much is left out is said")
    func cut() throws {
        let limits = ExpansionLimits(instances: 10, work: 1_000)
        let long = try Expanded.expansion("FREQ=HOURLY", from: "20260101T100000", limits: limits)
        #expect(long.isCut)
        #expect(long.instances.count == 10)
        let short = try Expanded.expansion(
            "FREQ=HOURLY;COUNT=10",
            from: "20260101T100000",
            limits: limits
        )
        #expect(!short.isCut)
        #expect(short.instances.count == 10)
    }

    @Test("a set is kept as it is")
    func codable() throws {
        var set = RecurrenceSet(
            start: .local(WallTime(day: 20_000, second: 36_000)),
            zone: .named("Europe/Madrid")
        )
        set.rules = [try RecurrenceRule("FREQ=WEEKLY;BYDAY=TH;UNTIL=20270101")]
        set.added = [.init(at: .day(20_100), length: EventLength(seconds: 60))]
        set.excluded = [.instant(1_700_000_000)]
        let data = try JSONEncoder().encode(set)
        #expect(try JSONDecoder().decode(RecurrenceSet.self, from: data) == set)
    }

    @Test(
        "all rules of a set have one budget, and what never comes ends with the time that is asked for"
    )
    func work() throws {
        let limits = ExpansionLimits(instances: 10_000, work: 5_000)
        let counted = try Expanded.expansion(nil, from: "00010101T100000", limits: limits) { set in
            set.rules = [RecurrenceRule](
                repeating: try RecurrenceRule("FREQ=DAILY;COUNT=1000000"),
                count: 20
            )
        }
        #expect(counted.isCut)
        #expect(counted.work < 6_000)
        let never = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"
        let found = try Expanded.expansion(never, from: "20260101T100000", until: "20280101")
        #expect(found.instances.count == 1)
        #expect(!found.isCut)
        #expect(found.work < 200)
    }

    @Test("the times of a day and the places among them are work too")
    func timesAreWork() throws {
        let limits = ExpansionLimits(instances: 10, work: 5_000)
        let minutes = (0..<60).map(String.init).joined(separator: ",")
        let found = try Expanded.expansion(
            "FREQ=HOURLY;INTERVAL=50000;COUNT=1000000;BYMINUTE=\(minutes);BYSECOND=\(minutes)",
            from: "00010101T000000",
            limits: limits
        )
        #expect(found.isCut)
        #expect(found.work < 10_000)
    }
}

extension RecurrenceSet {
    fileprivate func repeating(_ rule: String) -> RecurrenceSet {
        var set = self
        set.rules = [try? RecurrenceRule(rule)].compactMap(\.self)
        return set
    }
}
