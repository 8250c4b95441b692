import Basics
import Domain
import Foundation
import Recurrence

/// The zones of events as lines of iCalendar (VTIMEZONE), for programs that do not know their names.
enum ZoneLines {
    /// Of times in Greenwich nobody needs to be told.
    static func name(of zone: CalendarZone, site: TimeZone) -> String? {
        switch zone {
        case .floating: site.identifier == "GMT" ? nil : site.identifier
        case .utc: nil
        case .named(let name): name
        case .ruled(let rules): "Zone-\(StableHash.of("\(rules)") % 1_000_000)"
        }
    }

    /// Each zone that one of the events is in, once; with the changes of its clocks from a year before the first event
    /// until twelve years after the last.
    static func all(of events: [Event], site: TimeZone) -> [String] {
        let clocks = ZoneClocks(site: site)
        var spans: [String: (zone: CalendarZone, days: ClosedRange<Int>)] = [:]
        for event in events where !event.times.isWholeDay {
            guard let name = name(of: event.times.zone, site: site) else { continue }
            let clock = clocks.clock(of: event.times.zone)
            let day = RecurrenceSet.wall(of: event.times.start, clock: clock).day
            let known = spans[name]?.days ?? day...day
            spans[name] = (
                event.times.zone, min(known.lowerBound, day)...max(known.upperBound, day)
            )
        }
        return spans.sorted { $0.key < $1.key }.flatMap { name, span in
            lines(name, clocks.clock(of: span.zone), span.days)
        }
    }

    private static func lines(_ name: String, _ clock: ZoneClock, _ days: ClosedRange<Int>)
        -> [String]
    {
        let first = (days.lowerBound - 366) * 86_400
        let last = min(days.upperBound - days.lowerBound, 7_300) + days.lowerBound + 12 * 366
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(name)"]
        var before = clock.offset(at: first)
        lines += observance(at: first, from: before, to: before)
        for day in (days.lowerBound - 366)..<last {
            let end = (day + 1) * 86_400
            let offset = clock.offset(at: end)
            guard offset != before else { continue }
            var (low, high) = (day * 86_400, end)
            while low + 1 < high {
                let middle = (low + high) / 2
                if clock.offset(at: middle) == before { low = middle } else { high = middle }
            }
            lines += observance(at: high, from: before, to: offset)
            before = offset
        }
        return lines + ["END:VTIMEZONE"]
    }

    /// From a moment on clocks go by another offset.
    private static func observance(at moment: Int, from before: Int, to offset: Int) -> [String] {
        let part = offset > before ? "DAYLIGHT" : "STANDARD"
        let wall = CalendarMoment.local(WallTime(seconds: moment + before)).text
        return [
            "BEGIN:\(part)", "DTSTART:\(wall)", "TZOFFSETFROM:\(text(before))",
            "TZOFFSETTO:\(text(offset))", "END:\(part)",
        ]
    }

    /// `+0100`.
    private static func text(_ offset: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = abs(offset) / 60
        let seconds = abs(offset) % 60
        return (offset < 0 ? "-" : "+") + two(minutes / 60) + two(minutes % 60)
            + (seconds == 0 ? "" : two(seconds))
    }
}
