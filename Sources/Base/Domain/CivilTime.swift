import Basics
public import Foundation

/// A moment broken down into the civil calendar of one time zone (proleptic Gregorian).
public struct CivilTime: Hashable, Sendable {
    public let day: Day
    public let hour: Int
    public let minute: Int
    public let second: Int
    /// 0 is Sunday.
    public let weekday: Int

    /// What is before the year 1 or after 9999 counts as the first or last moment between them.
    ///
    /// Days to civil date by Howard Hinnant's `civil_from_days` (era arithmetic on 400 years).
    public init(_ date: Date, in zone: TimeZone) {
        let date = NewsTime.clamped(date)
        let local =
            Int(clamping: date.timeIntervalSince1970.rounded(.down))
            + zone.secondsFromGMT(for: date)
        let days = (local >= 0 ? local : local - 86_399) / 86_400
        let seconds = local - days * 86_400
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        day = Day(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
        hour = seconds / 3_600
        minute = seconds % 3_600 / 60
        second = seconds % 60
        weekday = ((days % 7) + 11) % 7
    }
}
