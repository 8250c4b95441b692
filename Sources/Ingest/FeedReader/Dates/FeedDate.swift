import Basics
public import Foundation

/// Reads the dates that feeds carry: RFC 822, RFC 3339, ISO 8601, asctime and the mess beyond.
public enum FeedDate {
    /// Texts longer than this are no dates.
    private static let longest = 128

    /// The moment that a text names, UTC where it names no zone; nil when it is no date.
    public static func parse(_ text: String) -> Date? {
        let trimmed = text.trimmingASCIISpace(alsoQuotes: true)
        guard !trimmed.isEmpty, trimmed.utf8.count <= longest else { return nil }
        let bytes = Array(trimmed.utf8)
        if let compact = CompactDate.parse(bytes) { return compact }
        if let iso = ISODate.parse(bytes) { return iso }
        if let mail = MailDate.parse(bytes) { return mail }
        return WrittenDate(trimmed).moment
    }

    static func moment(_ civil: CivilDate, offsetMinutes: Int, fraction: Double = 0) -> Date? {
        guard civil.isValid else { return nil }
        // No place on earth is more than 14 hours from Greenwich.
        let offset = abs(offsetMinutes) > 14 * 60 ? 0 : offsetMinutes
        let seconds = civil.secondsSince1970 - offset * 60
        guard FourDigitYears.seconds.contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    /// The century that two digits leave out.
    static func fullYear(_ year: Int, digits: Int) -> Int {
        digits > 2 ? year : year < 70 ? 2_000 + year : 1_900 + year
    }
}
