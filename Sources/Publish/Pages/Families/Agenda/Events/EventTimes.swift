import Basics
import Domain
import Foundation
import Recurrence

/// When an event takes place from some hour on, or when it took place last.
struct EventTimes: Sendable {
    /// The first that goes on or is to come, and those within a year of it.
    let next: [EventOccurrence]
    /// The last one, where nothing is to come.
    let last: EventOccurrence?

    /// An event whose end nobody says is on for so many seconds.
    static let unsaid: TimeInterval = 3_600
    private static let year: TimeInterval = 366 * 86_400
    private static let decade: TimeInterval = 10 * year
    /// So many times of a series are shown on its page.
    static let shown = 12

    init(_ event: Event, at now: Date, clocks: ZoneClocks) {
        next = Self.next(of: event, at: now, clocks: clocks)
        guard next.isEmpty else {
            last = nil
            return
        }
        last = Self.last(of: event, at: now, clocks: clocks)
    }

    /// The last time that began, for which nobody looks from the beginning on where the last years have one.
    private static func last(
        of event: Event,
        at now: Date,
        clocks: ZoneClocks
    ) -> EventOccurrence? {
        for reach in [year, decade] {
            let from = now.addingTimeInterval(-reach)
            let last = event.occurrences(from: from, to: now, clocks: clocks).list.last
            if let last, last.start >= from { return last }
        }
        return event.occurrences(from: .distantPast, to: now, clocks: clocks).list.last
    }

    /// The first that goes on or is to come, and those within a year of it: only the end of one of them changes that.
    static func next(of event: Event, at now: Date, clocks: ZoneClocks) -> [EventOccurrence] {
        let year = now.addingTimeInterval(Self.year)
        let near = event.going(from: now, to: year, clocks: clocks)
        let far = now.addingTimeInterval(Self.decade)
        let soonest = near.first ?? event.going(from: now, to: far, clocks: clocks).first
        guard let first = soonest else { return [] }
        guard event.isSeries || !event.changes.isEmpty else { return [first] }
        let end = first.start.addingTimeInterval(Self.year)
        guard !near.isEmpty else { return event.going(from: now, to: end, clocks: clocks) }
        let later = event.occurrences(from: year, to: max(year, end), clocks: clocks).list
        return near.filter { $0.start < end } + later.filter { $0.start >= year }
    }

    /// The time of which the page tells first: the next that is not cancelled.
    var main: EventOccurrence? {
        next.first { $0.details.status != .cancelled } ?? next.first ?? last
    }

    /// Those to come besides that.
    var others: [EventOccurrence] {
        let told = main?.original
        return next.filter { $0.original != told }
    }
}

extension Event {
    /// What has not ended at some hour, by its beginning.
    func going(from: Date, to: Date, clocks: ZoneClocks) -> [EventOccurrence] {
        occurrences(from: from.addingTimeInterval(-EventTimes.unsaid), to: to, clocks: clocks).list
            .filter { $0.shownEnd > from }
    }
}

extension EventOccurrence {
    /// Whether it alone is at another time than its series would have it.
    var isMoved: Bool {
        isChanged && !isFollowing && Int(clamping: start.timeIntervalSince1970) != original
    }

    /// When it is on no longer.
    var shownEnd: Date { end > start ? end : start.addingTimeInterval(EventTimes.unsaid) }
}
