import Basics
import Domain
import Presentation
import Recurrence

/// What a rule says of its days, without beginning and end.
struct RuleWords {
    let rule: RecurrenceRule
    /// The day of the first time, which says what the rule leaves open.
    let start: Int
    let catalogue: Catalogue

    /// Nil where it is beyond words.
    var text: String? {
        guard rule.byHour.isEmpty, rule.byMinute.isEmpty, rule.bySecond.isEmpty,
            rule.byWeekNumber.isEmpty, rule.byYearDay.isEmpty,
            rule.bySetPosition.isEmpty || rule.frequency == .monthly
        else { return nil }
        return switch rule.frequency {
        case .daily: daily
        case .weekly: weekly
        case .monthly: monthly
        case .yearly: yearly
        case .secondly, .minutely, .hourly: nil
        }
    }

    private var daily: String? {
        guard rule.byMonthDay.isEmpty, rule.byDay.isEmpty || rule.interval == 1 else { return nil }
        guard rule.byDay.isEmpty else { return within(weekdays) }
        return within(catalogue.text(.seriesDays, count: rule.interval))
    }

    private var weekly: String? {
        guard rule.byMonthDay.isEmpty else { return nil }
        guard rule.interval > 1 else { return within(weekdays) }
        let days = catalogue.list(names.map(catalogue.weekdayName))
        return within(on(catalogue.text(.seriesWeeks, count: rule.interval), days))
    }

    private var monthly: String? {
        guard let days = daysOfMonth else { return nil }
        return within(on(catalogue.text(.seriesMonths, count: rule.interval), days))
    }

    private var yearly: String? {
        let period = catalogue.text(.seriesYears, count: rule.interval)
        let date = Day(ordinal: start)
        guard rule.byMonth.count <= 1, rule.byMonthDay.count <= 1 else { return nil }
        let month = rule.byMonth.first ?? date.month
        if rule.byDay.isEmpty {
            let number = rule.byMonthDay.first ?? date.day
            guard number > 0 else { return nil }
            let day = Day(year: date.year, month: month, day: number)
            return on(period, catalogue.text(.seriesYearDay, [.day: catalogue.dayOfYear(day)]))
        }
        guard rule.byMonthDay.isEmpty, !rule.byMonth.isEmpty, let days = numbered else {
            return nil
        }
        let name = catalogue.monthName(month)
        return on(period, catalogue.text(.seriesOfMonth, [.text: days, .month: name]))
    }

    private func on(_ period: String, _ days: String) -> String {
        catalogue.text(.seriesOn, [.period: period, .text: days])
    }

    /// Only in some months, where it says so.
    private func within(_ text: String) -> String {
        guard !rule.byMonth.isEmpty else { return text }
        let months = catalogue.list(rule.byMonth.map(catalogue.monthName))
        return catalogue.text(.seriesInMonths, [.text: text, .month: months])
    }

    /// The days of the week that it names, from Monday on, as numbers from Sunday.
    private var names: [Int] {
        let days = rule.byDay.isEmpty ? [Weekday(ofDay: start)] : rule.byDay.map(\.weekday)
        return Set(days).sorted().map { ($0.rawValue + 1) % 7 }
    }

    private var weekdays: String {
        let names = names
        if names.count == 7 { return catalogue.text(.seriesDays, count: 1) }
        if names == [1, 2, 3, 4, 5] { return catalogue[.seriesWorkdays] }
        let days = catalogue.list(names.map(catalogue.weekdayName))
        return catalogue.text(.seriesWeekly, [.weekday: days])
    }

    /// `el día 15`, `el primer sábado`.
    private var daysOfMonth: String? {
        if !rule.byDay.isEmpty { return rule.byMonthDay.isEmpty ? numbered : nil }
        guard rule.bySetPosition.isEmpty else { return nil }
        let days = rule.byMonthDay.isEmpty ? [Day(ordinal: start).day] : rule.byMonthDay
        var told: [String] = []
        for day in days.filter({ $0 > 0 }) + days.filter({ $0 < 0 }) {
            guard day >= -1 else { return nil }
            let number = day == 1 ? catalogue[.firstOfMonth] : String(day)
            let text = catalogue.text(.seriesMonthDay, [.number: number])
            told.append(day == -1 ? catalogue[.seriesLastDay] : text)
        }
        return catalogue.list(told)
    }

    /// The n-th days of the week of a month.
    private var numbered: String? {
        var days: [(number: Int, weekday: Weekday)] = []
        if rule.bySetPosition.isEmpty {
            for day in rule.byDay {
                guard let number = day.number else { return nil }
                days.append((number, day.weekday))
            }
        } else {
            // The n-th of one day of the week is the same said in another way.
            guard rule.byDay.count == 1, let day = rule.byDay.first, day.number == nil else {
                return nil
            }
            days = rule.bySetPosition.map { ($0, day.weekday) }
        }
        var told: [String] = []
        for (number, weekday) in days {
            guard let position = position(number) else { return nil }
            let name = catalogue.weekdayName((weekday.rawValue + 1) % 7)
            told.append(catalogue.text(.seriesNth, [.number: position, .weekday: name]))
        }
        return catalogue.list(told)
    }

    /// `primer`, `último`.
    private func position(_ number: Int) -> String? {
        let words = catalogue.words(number > 0 ? .seriesPositions : .seriesFromEnd)
        let index = abs(number) - 1
        return words.indices.contains(index) ? words[index] : nil
    }
}
