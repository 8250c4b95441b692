import Domain
import Recurrence
import Testing

/// Invented events of a town.
enum InventedEvents {
    /// - Parameters:
    ///   - name: its title, and by what it is known.
    ///   - start: as iCalendar writes it.
    ///   - length: an hour where nothing else is said.
    ///   - rule: by which it repeats.
    ///   - change: what else is to be said.
    /// - Returns: an event of the source `agenda`.
    /// - Throws: for a start or a rule that cannot be read.
    static func event(
        _ name: String,
        _ start: String,
        for length: EventLength = EventLength(seconds: 3_600),
        _ rule: String? = nil,
        change: (inout Event) -> Void = { _ in }
    ) throws -> InventedEntities.Entry {
        var times = RecurrenceSet(start: try #require(CalendarMoment(start)), zone: .floating)
        if let rule { times.rules = [try RecurrenceRule(rule)] }
        var event = Event(
            details: EventDetails(title: LocalizedText(name)),
            times: times,
            length: length
        )
        change(&event)
        return ("agenda", name, .event(event))
    }

    /// A time of a series that differs, named by its day.
    static func change(
        _ day: Day,
        to start: String? = nil,
        hour: Int = 19 * 3_600 + 1_800,
        of event: Event,
        _ change: (inout EventDetails) -> Void = { _ in }
    ) throws -> Event.Change {
        var details = event.details
        change(&details)
        return Event.Change(
            original: .day(day.ordinal),
            start: try start.map { try #require(CalendarMoment($0)) }
                ?? .local(WallTime(day: day.ordinal, second: hour)),
            length: event.length,
            details: details
        )
    }
}
