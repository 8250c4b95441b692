import Basics

/// The periods of a rule one after the other, each with the times at which it happens in it, in order.
struct RulePeriods {
    private let rule: RecurrenceRule
    private let start: WallTime
    private let filter: DayFilter
    private let times: [Int]
    private let lastDay: Int
    private var index: Int
    /// Days of the period, from the last to the first, whose times are still to be told.
    private var daysLeft: [Int] = []
    /// How many days and times were looked at.
    private(set) var work = 0

    /// - Parameters:
    ///   - rule: completed by its start.
    ///   - start: when it happens first.
    ///   - from: before which nobody asks; periods are left out only where nothing is counted.
    ///   - to: after which nobody asks, so that what never happens ends too.
    init(_ rule: RecurrenceRule, start: WallTime, from: WallTime, to: WallTime) {
        self.rule = rule
        self.start = start
        lastDay = min(to.day, Self.lastDay)
        filter = DayFilter(rule)
        times =
            rule.frequency < .daily
            ? [] : Self.times(rule.byHour, rule.byMinute, rule.bySecond)
        index = 0
        work = times.count
        if rule.count == nil, start < from { index = max(0, index(before: from)) }
    }

    /// The times of the next period or of a day in it, perhaps none; nil where no more are asked for.
    mutating func next() -> [WallTime]? {
        if let unit = rule.frequency.seconds { return nextTimes(unit) }
        if let day = daysLeft.popLast() {
            work += times.count
            return times.map { WallTime(day: day, second: $0) }
        }
        guard let days = days(), days.lowerBound <= lastDay else { return nil }
        index += 1
        let found = passing(days)
        guard rule.bySetPosition.isEmpty else {
            work += rule.bySetPosition.count
            return chosen(of: found.count * times.count) {
                WallTime(day: found[$0 / times.count], second: times[$0 % times.count])
            }
        }
        daysLeft = found.reversed()
        return []
    }

    /// The days of a period that the rule lets pass; months that it does not name are passed over as a whole.
    private mutating func passing(_ days: ClosedRange<Int>) -> [Int] {
        guard !rule.byMonth.isEmpty else {
            work += days.count
            return days.filter(filter.passes)
        }
        var found: [Int] = []
        var day = days.lowerBound
        while day <= days.upperBound {
            let date = CivilDays.date(day)
            let next = day - date.day + 1 + CivilDays.count(inMonth: date.month, of: date.year)
            let end = min(next, days.upperBound + 1)
            if filter.mayPass(month: date.month) {
                work += end - day
                found += (day..<end).filter(filter.passes)
            } else {
                work += 1
                if rule.frequency == .daily { skip(toDay: next) }
            }
            day = end
        }
        return found
    }

    /// To the first period of days that does not begin before some day.
    private mutating func skip(toDay day: Int) {
        index = max(index, (day - start.day + rule.interval - 1) / rule.interval)
    }

    /// Of the last year that calendars know.
    private static let lastDay = CivilDays.number(year: 9_999, month: 12, day: 31)

    private func days() -> ClosedRange<Int>? {
        let date = CivilDays.date(start.day)
        let step = index * rule.interval
        switch rule.frequency {
        case .yearly:
            let year = date.year + step
            guard year <= WallTime.years.upperBound else { return nil }
            let first = CivilDays.number(year: year, month: 1, day: 1)
            return first...(first + (CivilDays.isLeap(year) ? 365 : 364))
        case .monthly:
            let months = date.year * 12 + date.month - 1 + step
            let (year, month) = (months / 12, months % 12 + 1)
            guard year <= WallTime.years.upperBound else { return nil }
            let first = CivilDays.number(year: year, month: month, day: 1)
            return first...(first + CivilDays.count(inMonth: month, of: year) - 1)
        case .weekly:
            let first = weekBegin + step * 7
            return first...(first + 6)
        case .daily, .hourly, .minutely, .secondly: return (start.day + step)...(start.day + step)
        }
    }

    private var weekBegin: Int {
        start.day - (start.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
    }

    /// A period that ends before a time, or holds it.
    private func index(before from: WallTime) -> Int {
        let (first, wanted) = (CivilDays.date(start.day), CivilDays.date(from.day))
        let passed: Int
        switch rule.frequency {
        case .yearly: passed = wanted.year - first.year
        case .monthly: passed = (wanted.year - first.year) * 12 + wanted.month - first.month
        case .weekly: passed = (from.day - weekBegin) / 7
        case .daily: passed = from.day - start.day
        case .hourly, .minutely, .secondly:
            let unit = rule.frequency.seconds ?? 1
            passed = (from.seconds - start.seconds) / unit - 1
        }
        return passed / rule.interval
    }

    /// What is shorter than a day: days and hours that do not count are passed over as a whole.
    private mutating func nextTimes(_ unit: Int) -> [WallTime]? {
        work += 1
        let base = WallTime.floored(start.seconds, by: unit)
        let time = WallTime(seconds: (base + index * rule.interval) * unit)
        guard time.day <= lastDay else { return nil }
        guard filter.passes(time.day) else {
            skip(to: (time.day + 1) * 86_400, base, unit)
            return []
        }
        let (hour, minute) = (time.second / 3_600, time.second / 60 % 60)
        guard rule.byHour.isEmpty || rule.byHour.contains(hour) else {
            skip(to: time.day * 86_400 + (hour + 1) * 3_600, base, unit)
            return []
        }
        if unit < 3_600, !rule.byMinute.isEmpty, !rule.byMinute.contains(minute) {
            skip(to: time.day * 86_400 + hour * 3_600 + (minute + 1) * 60, base, unit)
            return []
        }
        index += 1
        work += rule.bySetPosition.count
        if unit == 1 {
            let passes = rule.bySecond.isEmpty || rule.bySecond.contains(time.second % 60)
            return passes ? chosen(of: 1) { _ in time } : []
        }
        let minutes = unit == 3_600 ? rule.byMinute : [minute]
        let found = Self.times([hour], minutes, rule.bySecond)
        work += found.count
        return chosen(of: found.count) { WallTime(day: time.day, second: found[$0]) }
    }

    /// To the first period that does not begin before some second.
    private mutating func skip(to seconds: Int, _ base: Int, _ unit: Int) {
        let units = seconds / unit - base
        index = max(index + 1, (units + rule.interval - 1) / rule.interval)
    }

    private static func times(_ hours: [Int], _ minutes: [Int], _ seconds: [Int]) -> [Int] {
        hours.flatMap { hour in
            minutes.flatMap { minute in seconds.map { hour * 3_600 + minute * 60 + $0 } }
        }
    }

    /// Of the times of one period those at the positions that the rule names; all where it names none.
    private func chosen(of count: Int, _ time: (Int) -> WallTime) -> [WallTime] {
        guard !rule.bySetPosition.isEmpty else { return (0..<count).map(time) }
        let places = Set(rule.bySetPosition.map { $0 > 0 ? $0 - 1 : count + $0 })
        return places.filter((0..<count).contains).sorted().map(time)
    }
}
