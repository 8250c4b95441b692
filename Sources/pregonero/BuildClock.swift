import Basics
import Domain
import Foundation
import Markdown

/// The one look at the clock of a run: a flag, the environment, or now.
enum BuildClock {
    /// - Parameters:
    ///   - flag: the moment that somebody names, which may be an old one.
    ///   - environment: has `SOURCE_DATE_EPOCH`, where a tool sets it.
    ///   - machine: what the clock of the machine shows.
    ///   - isNoted: whether something is noted or dated by it.
    /// - Returns: the moment, in whole seconds where no flag names it.
    /// - Throws: `ExitReason` for what is no time, and where something is noted for a clock that cannot be right.
    static func date(
        flag: String?,
        environment: [String: String],
        machine: Date = Date(),
        isNoted: Bool = true
    ) throws(ExitReason) -> Date {
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
            let date = try checked(Date(timeIntervalSince1970: Double(seconds)), text)
            guard isNoted else { return date }
            return try credible(
                date,
                "SOURCE_DATE_EPOCH",
                hint: "unset it, set it to the moment to build for, or name that with --clock"
            )
        }
        let date = Date(timeIntervalSince1970: machine.timeIntervalSince1970.rounded(.down))
        guard isNoted else { return date }
        return try credible(
            date,
            "the clock of the machine",
            hint: "set it right, or name the moment to build for with --clock"
        )
    }

    /// What a first build dates and addresses by a dead clock stays so.
    private static func credible(
        _ date: Date,
        _ clock: String,
        hint: String
    ) throws(ExitReason) -> Date {
        guard date >= NewsTime.earliestBuild else {
            let shown = date.formatted(.iso8601)
            throw .usage("\(clock) says \(shown), before this program was made", hint: hint)
        }
        return date
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
