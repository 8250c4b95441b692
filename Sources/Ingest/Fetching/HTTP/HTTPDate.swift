import Basics
import CCurl
public import Foundation

/// The three forms of date that HTTP headers use, always in GMT (RFC 9110, 5.6.7).
public enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    /// The time of a date in one of the forms; nil for other text and for years that no page could show.
    public static func parse(_ text: String) -> Date? {
        let seconds = Int(curl_getdate(text, nil))
        guard seconds != -1, FourDigitYears.seconds.contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    /// The date as `Sun, 06 Nov 1994 08:49:37 GMT`.
    public static func format(_ date: Date) -> String {
        let bounds = FourDigitYears.seconds
        let seconds = Int(clamping: date.timeIntervalSince1970.rounded(.down))
        let total = min(max(seconds, bounds.lowerBound), bounds.upperBound)
        let day = (total >= 0 ? total : total - 86399) / 86400
        let time = total - day * 86400
        let (year, month, dayOfMonth) = CivilDays.date(day)
        let weekday = days[((day % 7) + 7) % 7]
        let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }
        let name = months[month - 1]
        return "\(weekday), \(padded(dayOfMonth, 2)) \(name) \(padded(year, 4)) "
            + clock.joined(separator: ":") + " GMT"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
