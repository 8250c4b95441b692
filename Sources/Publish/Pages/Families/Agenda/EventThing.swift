import Domain
import Foundation
import Presentation
import Recurrence

/// An event as machines read it, with the rule by which it repeats.
struct EventThing {
    let stored: Stored<Event>
    let times: EventTimes
    let details: EventDetails
    let description: String
    let place: PageContext
    let context: SiteContext

    var node: ThingNode {
        let first = context.settings.firstLanguage
        let name = details.title.text(in: place.language, fallback: first)?.text
        var event = ThingNode("Event", name: name)
        event.add("url", context.absolute(place.path))
        event.add("description", description)
        let words = EventFormatter(language: place.language, context: context)
        if let main = times.main {
            if main.isWholeDay {
                let days = words.days(main)
                event.add("startDate", TimeModel.machine(days.first))
                event.add("endDate", TimeModel.machine(days.last))
            } else {
                event.add("startDate", main.start, in: words.zone)
                event.add("endDate", main.end > main.start ? main.end : nil, in: words.zone)
            }
        }
        event.add("eventStatus", "https://schema.org/\(status)")
        event.add("eventAttendanceMode", "https://schema.org/\(attendance)EventAttendanceMode")
        event.add("location", location)
        event.add("image", details.picture.flatMap { context.absoluteAddress(of: $0) })
        event.add("inLanguage", details.language)
        event.add("organizer", organiser)
        event.add("eventSchedule", EventSchedule(stored.value)?.node)
        return event
    }

    private var status: String {
        switch details.status {
        case .cancelled: "EventCancelled"
        case .postponed: "EventPostponed"
        case .moved: "EventRescheduled"
        case .confirmed, .tentative, .soldOut: "EventScheduled"
        }
    }

    private var attendance: String {
        guard online != nil else { return "Offline" }
        return details.place == nil ? "Online" : "Mixed"
    }

    private var online: String? { WebAddress.checked(details.online) }

    private var location: ThingNode? {
        guard let place = details.place, let name = place.name?.nonBlank ?? place.city?.nonBlank
        else {
            guard let online else { return nil }
            var node = ThingNode("VirtualLocation")
            node.add("url", online)
            return node
        }
        var node = ThingNode("Place", name: name)
        var address = ThingNode("PostalAddress")
        address.add("streetAddress", place.address?.nonBlank)
        address.add("addressLocality", place.city?.nonBlank)
        node.add("address", address)
        return node
    }

    private var organiser: ThingNode? {
        details.organiser?.nonBlank.map { name in
            var node = ThingNode("Organization", name: name)
            node.add("url", WebAddress.checked(details.organiserLink))
            return node
        }
    }
}

/// A rule in the words of schema.org; none where these cannot say it.
private struct EventSchedule {
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
