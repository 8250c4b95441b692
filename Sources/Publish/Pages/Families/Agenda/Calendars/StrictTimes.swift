import Domain
import Recurrence

/// An event whose times all have the form of its start, as the standard wants them and strict programs need them; only
/// what a change makes of one may be a day.
struct StrictTimes {
    let event: Event

    /// - Parameters:
    ///   - event: as it is kept.
    ///   - clock: that of its zone.
    init(_ event: Event, clock: ZoneClock) {
        guard !event.times.isWholeDay else {
            self.event = event
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
        var strict = event
        strict.times.excluded = event.times.excluded.map(timed)
        strict.times.added = event.times.added.map { .init(at: timed($0.at), length: $0.length) }
        strict.times.rules = event.times.rules.map { Self.ended($0, clock) }
        strict.times.excludedRules = event.times.excludedRules.map { Self.ended($0, clock) }
        for index in strict.changes.indices {
            strict.changes[index].original = timed(strict.changes[index].original)
        }
        self.event = strict
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
