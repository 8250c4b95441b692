import Basics
import Domain
import Foundation

/// Days counted from the first of 1970, as the index orders and filters by them.
enum SearchDays {
    /// The day of a moment in a zone.
    static func number(of moment: Date, in zone: TimeZone) -> Int {
        let local = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        return Int(clamping: (local / 86_400).rounded(.down))
    }

    /// Civil date to days by Howard Hinnant's `days_from_civil`.
    static func number(of day: Day) -> Int {
        let year = day.month <= 2 ? day.year - 1 : day.year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((day.month + 9) % 12) + 2) / 5 + day.day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// A moment of which only the day is known.
    static func noon(of day: Int, in zone: TimeZone) -> Date {
        let noon = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
        return noon - Double(zone.secondsFromGMT(for: noon))
    }
}
