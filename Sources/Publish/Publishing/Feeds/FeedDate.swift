import Domain
import Foundation

/// Dates as feeds and sitemaps spell them, always in UTC.
enum FeedDate {
    /// RFC 3339: `2026-11-21T06:00:00Z`.
    static func rfc3339(_ date: Date) -> String {
        let time = CivilTime(date, in: .gmt)
        return "\(padded(time.day.year, 4))-\(padded(time.day.month))-\(padded(time.day.day))"
            + "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))Z"
    }

    /// RFC 822 with the four-digit year of RFC 1123: `Sat, 21 Nov 2026 06:00:00 GMT`.
    static func rfc822(_ date: Date) -> String {
        let time = CivilTime(date, in: .gmt)
        return "\(weekdays[time.weekday]), \(padded(time.day.day)) \(months[time.day.month - 1]) "
            + "\(padded(time.day.year, 4)) "
            + "\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second)) GMT"
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
