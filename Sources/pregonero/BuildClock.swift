import Basics
import Foundation
import Markdown

/// The one look at the clock of a run: a flag, the environment, or now.
enum BuildClock {
    static func date(flag: String?, environment: [String: String]) throws(ExitReason) -> Date {
        if let flag {
            guard let date = try? Date(flag, strategy: .iso8601), isThere(date, as: flag) else {
                throw .usage("--clock: '\(flag)' is no time such as 2026-11-21T06:00:00Z")
            }
            return try checked(date, flag)
        }
        if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
            guard let seconds = Int(text) else {
                throw .usage("SOURCE_DATE_EPOCH: '\(text)' is no number of seconds")
            }
            return try checked(Date(timeIntervalSince1970: Double(seconds)), text)
        }
        return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }

    /// Foundation takes 30 February for a day of March, and 25 o'clock for an hour of the next day.
    private static func isThere(_ date: Date, as text: String) -> Bool {
        guard FourDigitYears.moments.contains(date) else { return true }
        return FrontMatterDate.parse(text, timeZone: .gmt) != nil
    }

    /// Dates of the years 1 to 9999 only: others have no place in addresses and feeds.
    private static func checked(_ date: Date, _ text: String) throws(ExitReason) -> Date {
        guard FourDigitYears.moments.contains(date) else {
            throw .usage("the time '\(text)' is out of range")
        }
        return date
    }
}
