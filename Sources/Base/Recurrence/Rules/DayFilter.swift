import Basics

/// Says of a day whether the parts of a rule that are about days let it pass.
struct DayFilter {
    private let rule: RecurrenceRule
    private let plain: Set<Weekday>
    private let months: NamedNumbers
    private let monthDays: NamedNumbers
    private let yearDays: NamedNumbers
    private let weeks: NamedNumbers
    /// By the day of the week, which of them in a month or year.
    private let numbered: [NamedNumbers]

    init(_ rule: RecurrenceRule) {
        self.rule = rule
        plain = Set(rule.byDay.filter { $0.number == nil }.map(\.weekday))
        months = NamedNumbers(rule.byMonth)
        monthDays = NamedNumbers(rule.byMonthDay)
        yearDays = NamedNumbers(rule.byYearDay)
        weeks = NamedNumbers(rule.byWeekNumber)
        let isNumbered = rule.byDay.contains { $0.number != nil }
        numbered =
            !isNumbered
            ? []
            : Weekday.allCases.map { weekday in
                NamedNumbers(rule.byDay.filter { $0.weekday == weekday }.compactMap(\.number))
            }
    }

    func passes(_ day: Int) -> Bool {
        let date = CivilDays.date(day)
        guard mayPass(month: date.month) else { return false }
        if !rule.byMonthDay.isEmpty {
            let length = CivilDays.count(inMonth: date.month, of: date.year)
            guard monthDays.has(date.day, of: length) else { return false }
        }
        if !rule.byDay.isEmpty, !isWeekday(day, date) { return false }
        if !rule.byYearDay.isEmpty {
            let number = day - CivilDays.number(year: date.year, month: 1, day: 1) + 1
            guard yearDays.has(number, of: CivilDays.isLeap(date.year) ? 366 : 365) else {
                return false
            }
        }
        if !rule.byWeekNumber.isEmpty {
            let week = WeekOfYear(day: day, year: date.year, weekStart: rule.weekStart)
            guard weeks.has(week.number, of: week.count) else { return false }
        }
        return true
    }

    /// Whether a month may have such days at all.
    func mayPass(month: Int) -> Bool { rule.byMonth.isEmpty || months.has(month) }

    private func isWeekday(_ day: Int, _ date: (year: Int, month: Int, day: Int)) -> Bool {
        let weekday = Weekday(ofDay: day)
        if plain.contains(weekday) { return true }
        guard !numbered.isEmpty else { return false }
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
        let named = numbered[weekday.rawValue]
        return named.has(number) || named.has(fromEnd)
    }
}

/// The numbers of a list, which is asked for each day of many years.
private struct NamedNumbers {
    /// By the number and how far the least one is below nought.
    private let isNamed: [Bool]
    private let offset: Int

    init(_ numbers: [Int]) {
        offset = -min(0, numbers.min() ?? 0)
        guard let most = numbers.max() else {
            isNamed = []
            return
        }
        var isNamed = [Bool](repeating: false, count: offset + max(0, most) + 1)
        for number in numbers { isNamed[offset + number] = true }
        self.isNamed = isNamed
    }

    func has(_ number: Int) -> Bool {
        let place = offset + number
        return isNamed.indices.contains(place) && isNamed[place]
    }

    /// Whether one names the number, counted from the beginning or from the end.
    func has(_ number: Int, of length: Int) -> Bool { has(number) || has(number - length - 1) }
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
