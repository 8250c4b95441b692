import Domain
import Foundation
import Presentation
import Recurrence

/// A rule in the words of schema.org; none where these cannot say it.
struct EventSchedule {
    let node: ThingNode

    init?(_ event: Event) {
        let times = event.times
        guard times.rules.count == 1, let rule = times.rules.first, times.excludedRules.isEmpty,
            rule.bySetPosition.isEmpty, rule.byWeekNumber.isEmpty, rule.byYearDay.isEmpty,
            rule.byHour.isEmpty, rule.byMinute.isEmpty, rule.bySecond.isEmpty,
            let unit = Self.unit(rule.frequency)
        else { return nil }
        var node = ThingNode("Schedule")
        node.add("repeatFrequency", "P\(rule.interval)\(unit)")
        node.add("repeatCount", rule.count)
        node.add("startDate", Self.day(times.start))
        node.add("endDate", rule.until.map { Self.day($0) })
        node.add("byDay", texts: rule.byDay.map(Self.weekday))
        node.add("exceptDate", texts: times.excluded.map(Self.day))
        if case .named(let zone) = times.zone { node.add("scheduleTimezone", zone) }
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

    private static func day(_ moment: CalendarMoment) -> String {
        switch moment {
        case .day(let day): TimeModel.machine(Day(ordinal: day))
        case .local(let wall): TimeModel.machine(Day(ordinal: wall.day))
        case .instant(let seconds): TimeModel.machine(Day(ordinal: WallTime(seconds: seconds).day))
        }
    }
}
