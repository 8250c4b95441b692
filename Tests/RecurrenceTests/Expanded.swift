import Foundation
import Recurrence
import Testing

/// The times of a set as texts, for tests.
enum Expanded {
    /// Wall times in the form of `start`, on the wall of New York unless another zone is named; the empty text is none.
    static func times(
        _ rule: String?,
        from start: String,
        in zone: String = "America/New_York",
        until: String = "20400101",
        limits: ExpansionLimits = .standard,
        set more: (inout RecurrenceSet) throws -> Void = { _ in }
    ) throws -> [String] {
        try expansion(rule, from: start, in: zone, until: until, limits: limits, set: more)
            .instances.map { instance in
                start.utf8.count == 8
                    ? CalendarMoment.day(instance.wall.day).text
                    : CalendarMoment.local(instance.wall).text
            }
    }

    static func expansion(
        _ rule: String?,
        from start: String,
        in zone: String = "America/New_York",
        until: String = "20400101",
        limits: ExpansionLimits = .standard,
        set more: (inout RecurrenceSet) throws -> Void = { _ in }
    ) throws -> RecurrenceSet.Expansion {
        let moment = try #require(CalendarMoment(start))
        let end = try #require(CalendarMoment(until))
        var set = RecurrenceSet(start: moment, zone: zone.isEmpty ? .floating : .named(zone))
        if let rule { set.rules = [try RecurrenceRule(rule)] }
        try more(&set)
        let clock = ZoneClocks(site: .gmt).clock(of: set.zone)
        let last = RecurrenceSet.wall(of: end, clock: clock)
        return set.expand(
            from: -62_135_596_800,
            to: clock.moment(of: last).moment,
            clock: clock,
            limits: limits
        )
    }

    /// `1997-09: 2-4 9` for a month in short: days of it at one hour.
    static func days(_ months: String..., at time: String = "090000") -> [String] {
        months.flatMap { month -> [String] in
            let parts = month.split(separator: " ")
            let head = parts[0].filter { $0 != "-" && $0 != ":" }
            return parts.dropFirst().flatMap { part -> [String] in
                let ends = part.split(separator: "-").compactMap { Int($0) }
                return (ends[0]...ends[ends.count - 1]).map { day in
                    "\(head)\(day < 10 ? "0" : "")\(day)" + (time.isEmpty ? "" : "T\(time)")
                }
            }
        }
    }
}
