import Basics
import Domain
import FeedReader
import Foundation
import Recurrence

/// Reads times as people and APIs write them, in the site's zone where they name none.
struct SiteTime {
    let zone: TimeZone
    private let clock: ZoneClock
    private let takesFormsOfFeeds: Bool

    /// - Parameters:
    ///   - zone: that of times without one.
    ///   - takesFormsOfFeeds: whether the forms of feeds count too, some of which are guesses: the month first, Greenwich
    ///     where no zone is named.
    init(zone: TimeZone, takesFormsOfFeeds: Bool = true) {
        self.zone = zone
        clock = ZoneClock(zone)
        self.takesFormsOfFeeds = takesFormsOfFeeds
    }

    /// For APIs whose times without a zone are those of Greenwich.
    static let greenwich = Self(zone: .gmt)

    /// RFC 3339, or `2026-11-21 20:45`, `2026-11-21T20:45:00.000` and the like in the zone.
    func moment(_ text: String?) -> Date? {
        guard let text = text?.trimmed, !text.isEmpty else { return nil }
        if let local = local(text) { return local }
        if let epoch = Self.epoch(text) { return epoch }
        // Without a zone of its own only the local form is meant.
        return takesFormsOfFeeds ? FeedDate.parse(text, in: zone) : Self.zoned(text)
    }

    /// `2026-11-21T20:45:00Z`, or with an offset, perhaps behind a space.
    private static func zoned(_ text: String) -> Date? {
        guard day(text) != nil else { return nil }
        let time = text.dropFirst(11).filter { $0 != " " }
        guard case .instant(let seconds)? = CalendarMoment("\(text.prefix(11))\(time)") else {
            return nil
        }
        return Date(timeIntervalSince1970: Double(seconds))
    }

    /// Seconds or milliseconds since 1970, as many APIs write them.
    private static func epoch(_ text: String) -> Date? {
        guard [10, 13].contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Double(text)
        else { return nil }
        return Date(timeIntervalSince1970: text.utf8.count == 13 ? number / 1_000 : number)
    }

    func day(of date: Date) -> Day { CivilTime(date, in: zone).day }

    /// `2026-11-21`, perhaps with a time after it.
    static func day(_ text: String?) -> Day? {
        guard let text = text?.trimmed, text.utf8.count >= 10 else { return nil }
        let rest = text.dropFirst(10).first
        guard rest == nil || rest == "T" || rest == "t" || rest == " " else { return nil }
        return valid(text.prefix(10).split(separator: "-", omittingEmptySubsequences: false))
    }

    /// `2026-11-21` and nothing more.
    static func wholeDay(_ text: String?) -> Day? {
        text?.trimmed.utf8.count == 10 ? day(text) : nil
    }

    private static func valid(_ parts: [Substring]) -> Day? {
        let numbers = parts.compactMap { Int(foreign: $0, in: 0...9_999) }
        guard parts.count == 3, numbers.count == 3 else { return nil }
        return valid(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    static func valid(year: Int, month: Int, day: Int) -> Day? {
        guard NewsTime.years.contains(year), (1...12).contains(month) else { return nil }
        guard (1...CivilDays.count(inMonth: month, of: year)).contains(day) else { return nil }
        return Day(year: year, month: month, day: day)
    }

    /// A day and a time of day in the zone: of two moments the first; one that a change of clocks leaves out counts as if
    /// they had not changed.
    func moment(_ day: Day, hour: Int, minute: Int, second: Int = 0) -> Date? {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
            return nil
        }
        let seconds = day.ordinal * 86_400 + hour * 3_600 + minute * 60 + second
        let (moment, _) = clock.moment(of: WallTime(seconds: seconds))
        return Date(timeIntervalSince1970: Double(moment))
    }

    /// `20:45` or `20:45:10`.
    func moment(_ day: Day, time: String?) -> Date? {
        guard let parts = time?.trimmed.split(separator: ":").map({ Int(foreign: $0) }),
            parts.count >= 2,
            let hour = parts[0], let minute = parts[1]
        else { return nil }
        return moment(day, hour: hour, minute: minute, second: parts.count > 2 ? parts[2] ?? 0 : 0)
    }

    private func local(_ text: String) -> Date? {
        guard let day = Self.day(text), text.utf8.count > 10 else { return nil }
        var time = text.dropFirst(11)
        // Databases write fractions of a second, which tell no news.
        if let point = time.lastIndex(where: { $0 == "." || $0 == "," }),
            time[point...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
            time[..<point].split(separator: ":").count == 3
        {
            time = time[..<point]
        }
        guard time.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ":") }), time.contains(":")
        else { return nil }
        return moment(day, time: String(time))
    }
}
