import Basics

/// What a clock on the wall shows: a day of the calendar and a second of it, in no zone yet.
public struct WallTime: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let day: Int
    /// 0 to 86 399.
    public let second: Int

    public init(day: Int, second: Int = 0) {
        self.day = day
        self.second = second
    }

    /// - Parameter seconds: since 1970, as if the clock stood in Greenwich.
    public init(seconds: Int) {
        day = Self.floored(seconds, by: 86_400)
        second = seconds - day * 86_400
    }

    /// Nil for what no calendar or clock shows; a leap second counts as the one before it.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard Self.years.contains(year), (1...12).contains(month),
            (1...CivilDays.count(inMonth: month, of: year)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        self.day = CivilDays.number(year: year, month: month, day: day)
        self.second = hour * 3_600 + minute * 60 + min(second, 59)
    }

    /// Within which calendars are calculated.
    public static let years = 1...9_999

    /// Seconds since 1970, as if the clock stood in Greenwich.
    public var seconds: Int { day * 86_400 + second }

    public var weekday: Weekday { Weekday(ofDay: day) }

    public func adding(days: Int, seconds: Int = 0) -> WallTime {
        WallTime(seconds: self.seconds + days * 86_400 + seconds)
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.day, left.second) < (right.day, right.second)
    }

    /// A quotient that is rounded down, before 1970 too.
    static func floored(_ number: Int, by divisor: Int) -> Int {
        let quotient = number / divisor
        return number % divisor < 0 ? quotient - 1 : quotient
    }
}
