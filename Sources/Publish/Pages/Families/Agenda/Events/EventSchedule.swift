import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// A rule in the words of schema.org; none where these cannot say it.
struct EventSchedule {
    let node: ThingNode

    /// - Parameters:
    ///   - event: the series.
    ///   - clocks: of all zones.
    ///   - site: the zone of times that have none.
    init?(_ event: Event, clocks: ZoneClocks, site: TimeZone) {
        let times = event.times
        guard times.rules.count == 1, let rule = times.rules.first, times.excludedRules.isEmpty,
            times.added.isEmpty, !event.changes.contains(where: \.countsForFollowing),
            rule.bySetPosition.isEmpty, rule.byWeekNumber.isEmpty, rule.byYearDay.isEmpty,
            rule.byHour.isEmpty, rule.byMinute.isEmpty, rule.bySecond.isEmpty,
            rule.byMonthDay.isEmpty || rule.byDay.isEmpty,
            rule.byMonthDay.allSatisfy({ $0 > 0 }), let unit = Self.unit(rule.frequency)
        else { return nil }
        let clock = clocks.clock(of: times.zone)
        func day(_ moment: CalendarMoment) -> Int {
            RecurrenceSet.wall(of: moment, clock: clock).day
        }
        func text(_ day: Int) -> String { TimeModel.machine(Day(ordinal: day)) }
        let differing = event.changes.filter {
            $0.details.status == .cancelled || $0.start != event.start(on: $0.original, clock)
        }
        let except = Set((times.excluded + differing.map(\.original)).map(day))
        var node = ThingNode("Schedule")
        node.add("repeatFrequency", "P\(rule.interval)\(unit)")
        node.add("repeatCount", rule.count)
        node.add("startDate", text(day(times.start)))
        node.add("endDate", rule.until.map { text(day($0)) })
        if !times.isWholeDay {
            let start = RecurrenceSet.wall(of: times.start, clock: clock)
            node.add("startTime", Self.hour(start))
            if event.length.days == 0, event.length.seconds > 0 {
                node.add("endTime", Self.hour(start.adding(days: 0, seconds: event.length.seconds)))
            }
        }
        node.add("byDay", texts: rule.byDay.map(Self.weekday))
        node.add("byMonth", numbers: rule.byMonth)
        node.add("byMonthDay", numbers: rule.byMonthDay)
        node.add("exceptDate", texts: except.sorted().map(text))
        switch times.zone {
        case .named(let zone): node.add("scheduleTimezone", zone)
        case .utc: node.add("scheduleTimezone", "UTC")
        case .floating: node.add("scheduleTimezone", site.identifier)
        case .ruled: break
        }
        self.node = node
    }

    private static func unit(_ frequency: RecurrenceRule.Frequency) -> String? {
        switch frequency {
        case .daily: "D"
        case .weekly: "W"
        case .monthly: "M"
        case .yearly: "Y"
        case .hourly, .minutely, .secondly: nil
        }
    }

    /// `https://schema.org/Thursday`, or iCalendar's word for the n-th of a month, as schema.org asks for.
    private static func weekday(_ day: NumberedWeekday) -> String {
        day.number == nil ? "https://schema.org/\("\(day.weekday)".capitalized)" : day.text
    }

    /// `19:30:00`
    private static func hour(_ wall: WallTime) -> String {
        [wall.second / 3_600, wall.second / 60 % 60, wall.second % 60]
            .map { $0.zeroPadded(2) }.joined(separator: ":")
    }
}
