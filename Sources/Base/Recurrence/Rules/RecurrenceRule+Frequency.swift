extension RecurrenceRule {
    /// More often than every half hour of the day nothing takes place that anybody goes to.
    public static let mostOfAYear = 6_000
    /// In so many seconds, a century and a half, also the 29th of February on some day of the week has come.
    private static let patience = 54_787 * 86_400
    /// So many times of a day nobody counts one by one to see whether a year has too many.
    private static let fewTimes = 24

    /// What can be said of it without looking for its times.
    func reach(from start: CalendarMoment) -> RuleReach {
        RuleReach(completed(by: Self.wall(of: start), isWholeDay: start.isWholeDay))
    }

    static func wall(of start: CalendarMoment) -> WallTime {
        RecurrenceSet.wall(of: start, clock: ZoneClock(offset: 0))
    }

    /// Looks whether it ever happens after its start.
    ///
    /// - Returns: whether it does, and how many days and times were looked at.
    func second(from start: CalendarMoment) -> (isFound: Bool, work: Int) {
        var rule = self
        (rule.until, rule.count) = (nil, nil)
        // What never comes is looked for until there is work enough.
        let limits = ExpansionLimits(instances: 2, work: 60_000)
        let found = rule.expansion(from: start, seconds: Self.patience, limits)
        return (found.instances.count >= 2, found.work)
    }

    /// Whether a year may have no room for all its times.
    var hasManyTimes: Bool {
        frequency < .daily || RuleReach(self).timesOfADay > Self.fewTimes
    }

    /// Looks for its times in the first year.
    ///
    /// - Returns: whether there are too many, how many were found, and how many days and times were looked at.
    func firstYear(from start: CalendarMoment) -> (isTooOften: Bool, times: Int, work: Int) {
        if frequency >= .daily, RuleReach(self).timesOfADay > Self.mostOfAYear {
            return (true, 0, 0)
        }
        let limits = ExpansionLimits(instances: Self.mostOfAYear, work: 62_000)
        let found = expansion(from: start, seconds: 366 * 86_400, limits)
        guard !found.isCut, found.instances.count < 2, !start.isWholeDay else {
            return (found.isCut, found.instances.count, found.work)
        }
        let second = second(from: start)
        return (!second.isFound, found.instances.count, found.work + second.work)
    }

    private func expansion(
        from start: CalendarMoment,
        seconds: Int,
        _ limits: ExpansionLimits
    ) -> RecurrenceSet.Expansion {
        let clock = ZoneClock(offset: 0)
        var set = RecurrenceSet(start: start, zone: .utc)
        set.rules = [self]
        let first = Self.wall(of: start).seconds
        return set.expand(from: first, to: first + seconds, clock: clock, limits: limits)
    }
}
