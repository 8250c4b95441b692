import Domain
import Recurrence

/// An event whose times all have the form of its start, and each one change at most, as the standard wants them and strict
/// programs need them; only what a change makes of one may be a day.
struct StrictTimes {
    let event: Event

    /// - Parameters:
    ///   - event: as it is kept.
    ///   - clock: that of its zone.
    init(_ event: Event, clock: ZoneClock) {
        let event = Self.apart(event, clock)
        guard !event.times.isWholeDay else {
            self.event = Self.wholeDays(event, clock)
            return
        }
        guard event.isSeries else {
            // What happens once is at a moment, which needs no zone.
            let wall = RecurrenceSet.wall(of: event.times.start, clock: clock)
            var once = event
            once.times.start = .instant(clock.moment(of: wall).moment)
            self.event = once
            return
        }
        let hour = RecurrenceSet.wall(of: event.times.start, clock: clock).second
        func timed(_ moment: CalendarMoment) -> CalendarMoment {
            guard case .day(let day) = moment else { return moment }
            return .local(WallTime(day: day, second: hour))
        }
        self.event = event.inOtherForms(timed) { Self.ended($0, clock) }
    }

    /// With days alone, whatever form its source gave to what ends it, adds to it and leaves out of it.
    private static func wholeDays(_ event: Event, _ clock: ZoneClock) -> Event {
        func day(_ moment: CalendarMoment) -> CalendarMoment {
            switch moment {
            case .day: moment
            case .local(let wall): .day(wall.day)
            case .instant(let seconds): .day(RecurrenceSet.day(meantBy: seconds, clock))
            }
        }
        func ended(_ rule: RecurrenceRule) -> RecurrenceRule {
            var rule = rule
            rule.until = rule.until.map(day)
            return rule
        }
        return event.inOtherForms(day, rule: ended)
    }

    /// With changes of all that follows which begin at the next time where one time alone has another change.
    private static func apart(_ event: Event, _ clock: ZoneClock) -> Event {
        func moment(_ change: Event.Change) -> Int {
            let wall = RecurrenceSet.wall(of: event.start(on: change.original, clock), clock: clock)
            return clock.moment(of: wall).moment
        }
        let alone = Set(event.changes.filter { !$0.countsForFollowing }.map(moment))
        let begins = event.changes.filter(\.countsForFollowing).map(moment)
        guard begins.contains(where: alone.contains) else { return event }
        var apart = event
        apart.changes = event.changes.compactMap { change -> Event.Change? in
            let begin = moment(change)
            guard change.countsForFollowing, alone.contains(begin) else { return change }
            let next = event.times.expand(
                from: begin + 1,
                to: .max,
                clock: clock,
                limits: ExpansionLimits(instances: alone.count + 1, work: 100_000)
            ).instances.first { !alone.contains($0.moment) }
            // Nothing is left to it where another one begins until then.
            guard let next, !begins.contains(where: { $0 > begin && $0 <= next.moment })
            else { return nil }
            return event.moved(change, to: next.wall, clock)
        }
        return apart
    }

    /// With its last moment in Greenwich; a day counts until it ends.
    private static func ended(_ rule: RecurrenceRule, _ clock: ZoneClock) -> RecurrenceRule {
        var rule = rule
        switch rule.until {
        case .day(let day):
            rule.until = .instant(clock.moment(of: WallTime(day: day, second: 86_399)).moment)
        case .local(let wall): rule.until = .instant(clock.moment(of: wall).moment)
        case .instant, nil: break
        }
        return rule
    }
}

extension Event {
    /// With all that adds to its times, leaves out of them or changes them written anew.
    fileprivate func inOtherForms(
        _ form: (CalendarMoment) -> CalendarMoment,
        rule: (RecurrenceRule) -> RecurrenceRule
    ) -> Event {
        var event = self
        event.times.excluded = times.excluded.map(form)
        event.times.added = times.added.map { .init(at: form($0.at), length: $0.length) }
        event.times.rules = times.rules.map(rule)
        event.times.excludedRules = times.excludedRules.map(rule)
        event.changes = changes.map { change in
            var change = change
            change.original = form(change.original)
            return change
        }
        return event
    }

    /// A change of all that follows, beginning with another time of the series.
    fileprivate func moved(
        _ change: Change,
        to wall: WallTime,
        _ clock: ZoneClock
    ) -> Change {
        let start = wall.adding(days: 0, seconds: shift(of: change, clock))
        var moved = change
        moved.original = times.isWholeDay ? .day(wall.day) : .local(wall)
        moved.start =
            switch change.start {
            case .day: .day(start.day)
            case .local: .local(start)
            case .instant: .instant(clock.moment(of: start).moment)
            }
        return moved
    }
}
