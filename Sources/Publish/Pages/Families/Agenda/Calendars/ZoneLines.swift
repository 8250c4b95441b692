import Basics
import Domain
import Foundation
import Recurrence

/// The zones of series as lines of iCalendar (VTIMEZONE), for programs that do not know their names.
struct ZoneLines {
    /// The changes of the clocks of each zone, by the name that the lines give it.
    private let zones: [String: [Change]]
    private let site: TimeZone

    /// A moment from which clocks go differently.
    private struct Change {
        let moment: Int
        let before: Int
        let offset: Int
    }

    /// So long after the beginning of a series the clocks are told.
    private static let span = 12 * 366
    private static let day = 86_400
    /// From 1900 to 2100, in days since 1970: series that begin before or after are told the clocks of then, so that what a file
    /// says of a zone never depends on how far another series reaches.
    private static let told = -25_567...47_482

    /// - Parameters:
    ///   - events: all whose lines will be asked for.
    ///   - site: the zone of times without one.
    init(of events: [Event], site: TimeZone) {
        self.site = site
        let clocks = ZoneClocks(site: site)
        var spans: [String: (zone: CalendarZone, days: ClosedRange<Int>)] = [:]
        for event in events {
            guard let (name, day) = Self.need(event, site: site) else { continue }
            let known = spans[name]?.days ?? day...day
            let days = min(known.lowerBound, day)...max(known.upperBound, day)
            spans[name] = (event.times.zone, days)
        }
        zones = spans.mapValues { Self.changes(clocks.clock(of: $0.zone), $0.days) }
    }

    /// The lines of all zones that one of some events is in.
    func lines(of events: [Event]) -> [String] {
        var spans: [String: ClosedRange<Int>] = [:]
        for event in events {
            guard let (name, day) = Self.need(event, site: site) else { continue }
            let known = spans[name] ?? day...day
            spans[name] = min(known.lowerBound, day)...max(known.upperBound, day)
        }
        return spans.sorted { $0.key < $1.key }.flatMap { name, days in
            lines(name, zones[name] ?? [], days)
        }
    }

    private func lines(_ name: String, _ changes: [Change], _ days: ClosedRange<Int>) -> [String] {
        let from = (days.lowerBound - 366) * Self.day
        let to = (days.upperBound + Self.span) * Self.day
        let before = changes.last { $0.moment <= from }
        let within = changes.filter { $0.moment > from && $0.moment < to }
        let first = before?.offset ?? changes.first?.before ?? 0
        let start = Change(moment: from, before: first, offset: first)
        return ["BEGIN:VTIMEZONE", "TZID:\(name)"] + ([start] + within).flatMap(Self.lines)
            + ["END:VTIMEZONE"]
    }

    /// The name of the zone that a series needs, and the day from which its clocks are told.
    private static func need(_ event: Event, site: TimeZone) -> (name: String, day: Int)? {
        let hasHours = !event.times.isWholeDay || event.changes.contains { !$0.start.isWholeDay }
        guard event.isSeries, hasHours,
            let name = name(of: event.times.zone, site: site)
        else { return nil }
        let day =
            switch event.times.start {
            case .day(let day): day
            case .local(let wall): wall.day
            case .instant(let seconds): WallTime(seconds: seconds).day
            }
        return (name, min(max(day, told.lowerBound), told.upperBound))
    }

    /// Of times in Greenwich nobody needs to be told.
    static func name(of zone: CalendarZone, site: TimeZone) -> String? {
        switch zone {
        case .floating: site.identifier == "GMT" ? nil : site.identifier
        case .utc: nil
        case .named(let name): name
        case .ruled(let rules): "Zone-\(StableHash.of("\(rules)") % 1_000_000)"
        }
    }

    private static func changes(_ clock: ZoneClock, _ days: ClosedRange<Int>) -> [Change] {
        var changes: [Change] = []
        let first = days.lowerBound - 366
        var before = clock.offset(at: first * day)
        // A zone that never changes is told as one that did not long ago.
        changes.append(Change(moment: (first - 1) * day, before: before, offset: before))
        for number in first..<days.upperBound + span {
            let end = (number + 1) * day
            let offset = clock.offset(at: end)
            guard offset != before else { continue }
            var (low, high) = (number * day, end)
            while low + 1 < high {
                let middle = (low + high) / 2
                if clock.offset(at: middle) == before { low = middle } else { high = middle }
            }
            changes.append(Change(moment: high, before: before, offset: offset))
            before = offset
        }
        return changes
    }

    private static func lines(_ change: Change) -> [String] {
        let part = change.offset > change.before ? "DAYLIGHT" : "STANDARD"
        let wall = CalendarMoment.local(WallTime(seconds: change.moment + change.before)).text
        return [
            "BEGIN:\(part)", "DTSTART:\(wall)", "TZOFFSETFROM:\(text(change.before))",
            "TZOFFSETTO:\(text(change.offset))", "END:\(part)",
        ]
    }

    /// `+0100`.
    private static func text(_ offset: Int) -> String {
        let (minutes, seconds) = (abs(offset) / 60, abs(offset) % 60)
        return (offset < 0 ? "-" : "+") + (minutes / 60).zeroPadded(2)
            + (minutes % 60).zeroPadded(2)
            + (seconds == 0 ? "" : seconds.zeroPadded(2))
    }
}
