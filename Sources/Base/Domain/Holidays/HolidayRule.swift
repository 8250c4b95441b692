import Basics
import Recurrence

/// By which rule one public holiday falls on a day of a year.
enum HolidayRule {
    case fixed(_ month: Int, _ day: Int)
    /// Days after Easter Sunday.
    case easter(_ days: Int)
    /// The first is 1; the last of the month is -1.
    case nth(_ number: Int, _ weekday: Weekday, _ month: Int)
    /// A day that is moved by so many days where it falls on one of these.
    case moved(_ month: Int, _ day: Int, _ moves: [Weekday: Int])
    /// A day that counts where it falls on one of these.
    case only(_ month: Int, _ day: Int, _ weekdays: Set<Weekday>)
    /// Every so many years from one on.
    case every(_ years: Int, from: Int, _ month: Int, _ day: Int)
    /// The shortest day of the southern half of the Earth, by the clocks of Chile.
    case juneSolstice

    /// As a number of days since 1 January 1970; nil in years that do not have it.
    func ordinal(in year: Int) -> Int? {
        func number(_ month: Int, _ day: Int) -> Int {
            CivilDays.number(year: year, month: month, day: day)
        }
        switch self {
        case .fixed(let month, let day):
            return number(month, day)
        case .easter(let days):
            return Self.easter(in: year) + days
        case .nth(let nth, let weekday, let month):
            if nth < 0 {
                let last = number(month, CivilDays.count(inMonth: month, of: year))
                return last - (Weekday(ofDay: last).rawValue - weekday.rawValue + 7) % 7
            }
            let first = number(month, 1)
            let ahead = (weekday.rawValue - Weekday(ofDay: first).rawValue + 7) % 7
            return first + ahead + 7 * (nth - 1)
        case .moved(let month, let day, let moves):
            let meant = number(month, day)
            return meant + moves[Weekday(ofDay: meant), default: 0]
        case .only(let month, let day, let weekdays):
            let meant = number(month, day)
            return weekdays.contains(Weekday(ofDay: meant)) ? meant : nil
        case .every(let years, let first, let month, let day):
            return year >= first && (year - first) % years == 0 ? number(month, day) : nil
        case .juneSolstice:
            return number(6, year % 4 < 2 ? 20 : 21)
        }
    }

    /// Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher).
    private static func easter(in year: Int) -> Int {
        let (golden, century, rest) = (year % 19, year / 100, year % 100)
        let correction = (century - (century + 8) / 25 + 1) / 3
        let epact = (19 * golden + century - century / 4 - correction + 15) % 30
        let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
        let late = (golden + 11 * epact + 22 * weekday) / 451
        let sum = epact + weekday - 7 * late + 114
        return CivilDays.number(year: year, month: sum / 31, day: sum % 31 + 1)
    }
}
