extension RecurrenceRule {
    /// More often than every half hour of the day nothing takes place that anybody goes to.
    public static let mostOfAYear = 6_000
    /// In so many seconds, a century and a half, also the 29th of February on some day of the week has come.
    private static let patience = 54_787 * 86_400

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

    /// Whether it names a day that never comes, as the 30th of February.
    ///
    /// - Parameter start: when it happens first, which needs not follow the rule.
    /// - Returns: false for what goes by hours or less.
    public func isNever(from start: CalendarMoment) -> Bool {
        guard frequency >= .daily else { return false }
        let clock = ZoneClock(offset: 0)
        var rule = self
        (rule.until, rule.count) = (nil, nil)
        var set = RecurrenceSet(start: start, zone: .utc)
        set.rules = [rule]
        let first = RecurrenceSet.wall(of: start, clock: clock).seconds
        // What never comes is looked for until there is work enough.
        let limits = ExpansionLimits(instances: 2, work: 60_000)
        let end = first + Self.patience
        return set.expand(from: first, to: end, clock: clock, limits: limits).instances.count < 2
    }
}
