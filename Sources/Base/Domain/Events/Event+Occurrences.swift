import Basics
public import Foundation
public import Recurrence

extension Event {
    /// The times at which an event takes place within some while.
    public struct Occurrences: Sendable {
        /// By their beginning.
        public let list: [EventOccurrence]
        /// Whether there are more than were looked for.
        public let isCut: Bool
    }

    /// What begins before `to` and has not ended at `from`.
    ///
    /// - Parameters:
    ///   - from: the first moment that counts.
    ///   - to: the first moment that counts no more.
    ///   - clocks: of all zones; they know that of the site.
    ///   - limits: where rules end that go on for ever.
    /// - Returns: each time once, as it was changed last.
    public func occurrences(
        from: Date,
        to: Date,
        clocks: ZoneClocks,
        limits: ExpansionLimits = .standard
    ) -> Occurrences {
        OccurrenceSearch(
            event: self,
            clock: clocks.clock(of: times.zone),
            days: clocks.clock(of: .floating),
            from: Int(clamping: from.timeIntervalSince1970.rounded(.down)),
            to: Int(clamping: to.timeIntervalSince1970.rounded(.down))
        )
        .run(limits)
    }
}

/// Looks for the times of one event in some while.
private struct OccurrenceSearch {
    let event: Event
    let clock: ZoneClock
    /// Tells when days begin, which are those of the site.
    let days: ZoneClock
    let from: Int
    let to: Int

    func run(_ limits: ExpansionLimits) -> Event.Occurrences {
        if event.isPlain { return Event.Occurrences(list: plain, isCut: false) }
        let following = event.changes.filter(\.countsForFollowing)
            .map { (at: moment(of: event.start(on: $0.original, clock)), change: $0) }
            .sorted { $0.at < $1.at }
        let shifts = following.map { abs(event.shift(of: $0.change, clock)) }
        let longest = ([event.length] + event.changes.map(\.length)).map(\.most).max() ?? 0
        let reach = min((shifts.max() ?? 0) + longest, EventLength.longest)
        let found = event.times.expand(
            from: Self.bounded(from) - reach,
            to: Self.bounded(to) + (shifts.max() ?? 0),
            clock: clock,
            limits: limits
        )
        var single: [Int: Event.Change] = [:]
        var singleDays: [Int: Event.Change] = [:]
        for change in event.changes {
            if case .day(let day) = change.original { singleDays[day] = change }
            single[moment(of: event.start(on: change.original, clock))] = change
        }
        var list: [EventOccurrence] = []
        var passed = 0
        for instance in found.instances {
            while passed < following.count, following[passed].at <= instance.moment { passed += 1 }
            guard single[instance.moment] == nil, singleDays[instance.wall.day] == nil else {
                continue
            }
            guard passed > 0 else {
                let length = instance.length ?? event.length
                list.append(occurrence(instance, instance.wall, length))
                continue
            }
            let last = following[passed - 1]
            let wall = instance.wall.adding(days: 0, seconds: event.shift(of: last.change, clock))
            list.append(occurrence(instance, wall, last.change, isFollowing: true))
        }
        for (original, change) in single {
            let wall = RecurrenceSet.wall(of: change.start, clock: clock)
            let instance = RecurrenceInstance(wall: wall, moment: original)
            let start: Int? = if case .instant(let start) = change.start { start } else { nil }
            list.append(occurrence(instance, wall, change, at: start))
        }
        let shown = list.filter(isShown)
            .sorted { ($0.start, $0.original) < ($1.start, $1.original) }
        return Event.Occurrences(list: shown, isCut: found.isCut)
    }

    /// Of what happens once as it was said.
    private var plain: [EventOccurrence] {
        var wall = RecurrenceSet.wall(of: event.times.start, clock: clock)
        if event.times.isWholeDay { wall = WallTime(day: wall.day) }
        let moment = moment(of: event.times.start)
        let instance = RecurrenceInstance(wall: wall, moment: moment)
        let occurrence = occurrence(instance, wall, event.length)
        return isShown(occurrence) ? [occurrence] : []
    }

    private func isShown(_ occurrence: EventOccurrence) -> Bool {
        let (first, last) = (Date(seconds: from), Date(seconds: to))
        return occurrence.start < last && (occurrence.end > first || occurrence.start >= first)
    }

    /// Sums with it have room.
    private static func bounded(_ moment: Int) -> Int {
        min(max(moment, -100_000_000_000), 300_000_000_000)
    }

    private func moment(of moment: CalendarMoment) -> Int {
        if case .instant(let seconds) = moment { return seconds }
        return clock.moment(of: RecurrenceSet.wall(of: moment, clock: clock)).moment
    }

    /// A time as the series has it.
    private func occurrence(
        _ instance: RecurrenceInstance,
        _ wall: WallTime,
        _ length: EventLength
    ) -> EventOccurrence {
        EventOccurrence(
            original: instance.moment,
            start: Date(seconds: instance.moment),
            end: end(of: length, from: instance.moment, wall, clock),
            isWholeDay: event.times.isWholeDay,
            wall: wall,
            details: event.details,
            isChanged: false,
            isFollowing: false
        )
    }

    /// A time as a change has it, which may make a day of an hour, or an hour of a day.
    private func occurrence(
        _ instance: RecurrenceInstance,
        _ wall: WallTime,
        _ change: Event.Change,
        at start: Int? = nil,
        isFollowing: Bool = false
    ) -> EventOccurrence {
        let isWholeDay = change.start.isWholeDay
        let clock = isWholeDay ? days : self.clock
        let start = start ?? clock.moment(of: wall).moment
        return EventOccurrence(
            original: instance.moment,
            start: Date(seconds: start),
            end: end(of: change.length, from: start, wall, clock),
            isWholeDay: isWholeDay,
            wall: wall,
            details: change.details,
            isChanged: true,
            isFollowing: isFollowing
        )
    }

    private func end(
        of length: EventLength,
        from start: Int,
        _ wall: WallTime,
        _ clock: ZoneClock
    ) -> Date {
        guard length.days > 0 else { return Date(seconds: start + length.seconds) }
        let last = clock.moment(of: wall.adding(days: length.days)).moment
        return Date(seconds: last + length.seconds)
    }
}

extension Event {
    /// Whether it happens once, and nothing of it differs.
    fileprivate var isPlain: Bool {
        !isSeries && changes.isEmpty && times.excluded.isEmpty && times.excludedRules.isEmpty
    }
}

extension Date {
    fileprivate init(seconds: Int) {
        self.init(timeIntervalSince1970: Double(seconds))
    }
}
