import Basics
public import Foundation

/// Reads the forms in which a date may stand in front matter.
public enum FrontMatterDate {
    /// Before 1600 there were no newspapers: an earlier year is a slip, and the calendar was another one.
    public static let earliest = Date(timeIntervalSince1970: -11_676_096_000)

    /// Whether the text begins with `YYYY-MM-DD`, whatever the digits are.
    static func isLike(_ text: String) -> Bool {
        var reader = DigitReader(text)
        guard day(&reader) != nil else { return false }
        return reader.isAtEnd || reader.skip(where: { "Tt ".utf8.contains($0) })
    }

    /// Reads RFC 3339, `YYYY-MM-DD hh:mm[:ss]` or `YYYY-MM-DD`; the time zone is for a text that
    /// names none. Nil when it is in none of the forms or no day of the calendar.
    public static func parse(_ text: String, timeZone: TimeZone) -> Date? {
        var reader = DigitReader(text)
        guard var components = day(&reader) else { return nil }
        guard !reader.isAtEnd else { return date(components, in: timeZone) }
        guard reader.skip(where: { "Tt ".utf8.contains($0) }),
            let hour = reader.number(digits: 2, in: 0...23), reader.skip(":"),
            let minute = reader.number(digits: 2, in: 0...59)
        else { return nil }
        components.hour = hour
        components.minute = minute
        var fraction = 0.0
        if reader.skip(":") {
            guard let second = reader.number(digits: 2, in: 0...59) else { return nil }
            components.second = second
            if reader.skip(".") {
                guard let part = reader.fraction() else { return nil }
                fraction = part
            }
        }
        if reader.isAtEnd { return date(components, in: timeZone, plus: fraction) }
        _ = reader.skip(" ")
        guard let offset = offset(&reader), reader.isAtEnd,
            let zone = TimeZone(secondsFromGMT: 0)
        else { return nil }
        return date(components, in: zone, plus: fraction - Double(offset))
    }

    private static func day(_ reader: inout DigitReader) -> DateComponents? {
        guard let year = reader.number(digits: 4, in: 0...9999), reader.skip("-"),
            let month = reader.number(digits: 2, in: 0...99), reader.skip("-"),
            let day = reader.number(digits: 2, in: 0...99)
        else { return nil }
        return DateComponents(year: year, month: month, day: day)
    }

    /// The offset from UTC in seconds.
    private static func offset(_ reader: inout DigitReader) -> Int? {
        if reader.skip(where: { "Zz".utf8.contains($0) }) { return 0 }
        let isNegative = reader.skip("-")
        guard isNegative || reader.skip("+"),
            let hours = reader.number(digits: 2, in: 0...23), reader.skip(":"),
            let minutes = reader.number(digits: 2, in: 0...59)
        else { return nil }
        return (isNegative ? -60 : 60) * (hours * 60 + minutes)
    }

    private static func date(
        _ components: DateComponents,
        in timeZone: TimeZone,
        plus seconds: Double = 0
    ) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        guard let date = calendar.date(from: components) else { return nil }
        // The calendar moves 30 February into March; an hour that the summer time leaves out is
        // moved too, but not to another day.
        let day = calendar.dateComponents([.year, .month, .day], from: date)
        guard day.year == components.year, day.month == components.month, day.day == components.day
        else { return nil }
        let moment = date.addingTimeInterval(seconds)
        return FourDigitYears.moments.contains(moment) ? moment : nil
    }
}
