import Basics

/// Says of a day whether the parts of a rule that are about days let it pass.
struct DayFilter {
    private let rule: RecurrenceRule
    private let plain: Set<Weekday>
    private let numbered: [NumberedWeekday]

    init(_ rule: RecurrenceRule) {
        self.rule = rule
        plain = Set(rule.byDay.filter { $0.number == nil }.map(\.weekday))
        numbered = rule.byDay.filter { $0.number != nil }
    }

    func passes(_ day: Int) -> Bool {
        let date = CivilDays.date(day)
        if !rule.byMonth.isEmpty, !rule.byMonth.contains(date.month) { return false }
        if !rule.byMonthDay.isEmpty {
            let length = CivilDays.count(inMonth: date.month, of: date.year)
            guard Self.has(rule.byMonthDay, date.day, of: length) else { return false }
        }
        if !rule.byDay.isEmpty, !isWeekday(day, date) { return false }
        if !rule.byYearDay.isEmpty {
            let number = day - CivilDays.number(year: date.year, month: 1, day: 1) + 1
            let length = CivilDays.isLeap(date.year) ? 366 : 365
            guard Self.has(rule.byYearDay, number, of: length) else { return false }
        }
        if !rule.byWeekNumber.isEmpty {
            let week = WeekOfYear(day: day, year: date.year, weekStart: rule.weekStart)
            guard Self.has(rule.byWeekNumber, week.number, of: week.count) else { return false }
        }
        return true
    }

    /// Whether a list names the number, counted from the beginning or from the end.
    private static func has(_ list: [Int], _ number: Int, of length: Int) -> Bool {
        list.contains(number) || list.contains(number - length - 1)
    }

    private func isWeekday(_ day: Int, _ date: (year: Int, month: Int, day: Int)) -> Bool {
        let weekday = Weekday(ofDay: day)
        if plain.contains(weekday) { return true }
        guard numbered.contains(where: { $0.weekday == weekday }) else { return false }
        // They are counted in the month, unless a rule for years names none.
        let place: Int
        let length: Int
        if rule.frequency == .yearly, rule.byMonth.isEmpty {
            place = day - CivilDays.number(year: date.year, month: 1, day: 1)
            length = CivilDays.isLeap(date.year) ? 366 : 365
        } else {
            place = date.day - 1
            length = CivilDays.count(inMonth: date.month, of: date.year)
        }
        let (number, fromEnd) = (place / 7 + 1, -((length - 1 - place) / 7 + 1))
        return numbered.contains {
            $0.weekday == weekday && ($0.number == number || $0.number == fromEnd)
        }
    }
}

/// The number of a day's week and how many weeks its year has: the first has at least four days in the year.
struct WeekOfYear {
    let number: Int
    let count: Int

    init(day: Int, year: Int, weekStart: Weekday) {
        let starts = (-1...2).map { Self.first(of: year + $0, weekStart) }
        // A day at either end of the year may be in a week of the year beside it.
        let index = starts.lastIndex { $0 <= day } ?? 0
        number = (day - starts[index]) / 7 + 1
        count = index + 1 < starts.count ? (starts[index + 1] - starts[index]) / 7 : 52
    }

    /// The day with which the first week of a year begins.
    private static func first(of year: Int, _ weekStart: Weekday) -> Int {
        let fourth = CivilDays.number(year: year, month: 1, day: 4)
        let back = (Weekday(ofDay: fourth).rawValue - weekStart.rawValue + 7) % 7
        return fourth - back
    }
}
