extension RecurrenceRule {
    /// More often than every hour nothing takes place that anybody goes to.
    public static let mostOfAYear = 9_000

    /// Whether it names more times of its first year than can be told, or looks too long for one.
    ///
    /// - Parameter start: when it happens first.
    /// - Returns: false for what goes by days, which a year always has room for.
    public func isTooOften(from start: CalendarMoment) -> Bool {
        let times = max(1, byHour.count) * max(1, byMinute.count) * max(1, bySecond.count)
        guard frequency < .daily || times > 24 else { return false }
        let clock = ZoneClock(offset: 0)
        var set = RecurrenceSet(start: start, zone: .utc)
        set.rules = [self]
        let first = RecurrenceSet.wall(of: start, clock: clock).seconds
        let limits = ExpansionLimits(instances: Self.mostOfAYear, work: 50_000)
        return set.expand(from: first, to: first + 366 * 86_400, clock: clock, limits: limits).isCut
    }
}
