import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// Something on the agenda, an event or a match, with its times in the span that the agenda tells of.
final class AgendaItem: Sendable {
    let published: PublishedEntity
    let event: Event
    let route: Route
    let categories: [AgendaLabel]
    /// Where it is, unless one of its times says otherwise.
    let venue: AgendaLabel?
    /// What the places are called where it is at one of its times in the span, each name once.
    let venues: [(label: AgendaLabel, name: String)]
    /// By their beginning.
    let times: [EventOccurrence]
    /// When time alone changes its page; nil once it is over.
    let nextChange: Date?
    let isMatch: Bool
    /// Whether only its day is known so far: its hour is still to be told.
    let isHourOpen: Bool

    private init(
        _ published: PublishedEntity,
        _ event: Event,
        route: Route,
        times: [EventOccurrence],
        nextChange: Date?,
        isMatch: Bool,
        isHourOpen: Bool = false
    ) {
        self.published = published
        self.event = event
        self.route = route
        self.times = times
        self.nextChange = nextChange
        self.isMatch = isMatch
        self.isHourOpen = isHourOpen
        var seen: Set<AgendaLabel> = []
        categories = event.details.categories
            .compactMap { AgendaLabel(.category, named: $0) }.filter { seen.insert($0).inserted }
        venue = AgendaLabel(.venue, named: event.details.place?.name)
        venues = Self.venues(of: event, at: times)
    }

    private static func venues(
        of event: Event,
        at times: [EventOccurrence]
    ) -> [(label: AgendaLabel, name: String)] {
        let changed = times.lazy.filter(\.isChanged).map(\.details)
        let usual = times.contains { !$0.isChanged } ? [event.details] : []
        var seen: Set<String> = []
        return (usual + changed).compactMap(\.place?.name).filter { seen.insert($0).inserted }
            .compactMap { name in AgendaLabel(.venue, named: name).map { ($0, name) } }
    }

    convenience init(_ stored: Stored<Event>, in span: AgendaSpan, clocks: ZoneClocks) {
        let event = stored.value
        let times = event.occurrences(from: span.from, to: span.to, clocks: clocks).list
        // Of times that differ, a later one may end before the first.
        let going = times.lazy.filter { $0.shownEnd > span.now }.map(\.shownEnd)
        var end = event.changes.isEmpty ? going.first : going.min()
        if end == nil, event.isSeries || times.isEmpty {
            end = EventTimes.next(of: event, at: span.now, clocks: clocks).first?.shownEnd
        }
        self.init(
            stored.published,
            event,
            route: .event(stored.address),
            times: times,
            nextChange: end,
            isMatch: false
        )
    }

    /// Nil for a match that is over, or of which nobody knows when it is.
    convenience init?(
        _ stored: Stored<Match>,
        category: String,
        openTeam: LocalizedText,
        in span: AgendaSpan,
        clocks: ZoneClocks
    ) {
        guard let event = Event(stored.value, category: category, openTeam: openTeam) else {
            return nil
        }
        let times = event.going(from: span.now, to: span.to, clocks: clocks)
        guard let first = times.first else { return nil }
        self.init(
            stored.published,
            event,
            route: .match(stored.address),
            times: times,
            nextChange: first.shownEnd,
            isMatch: true,
            isHourOpen: stored.value.kickoff == nil
        )
    }

    var id: ItemID { published.id }
    var source: SourceID { published.source }
    var isSample: Bool { published.origin == .sample }
    var stored: Stored<Event> { Stored(published: published, value: event) }

    /// Of a series its next time that takes place, else the last of the span; nil for what is on once.
    func seriesTime(at now: Date) -> EventOccurrence? {
        guard event.isSeries else { return nil }
        return times.first { $0.shownEnd > now && $0.details.status != .cancelled } ?? times.last
    }

    /// The first of its times that is not over; nil when all of them in the span are.
    func next(at now: Date) -> AgendaEntry? {
        times.firstIndex { $0.shownEnd > now }.map { AgendaEntry(item: self, index: $0) }
    }
}

extension Event {
    /// So long a match lasts in calendars.
    private static let matchLength = EventLength(seconds: 7_200)

    /// A match to come as the agenda shows it; nil for one that is over, or that has no day.
    fileprivate init?(_ match: Match, category: String, openTeam: LocalizedText) {
        guard !match.isOver else { return nil }
        let start: CalendarMoment
        if let kickoff = match.kickoff {
            start = .instant(Int(clamping: kickoff.timeIntervalSince1970))
        } else if let day = match.day {
            start = .day(day.ordinal)
        } else {
            return nil
        }
        func title(_ open: String) -> String {
            [match.home, match.away].map { TeamName.isKnown($0) ? $0.shownShortName : open }
                .joined(separator: " – ")
        }
        let isOpen = ![match.home, match.away].allSatisfy(TeamName.isKnown)
        var details = EventDetails(
            title: isOpen
                ? LocalizedText(openTeam.texts.mapValues(title), plain: openTeam.plain.map(title))
                : LocalizedText(title(""))
        )
        details.categories = [category]
        details.status =
            switch match.status {
            case .postponed, .suspended: .postponed
            case .cancelled: .cancelled
            default: .confirmed
            }
        if let venue = match.venue {
            details.place = EventDetails.Place(
                name: venue.name,
                city: venue.city,
                point: venue.place
            )
        }
        details.text = [match.competition.nonBlank, match.round?.nonBlank].compactMap(\.self)
            .joined(separator: ", ").nonBlank.map { LocalizedText($0) }
        self.init(
            details: details,
            times: RecurrenceSet(start: start, zone: .floating),
            length: match.kickoff == nil ? EventLength(days: 1) : Self.matchLength
        )
    }
}
