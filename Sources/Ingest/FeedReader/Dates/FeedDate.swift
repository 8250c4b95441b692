import Basics
public import Foundation
import Recurrence

/// Reads the dates that feeds carry: RFC 822, RFC 3339, ISO 8601, asctime and the mess beyond.
public enum FeedDate {
    /// Texts longer than this are no dates.
    private static let longest = 128

    /// What a text says as a date.
    struct Reading {
        let date: Date
        /// What it tells of other dates with slashes; nil where it is none.
        let slashes: SlashedDates.Sign?
    }

    /// The moment that a text names, UTC where it names no zone; nil when it is no date.
    public static func parse(_ text: String) -> Date? {
        parse(text, in: .gmt)
    }

    /// Reads a date that may be a day alone.
    ///
    /// - Parameters:
    ///   - text: The date, with the month first where slashes leave that open.
    ///   - zone: In which a day without an hour begins.
    /// - Returns: The moment, UTC where an hour is named and no zone; nil when it is no date.
    public static func parse(_ text: String, in zone: TimeZone) -> Date? {
        read(text, in: DateSense(zone: ZoneClock(zone)))?.date
    }

    /// Reads a text as a date; nil when it is none. The zero of computers is what programs write where they know none.
    static func read(_ text: String, in sense: DateSense) -> Reading? {
        let trimmed = text.trimmingASCIISpace(alsoQuotes: true)
        guard !trimmed.isEmpty, trimmed.utf8.count <= longest else { return nil }
        let bytes = Array(trimmed.utf8)
        if let time = CompactDate.parse(bytes) ?? ISODate.parse(bytes) {
            return reading(of: time, in: sense)
        }
        if let moment = MailDate.parse(bytes) {
            return reading(of: .moment(moment), in: sense)
        }
        guard let written = WrittenDate(trimmed, slashes: sense.slashes).found else { return nil }
        return reading(of: written.time, in: sense, slashes: written.sign)
    }

    private static func reading(
        of time: NamedTime,
        in sense: DateSense,
        slashes: SlashedDates.Sign? = nil
    ) -> Reading? {
        switch time {
        case .moment(let date):
            guard date.timeIntervalSince1970.rounded(.down) != 0 else { return nil }
            return Reading(date: date, slashes: slashes)
        case .day(let day):
            guard day.dayNumber != 0 else { return nil }
            let date = beginning(of: day, in: sense)
            guard FourDigitYears.moments.contains(date) else { return nil }
            return Reading(date: date, slashes: slashes)
        }
    }

    /// When a day begins; one that has begun in Greenwich and not yet in the zone is taken for the time of its answer.
    private static func beginning(of day: CivilDate, in sense: DateSense) -> Date {
        let date = sense.zone.midnight(ofDay: day.dayNumber)
        guard let now = sense.now, now < date,
            now.timeIntervalSince1970 >= Double(day.secondsSince1970)
        else { return date }
        return now
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
