import Basics
public import Foundation

/// Which moments and days a newspaper can have to do with: whatever else claims to be one is none.
public enum NewsTime {
    /// Four digits, as addresses, feeds and calendars write a year.
    public static let years = 1_000...9_999
    /// 1000-01-01 to 9999-12-31, UTC.
    public static let moments =
        Date(
            timeIntervalSince1970: -30_610_224_000
        )...Date(
            timeIntervalSince1970: 253_402_300_799
        )
    /// No clock can be right that is behind this program's first year: 2026-01-01, UTC.
    public static let earliestBuild = Date(timeIntervalSince1970: 1_767_225_600)
    /// Nobody tells sooner of what will be.
    public static let farthest: TimeInterval = 10 * 366 * 86_400

    /// With which the calendar is calculated: the years 1 to 9999.
    private static let calculated = FourDigitYears.moments.lowerBound...moments.upperBound

    /// The moment nearest to a date of any size.
    public static func clamped(_ date: Date) -> Date {
        guard !date.timeIntervalSince1970.isNaN else { return calculated.lowerBound }
        return min(max(date, calculated.lowerBound), calculated.upperBound)
    }
}

extension Date {
    /// Nil where no news can be of this moment; of what is to come, ten years ahead of `now` is the limit, if that may be
    /// right.
    public func plausible(at now: Date) -> Date? {
        let isNear = self <= max(now, NewsTime.earliestBuild).addingTimeInterval(NewsTime.farthest)
        return isNear && NewsTime.moments.contains(self) ? self : nil
    }

    /// Nil where it is outside of what four digits of a year can write.
    public var plausible: Date? { NewsTime.moments.contains(self) ? self : nil }
}

extension Day {
    /// Nil where it is no day of the calendar within what four digits of a year can write.
    public var plausible: Day? {
        NewsTime.years.contains(year) && (1...12).contains(month) && (1...31).contains(day)
            ? self : nil
    }
}
