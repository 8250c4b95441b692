import Basics

/// What can be said of the times of a rule without looking for them.
struct RuleReach {
    private let rule: RecurrenceRule

    /// - Parameter rule: completed by its start.
    init(_ rule: RecurrenceRule) {
        self.rule = rule
    }

    /// Whether no day or place in a period can ever be one of its own: the 31st of February, or the second of one.
    var isEmpty: Bool {
        if !rule.byMonthDay.isEmpty, !monthsNamed.contains(where: hasDay) { return true }
        guard !rule.bySetPosition.isEmpty else { return false }
        return rule.bySetPosition.allSatisfy { abs($0) > mostOfAPeriod }
    }

    private var monthsNamed: [Int] { rule.byMonth.isEmpty ? Array(1...12) : rule.byMonth }

    private func hasDay(_ month: Int) -> Bool {
        let length = CivilDays.count(inMonth: month, of: 2_000)
        return rule.byMonthDay.contains { abs($0) <= length }
    }

    /// How many times there are on one of its days.
    var timesOfADay: Int { Self.count(rule.byHour, rule.byMinute, rule.bySecond) }

    private static func count(_ lists: [Int]...) -> Int {
        lists.reduce(1) { $0 * max(1, $1.count) }
    }

    /// More times than this no period has, before positions are chosen among them.
    private var mostOfAPeriod: Int {
        switch rule.frequency {
        case .secondly: 1
        case .minutely: Self.count(rule.bySecond)
        case .hourly: Self.count(rule.byMinute, rule.bySecond)
        case .daily, .weekly, .monthly, .yearly: mostDays * timesOfADay
        }
    }

    private var mostDays: Int {
        let plain = rule.byDay.count { $0.number == nil }
        let numbered = rule.byDay.count - plain
        let months = monthsNamed.count
        var most: [Int]
        switch rule.frequency {
        case .yearly:
            most = [min(366, months * 31), plain * 53 + numbered * months]
            most[0] = rule.byMonthDay.isEmpty ? most[0] : months * rule.byMonthDay.count
            if !rule.byYearDay.isEmpty { most.append(rule.byYearDay.count) }
        case .monthly:
            most = [rule.byMonthDay.isEmpty ? 31 : rule.byMonthDay.count, plain * 5 + numbered]
        case .weekly: most = [7, plain]
        case .daily, .hourly, .minutely, .secondly: return 1
        }
        if rule.byDay.isEmpty { most.remove(at: 1) }
        return most.min() ?? 1
    }
}

extension RuleReach {
    /// Whether each of its periods surely has a time, or each week where it goes by single days, so that nobody need look
    /// for one: nearly all rules that people write.
    var isPlain: Bool {
        guard rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty else { return false }
        let least: Int
        switch rule.frequency {
        case .secondly, .minutely, .hourly: return false
        case .daily:
            guard rule.byMonth.isEmpty, rule.byMonthDay.isEmpty else { return false }
            guard rule.byDay.isEmpty || rule.interval == 1 else { return false }
            least = 1
        case .weekly:
            guard rule.byMonth.isEmpty, rule.byMonthDay.isEmpty else { return false }
            least = rule.byDay.count
        case .monthly:
            guard rule.byMonth.isEmpty else { return false }
            least = leastOfAMonth
        case .yearly: least = leastOfAMonth
        }
        let positions = rule.bySetPosition
        return least > 0 && rule.interval <= Self.mostInterval(rule.frequency)
            && (positions.isEmpty || positions.contains { abs($0) <= least * timesOfADay })
    }

    /// So many days of it each month has.
    private var leastOfAMonth: Int {
        guard rule.byDay.isEmpty || rule.byMonthDay.isEmpty else { return 0 }
        if rule.byDay.isEmpty {
            return rule.byMonthDay.contains { abs($0) <= 28 } ? 1 : 0
        }
        let plain = rule.byDay.count { $0.number == nil }
        if plain > 0 { return plain * 4 }
        return rule.byDay.contains { abs($0.number ?? 0) <= 4 } ? 1 : 0
    }

    /// The next time of a longer one may be in another century.
    private static func mostInterval(_ frequency: RecurrenceRule.Frequency) -> Int {
        switch frequency {
        case .yearly: 30
        case .monthly: 360
        case .weekly: 1_500
        default: 10_000
        }
    }
}

extension RuleReach {
    /// Telling a time takes as much as looking at so many days.
    static let told = 20
    /// Nothing is followed for longer.
    static let mostLooked = ExpansionLimits.standard.work

    /// About how much it takes to follow a rule by days for a year, from its beginning on where its times are counted.
    ///
    /// - Parameter start: when it happens first.
    /// - Returns: days that are looked at, and times that are told, which count for more.
    func effort(from start: WallTime) -> Int {
        let days = year.days
        let told = times(from: start) * Self.told
        guard let count = rule.count else { return periods(from: start) * days + told }
        let weeks = rule.frequency == .daily && !rule.byDay.isEmpty ? 7 : 1
        let looked = isPlain ? count * days * weeks : Self.mostLooked
        return min(looked, Self.mostLooked) + told
    }

    /// About how many times of a year a rule by days has, at most.
    ///
    /// - Parameter start: when it happens first.
    /// - Returns: of what ends sooner, all of them.
    func times(from start: WallTime) -> Int {
        let most = periods(from: start) * timesOfADay * timesDays
        return rule.count.map { min($0, most) } ?? most
    }

    /// How many periods of a year it comes to.
    private func periods(from start: WallTime) -> Int {
        let periods = year.periods
        let inAYear = max(1, periods / rule.interval)
        guard let until = rule.until else { return inAYear }
        let end = RecurrenceSet.wall(of: until, clock: ZoneClock(offset: 0)).day
        return min(inAYear, max(0, end - start.day) * periods / 366 / rule.interval + 1)
    }

    /// How many periods a year has, and how many days are looked at in one.
    private var year: (periods: Int, days: Int) {
        switch rule.frequency {
        case .yearly: (1, rule.byMonth.isEmpty ? 366 : rule.byMonth.count * 31)
        case .monthly: (12, 31)
        case .weekly: (53, 7)
        default: (366, 1)
        }
    }

    /// On how many days of a period it may happen.
    private var timesDays: Int {
        rule.bySetPosition.isEmpty ? mostDays : min(mostDays, rule.bySetPosition.count)
    }
}
