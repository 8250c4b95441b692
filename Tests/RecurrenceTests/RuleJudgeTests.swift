import Recurrence
import Testing

@Suite struct RuleJudgeTests {
    private static let hours = numbers(24)
    private static let minutes = numbers(60)

    private static func numbers(_ count: Int) -> String {
        (0..<count).map(String.init).joined(separator: ",")
    }

    private func verdict(
        _ text: String,
        from start: String = "20261119T193000",
        by judge: inout RuleJudge
    ) throws -> RuleJudge.Verdict {
        judge.verdict(on: try RecurrenceRule(text), from: try #require(CalendarMoment(start)))
    }

    @Test(
        "a place or a day that cannot be is seen without a search",
        arguments: [
            "FREQ=DAILY;BYSETPOS=2", "FREQ=SECONDLY;BYSETPOS=366", "FREQ=MONTHLY;BYSETPOS=-2",
            "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=3", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
            "FREQ=MINUTELY;BYSECOND=0,30;BYSETPOS=3", "FREQ=HOURLY;BYMINUTE=0,30;BYSETPOS=3",
            "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1;BYSETPOS=2", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
            "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=-30", "FREQ=YEARLY;BYMONTH=4,6;BYMONTHDAY=31",
        ]
    )
    func impossible(_ text: String) throws {
        var judge = RuleJudge()
        #expect(try verdict(text, by: &judge) == .never)
        #expect(judge.searched == 0)
    }

    @Test(
        "more times of a day than can be told of a year are not counted one by one",
        arguments: ["99991231T235959", "00010101T000000", "20261119T193000"]
    )
    func seconds(_ start: String) throws {
        var judge = RuleJudge()
        let times =
            "BYHOUR=\(Self.hours);BYMINUTE=\(Self.minutes);BYSECOND=\(Self.minutes)"
        for rule in ["FREQ=YEARLY;BYDAY=MO,TU", "FREQ=DAILY;INTERVAL=367;COUNT=1000000000"] {
            #expect(try verdict("\(rule);\(times)", from: start, by: &judge) == .tooOften)
        }
        #expect(judge.searched == 0)
    }

    @Test(
        "what people write is followed, and nobody looks for it",
        arguments: [
            "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH", "FREQ=MONTHLY;BYDAY=1SA",
            "FREQ=MONTHLY;BYDAY=-1FR;COUNT=24", "FREQ=DAILY;COUNT=14", "FREQ=YEARLY",
            "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
            "FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYSETPOS=4", "FREQ=WEEKLY;UNTIL=20270624",
        ]
    )
    func ordinary(_ text: String) throws {
        var judge = RuleJudge()
        #expect(try verdict(text, by: &judge) == .followed)
        #expect(judge.searched == 0)
        #expect((1...20_000).contains(judge.promised))
    }

    @Test(
        "a day that never comes is known as one",
        arguments: [
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", true),
            ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31", true),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", false), ("FREQ=YEARLY;BYDAY=53MO", false),
            ("FREQ=WEEKLY;COUNT=1", false), ("FREQ=DAILY;UNTIL=20200101", false),
            ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", false),
        ]
    )
    func neverComes(_ text: String, isNever: Bool) throws {
        var judge = RuleJudge()
        #expect(try verdict(text, by: &judge) == (isNever ? .never : .followed))
    }

    @Test("every hour of the year is too often, every half hour of an evening is not")
    func often() throws {
        var judge = RuleJudge()
        #expect(try verdict("FREQ=HOURLY", by: &judge) == .tooOften)
        let evenings = "FREQ=DAILY;BYHOUR=18,19,20,21;BYMINUTE=0,30"
        #expect(try verdict(evenings, by: &judge) == .followed)
    }

    @Test("one kind of rule is looked for once, wherever it begins")
    func once() throws {
        var judge = RuleJudge()
        let rule = "FREQ=YEARLY;BYMONTH=1;BYYEARDAY=200"
        #expect(try verdict(rule, by: &judge) == .never)
        let searched = judge.searched
        #expect(searched > 0)
        for day in 10..<29 {
            #expect(try verdict(rule, from: "202611\(day)T100000", by: &judge) == .never)
            #expect(
                try verdict("\(rule);COUNT=\(day)", from: "202612\(day)T100000", by: &judge)
                    == .never
            )
        }
        #expect(judge.searched == searched)
    }

    @Test(
        "kinds without number end with the work that there is for one answer; what is plain is followed"
    )
    func many() throws {
        var judge = RuleJudge()
        var verdicts: [RuleJudge.Verdict] = []
        for first in 40..<300 {
            for second in 300..<360 {
                let rule = "FREQ=YEARLY;BYMONTH=1;BYYEARDAY=\(first),\(second)"
                verdicts.append(try verdict(rule, by: &judge))
            }
        }
        #expect(verdicts.first == .never)
        #expect(verdicts.last == .leftOut)
        #expect(judge.searched < 10_100_000)
        #expect(try verdict("FREQ=WEEKLY", by: &judge) == .followed)
    }

    @Test("more than can be followed for one answer is left out, and what takes little is not")
    func promised() throws {
        var judge = RuleJudge()
        let rule = "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3"
        let verdicts = try (0..<200).map { _ in try verdict(rule, by: &judge) }
        #expect(verdicts.first == .followed)
        #expect(verdicts.last == .leftOut)
        #expect(verdicts.count { $0 == .followed } == 99)
        #expect(try verdict("FREQ=WEEKLY;COUNT=2", by: &judge) == .followed)
    }

    @Test(
        "all rules of one answer together have so many times, and what has few of them is followed",
        arguments: [
            ("FREQ=DAILY", 366), ("FREQ=WEEKLY", 53), ("FREQ=WEEKLY;BYDAY=TU,TH", 106),
            ("FREQ=DAILY;COUNT=90", 90), ("FREQ=DAILY;BYHOUR=9,12,18", 1_098),
        ]
    )
    func times(_ rule: String, ofAYear: Int) throws {
        var judge = RuleJudge()
        let verdicts = try (0..<6_000).map { _ in try verdict(rule, by: &judge) }
        #expect(verdicts.count { $0 == .followed } == min(6_000, 250_000 / ofAYear))
        #expect(verdicts.first == .followed)
        #expect(verdicts.last == .leftOut)
        #expect(judge.times <= 250_000)
        #expect(try verdict("FREQ=YEARLY", by: &judge) == .followed)
    }

    @Test("the times of rules by hours count too")
    func timesByHours() throws {
        var judge = RuleJudge()
        let rule = "FREQ=HOURLY;BYHOUR=9,10,11,12"
        let verdicts = try (0..<300).map { _ in try verdict(rule, by: &judge) }
        #expect((150...171).contains(verdicts.count { $0 == .followed }))
        #expect(verdicts.last == .leftOut)
    }
}
