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
    public init(_ date: Date, in zone: TimeZone) {
        let moment = NewsTime.clamped(date)
        let local =
            Int(clamping: moment.timeIntervalSince1970.rounded(.down))
            + zone.secondsFromGMT(for: moment)
        let days = (local >= 0 ? local : local - 86_399) / 86_400
        let seconds = local - days * 86_400
        let date = CivilDays.date(days)
        day = Day(year: date.year, month: date.month, day: date.day)
        hour = seconds / 3_600
        minute = seconds % 3_600 / 60
        second = seconds % 60
        weekday = ((days % 7) + 11) % 7
    }

    /// `18:30`.
    public var clock: String { Self.clock(hour: hour, minute: minute) }

    /// `18:30` for a time of day alone.
    public static func clock(hour: Int, minute: Int) -> String {
        "\(hour.zeroPadded(2)):\(minute.zeroPadded(2))"
    }
}
