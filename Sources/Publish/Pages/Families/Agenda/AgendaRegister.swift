import Domain
import Foundation
import Recurrence

/// All events, and what is on in the next weeks.
struct AgendaRegister: Sendable {
    /// In the order of their ids.
    let all: [Stored<Event>]
    let days: [AgendaDay]
    /// When time alone changes what is on: something ends, or a day does.
    let nextChange: Date
    private let changes: [ItemID: Date]

    private static let span = 60
    /// More of them are on no page of the next weeks.
    private static let most = 500

    init(_ events: [Stored<Event>], at now: Date, zone: TimeZone) {
        all = events
        let clocks = ZoneClocks(site: zone)
        let today = CivilTime(now, in: zone).day
        let clock = ZoneClock(zone)
        func midnight(after days: Int) -> Date {
            let wall = WallTime(day: today.ordinal + days)
            return Date(timeIntervalSince1970: Double(clock.moment(of: wall).moment))
        }
        var entries: [AgendaEntry] = []
        var changes: [ItemID: Date] = [:]
        for stored in events {
            let going = stored.value.going(
                from: now,
                to: midnight(after: Self.span),
                clocks: clocks
            )
            entries += going.map { AgendaEntry(stored: stored, occurrence: $0) }
            let next =
                going.first
                ?? EventTimes(stored.value, at: now, zone: zone, clocks: clocks).next.first
            if let next { changes[stored.id] = next.shownEnd }
        }
        entries.sort { $0.rank < $1.rank }
        let shown = Array(entries.prefix(Self.most))
        let ends = shown.map(\.occurrence.shownEnd)
        nextChange = min(ends.min() ?? .distantFuture, midnight(after: 1))
        let groups = Dictionary(grouping: shown) { max($0.day(in: zone), today) }
        days = groups.sorted { $0.key < $1.key }.map { AgendaDay(day: $0.key, entries: $0.value) }
        self.changes = changes
    }

    func nextChange(of stored: Stored<Event>) -> Date? { changes[stored.id] }
}

/// What begins on a day, or still goes on.
struct AgendaDay: Sendable {
    let day: Day
    let entries: [AgendaEntry]
}

/// One time of an event.
struct AgendaEntry: Sendable {
    let stored: Stored<Event>
    let occurrence: EventOccurrence

    /// On which it begins.
    func day(in zone: TimeZone) -> Day { CivilTime(occurrence.start, in: zone).day }

    /// By its beginning, whole days first.
    fileprivate var rank: (Date, Int, String) {
        (occurrence.start, occurrence.isWholeDay ? 0 : 1, stored.id.text)
    }
}
