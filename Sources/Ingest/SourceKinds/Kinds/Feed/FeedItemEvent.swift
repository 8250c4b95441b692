import Basics
import Domain
import FeedReader
import Foundation
import HTMLCleaning
import Recurrence

/// The event that an entry of a feed announces, beside the article that it is.
struct FeedItemEvent {
    let event: Event

    /// Nil where the entry names no time at which anything begins.
    init?(_ entry: ParsedEntry, item: ReceivedItem, zone: TimeZone) {
        let clock = ZoneClock(zone)
        guard let said = entry.event, let start = Self.moment(said.start, clock, zone) else {
            return nil
        }
        var details = EventDetails(
            title: LocalizedText(EventText.line(item.title), in: item.language)
        )
        let text = EventText.lines(ofHTML: entry.summary ?? entry.content ?? "")
        details.text = text.isEmpty ? nil : LocalizedText(text, in: item.language)
        details.place = said.location.map { EventPlaceText.place($0) }
        if let point = item.details.point {
            details.place = details.place ?? EventDetails.Place()
            details.place?.point = point
        }
        // Where an address of a person stands, nobody is named.
        details.organiser = said.organiser.flatMap { $0.contains("@") ? nil : EventText.line($0) }
        details.categories = [said.type.map { EventText.line($0) }].compactMap(\.self)
        details.link = item.link
        details.picture = item.picture
        details.language = item.language?.tag
        event = Event(
            details: details,
            times: RecurrenceSet(start: start, zone: .floating),
            length: Self.length(from: start, to: Self.moment(said.end, clock, zone), clock)
        )
    }

    /// What is wrong with the times that an entry announces, in words; nil where nothing is.
    static func fault(in said: FeedEvent) -> String? {
        let clock = ZoneClock(.gmt)
        guard let text = said.start else { return nil }
        guard let start = moment(text, clock, .gmt) else {
            return "'\(text.plainLine.prefix(60))' is no day or time"
        }
        guard let last = said.end else { return nil }
        guard let end = moment(last, clock, .gmt) else {
            return "its end '\(last.plainLine.prefix(60))' is no day or time"
        }
        let (first, second) = (
            RecurrenceSet.wall(of: start, clock: clock), RecurrenceSet.wall(of: end, clock: clock)
        )
        return second.seconds < first.seconds ? "it ends before it begins" : nil
    }

    private static func moment(
        _ text: String?,
        _ clock: ZoneClock,
        _ zone: TimeZone
    ) -> CalendarMoment? {
        guard let text else { return nil }
        switch CalendarMoment(text) {
        case .instant(let seconds)?: return .local(clock.wall(at: seconds))
        case let moment?: return moment
        case nil:
            return FeedDate.parse(text, in: zone).map { date in
                .local(clock.wall(at: Int(clamping: date.timeIntervalSince1970.rounded(.down))))
            }
        }
    }

    private static func length(
        from start: CalendarMoment,
        to end: CalendarMoment?,
        _ clock: ZoneClock
    ) -> EventLength {
        if case .day(let first) = start {
            guard case .day(let last)? = end, last > first else { return EventLength(days: 1) }
            let length = EventLength(days: last - first + 1)
            return length.isPlausible ? length : EventLength(days: 1)
        }
        guard let end, case .local = end else { return .none }
        let seconds = [end, start].map {
            clock.moment(of: RecurrenceSet.wall(of: $0, clock: clock)).moment
        }
        let length = EventLength(seconds: seconds[0] - seconds[1])
        return length.isPlausible ? length : .none
    }
}
