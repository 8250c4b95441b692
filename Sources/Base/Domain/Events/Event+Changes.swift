public import Recurrence

/// What a change is measured by: the time that the series would have.
extension Event {
    /// When a series would begin: one of its times that is named by its day alone begins at the usual hour.
    ///
    /// - Parameters:
    ///   - moment: what is named.
    ///   - clock: that of the zone of its times.
    /// - Returns: the moment itself where it has an hour, or where the series has none.
    public func start(on moment: CalendarMoment, _ clock: ZoneClock) -> CalendarMoment {
        guard case .day(let day) = moment, !times.isWholeDay else { return moment }
        let usual = RecurrenceSet.wall(of: times.start, clock: clock)
        return .local(WallTime(day: day, second: usual.second))
    }

    /// By how many seconds the wall times after a change are later, at most those of a year.
    public func shift(of change: Change, _ clock: ZoneClock) -> Int {
        let before = RecurrenceSet.wall(of: start(on: change.original, clock), clock: clock)
        let after = RecurrenceSet.wall(of: change.start, clock: clock)
        return min(max(after.seconds - before.seconds, -366 * 86_400), 366 * 86_400)
    }
}
