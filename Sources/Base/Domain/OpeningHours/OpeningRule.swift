import Recurrence

/// One rule of some hours: on which days, and what holds on them.
struct OpeningRule {
    /// Empty for the whole year.
    var periods: [OpeningPeriod] = []
    /// Nil for all days, where it names no holidays either.
    var weekdays: Set<Weekday>?
    var isForHolidays = false
    var day = OpeningDay.closed
    /// Whether it leaves what rules before it say.
    var isAdded = false
    /// Whether nothing is open then, whatever rules before it say.
    var isOff = false

    /// On a day that is counted from 0 in a leap year.
    func holds(on day: Int) -> Bool {
        periods.isEmpty || periods.contains { $0.contains(day) }
    }

    func apply(to week: inout OpeningWeek) {
        for weekday in Weekday.allCases where names(weekday) {
            week[weekday] = isAdded && !isOff ? week[weekday].adding(day) : day
        }
        if isForHolidays {
            week.holidays = isAdded && !isOff ? (week.holidays ?? .closed).adding(day) : day
        } else if weekdays == nil, !isAdded {
            // Who names all days names holidays too; who names Monday to Friday after `PH off` hardly means them.
            week.holidays = nil
        }
    }

    private func names(_ weekday: Weekday) -> Bool {
        weekdays.map { $0.contains(weekday) } ?? !isForHolidays
    }
}
