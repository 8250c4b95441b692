import Basics
public import Foundation

/// The three forms of date that HTTP headers use, always in GMT (RFC 9110, 5.6.7).
public enum HTTPDate {
    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    public static func parse(_ text: String) -> Date? {
        let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
        guard words.count >= 5 else { return nil }
        // asctime names the month before the day and the year last.
        let isFirstForm = words[1].first?.isNumber ?? false
        let dayWord = isFirstForm ? words[1] : words[2]
        let monthWord = (isFirstForm ? words[2] : words[1]).lowercased()
        let yearWord = isFirstForm ? words[3] : words[4]
        let clock = (isFirstForm ? words[4] : words[3]).split(separator: ":")
            .map { Int(foreign: $0) }
        guard let day = Int(foreign: dayWord), (1...31).contains(day),
            let month = months.firstIndex(of: String(monthWord.prefix(3))),
            let year = fullYear(yearWord), (1...9999).contains(year),
            clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let seconds = daysSince1970(year, month + 1, day) * 86400 + hour * 3600 + minute * 60
        return Date(timeIntervalSince1970: TimeInterval(seconds + second))
    }

    /// The date as `Sun, 06 Nov 1994 08:49:37 GMT`.
    public static func format(_ date: Date) -> String {
        let bounds = FourDigitYears.seconds
        let seconds = Int(clamping: date.timeIntervalSince1970.rounded(.down))
        let total = min(max(seconds, bounds.lowerBound), bounds.upperBound)
        let day = (total >= 0 ? total : total - 86399) / 86400
        let time = total - day * 86400
        let (year, month, dayOfMonth) = civil(day)
        let weekday = days[((day % 7) + 7) % 7]
        let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }
        let name = months[month - 1].capitalized
        return "\(weekday), \(padded(dayOfMonth, 2)) \(name) \(padded(year, 4)) "
            + clock.joined(separator: ":") + " GMT"
    }

    /// RFC 850 dates have two digits, which are read as POSIX does.
    private static func fullYear(_ word: String) -> Int? {
        guard let year = Int(foreign: word), word.utf8.count == 2 else {
            return Int(foreign: word)
        }
        return year < 69 ? 2000 + year : 1900 + year
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }

    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let civilMonth = month < 10 ? month + 3 : month - 9
        return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, day)
    }
}
