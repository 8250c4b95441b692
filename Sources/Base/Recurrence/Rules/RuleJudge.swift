import Basics

/// Judges the rules of one answer: each kind of rule once, and all of them within one budget, whoever wrote them.
public struct RuleJudge: Sendable {
    /// What becomes of a rule.
    public enum Verdict: Sendable {
        case followed
        /// It names no day that there is.
        case never
        /// It names more times of a year than can be told.
        case tooOften
        /// What can be done for one answer is done.
        case leftOut
    }

    /// Whether rules by days come again, by what they say but for their end.
    private var coming: [Question: Bool] = [:]
    /// Whether those by hours come too often, and what following them takes.
    private var years: [Question: Answer] = [:]
    /// How many days and times were looked at.
    public private(set) var searched = 0
    /// What following all rules takes that are followed, for a year.
    public private(set) var promised = 0
    /// How many times of a year all rules have that are followed.
    public private(set) var times = 0

    /// Some hundred kinds of rules of which none ever comes.
    private static let mostSearched = 10_000_000
    /// A hundred rules that have to be followed to the end of all patience.
    private static let mostPromised = 40_000_000
    /// Some thousand weekly series without end, or some hundred daily ones: all times are held at once.
    private static let mostTimes = 250_000

    public init() {}

    /// Says whether a rule is to be followed.
    ///
    /// - Parameters:
    ///   - rule: as it was written.
    ///   - start: when it happens first.
    /// - Returns: the same for the same rules in the same order.
    public mutating func verdict(
        on rule: RecurrenceRule,
        from start: CalendarMoment
    ) -> Verdict {
        let answer = answer(rule, start)
        guard answer.verdict == .followed else { return answer.verdict }
        guard promised + answer.effort <= Self.mostPromised,
            times + answer.times <= Self.mostTimes
        else { return .leftOut }
        promised += answer.effort
        times += answer.times
        return .followed
    }

    /// Counts work that was done for the same answer elsewhere.
    public mutating func spend(_ work: Int) {
        searched += work
    }

    /// Whether anything may still be looked for.
    public var hasWork: Bool { searched < Self.mostSearched }

    /// A verdict, what following the rule takes, and how many times of a year it has.
    private struct Answer {
        let verdict: Verdict
        var effort = 0
        var times = 0
    }

    /// A rule with its start, or without where all starts are alike.
    private struct Question: Hashable {
        let rule: RecurrenceRule
        let start: CalendarMoment?
    }

    private mutating func answer(_ rule: RecurrenceRule, _ start: CalendarMoment) -> Answer {
        let reach = rule.reach(from: start)
        if reach.isEmpty { return Answer(verdict: .never) }
        let year = firstYear(rule, start)
        if let year, year.verdict != .followed { return year }
        if rule.frequency >= .daily, !reach.isPlain {
            guard let comes = comes(rule, start) else { return Answer(verdict: .leftOut) }
            if !comes { return Answer(verdict: .never) }
        }
        if let year { return year }
        let wall = RecurrenceRule.wall(of: start)
        return Answer(
            verdict: .followed,
            effort: reach.effort(from: wall),
            times: reach.times(from: wall)
        )
    }

    /// Nil for what no year is too short for.
    private mutating func firstYear(
        _ rule: RecurrenceRule,
        _ start: CalendarMoment
    ) -> Answer? {
        guard rule.hasManyTimes else { return nil }
        let question = Question(rule: rule, start: start)
        if let known = years[question] { return known }
        guard hasWork else { return Answer(verdict: .leftOut) }
        let year = rule.firstYear(from: start)
        let told = year.times * RuleReach.told
        searched += year.work + told
        // What is counted goes on after the year, and is followed from its beginning.
        let goesOn = rule.count.map { $0 > year.times } ?? false
        let effort = told + (goesOn ? RuleReach.mostLooked : year.work)
        let answer = Answer(
            verdict: year.isTooOften ? .tooOften : .followed,
            effort: effort,
            times: year.times
        )
        years[question] = answer
        return answer
    }

    /// Whether a rule by days comes again; nil where no work is left to look.
    private mutating func comes(_ rule: RecurrenceRule, _ start: CalendarMoment) -> Bool? {
        let wall = RecurrenceRule.wall(of: start)
        var kind = rule.completed(by: wall, isWholeDay: start.isWholeDay)
        (kind.until, kind.count) = (nil, nil)
        // At which hour it is matters only where one of them is chosen.
        if kind.bySetPosition.isEmpty {
            (kind.byHour, kind.byMinute, kind.bySecond) = ([], [], [])
        }
        let isAlike = rule.interval == 1 && wall.day < Self.lastAlike
        let question = Question(rule: kind, start: isAlike ? nil : start)
        if let known = coming[question] { return known }
        guard hasWork else { return nil }
        let (comes, work) = rule.second(from: start)
        searched += work
        coming[question] = comes
        return comes
    }

    /// The year 9000: before the end of all calendars it counts how much is left.
    private static let lastAlike = CivilDays.number(year: 9_000, month: 1, day: 1)
}
