public import Foundation

/// Dates as the web writes them, always in UTC; those of years that four digits cannot write are the first or the last second that they can.
public enum WebDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    /// From the day on which time began, 1 January 1970.
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    /// RFC 3339: `2026-11-21T06:00:00Z`.
    public static func rfc3339(_ date: Date) -> String {
        let (day, clock) = parts(of: date)
        let (year, month, dayOfMonth) = CivilDays.date(day)
        return "\(year.zeroPadded(4))-\(month.zeroPadded(2))-\(dayOfMonth.zeroPadded(2))T\(clock)Z"
    }

    /// RFC 1123, which RFC 9110 calls IMF-fixdate: `Sat, 21 Nov 2026 06:00:00 GMT`.
    public static func rfc1123(_ date: Date) -> String {
        let (day, clock) = parts(of: date)
        let (year, month, dayOfMonth) = CivilDays.date(day)
        return "\(weekdays[((day % 7) + 7) % 7]), \(dayOfMonth.zeroPadded(2)) "
            + "\(months[month - 1]) \(year.zeroPadded(4)) \(clock) GMT"
    }

    /// The day since 1970, and the time of day as `06:00:00`.
    private static func parts(of date: Date) -> (day: Int, clock: String) {
        let bounds = FourDigitYears.seconds
        let seconds = Int(clamping: date.timeIntervalSince1970.rounded(.down))
        let total = min(max(seconds, bounds.lowerBound), bounds.upperBound)
        let day = (total >= 0 ? total : total - 86_399) / 86_400
        let time = total - day * 86_400
        let clock = [time / 3_600, time / 60 % 60, time % 60].map { $0.zeroPadded(2) }
        return (day, clock.joined(separator: ":"))
    }
}
