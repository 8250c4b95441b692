extension RecurrenceSet {
    /// The times at which a set happens within some while.
    public struct Expansion: Sendable {
        public let instances: [RecurrenceInstance]
        /// Whether there are more than were looked for.
        public let isCut: Bool
        /// How many days and times were looked at.
        public let work: Int
    }

    /// - Parameters:
    ///   - from: the first moment that counts, in seconds since 1970.
    ///   - to: the first moment that counts no more.
    ///   - clock: that of the set's zone.
    ///   - limits: where rules end that go on for ever.
    /// - Returns: what begins in between, in its order, each time once.
    public func expand(
        from: Int,
        to: Int,
        clock: ZoneClock,
        limits: ExpansionLimits = .standard
    ) -> Expansion {
        let first = instance(of: start, clock)
        let window = RuleWindow(from: from, to: to, limits: limits)
        var isCut = false
        var work = added.count + excluded.count
        var found: [Int: RecurrenceInstance] = [:]
        func take(_ instance: RecurrenceInstance) {
            guard instance.moment >= from, instance.moment < to else { return }
            // What is added by name may say how long it lasts.
            if found[instance.moment] == nil || instance.length != nil {
                found[instance.moment] = instance
            }
        }
        take(first)
        for rule in rules {
            isCut = walk(rule, first, window, clock, &work, take) || isCut
        }
        for addition in added {
            let added = instance(of: addition.at, clock)
            take(
                RecurrenceInstance(wall: added.wall, moment: added.moment, length: addition.length)
            )
        }
        if !excludedRules.isEmpty {
            var out: Set<Int> = []
            for rule in excludedRules {
                isCut =
                    walk(rule, first, window, clock, &work, isExclusion: true) {
                        out.insert($0.moment)
                    } || isCut
            }
            found = found.filter { !out.contains($0.key) }
        }
        let exclusion = Exclusion(self, clock)
        let instances = found.values.filter { !exclusion.holds($0) }
            .sorted { $0.moment < $1.moment }
        let isLong = instances.count > limits.instances
        return Expansion(
            instances: isLong ? Array(instances.prefix(limits.instances)) : instances,
            isCut: isCut || isLong,
            work: work
        )
    }

    /// Whether a rule ends before the first time, so that nothing repeats by it.
    ///
    /// - Parameters:
    ///   - rule: as it was written.
    ///   - clock: that of the set's zone.
    /// - Returns: false also for a rule without an end.
    public func startsAfter(_ rule: RecurrenceRule, clock: ZoneClock) -> Bool {
        let first = instance(of: start, clock)
        return RuleEnd(rule, isWholeDay: isWholeDay, clock).isPast(first.wall, first.moment)
    }

    /// Whether all its times are left out.
    ///
    /// - Parameter clock: that of the set's zone.
    /// - Returns: false also where it would take long to tell.
    public func isEmpty(clock: ZoneClock) -> Bool {
        guard !excluded.isEmpty || !excludedRules.isEmpty else { return false }
        guard repeats else {
            let first = instance(of: start, clock).moment
            return expand(from: first, to: first + 1, clock: clock).instances.isEmpty
        }
        // Whoever wrote it may have written thousands of such sets.
        let work = 5_000 + 8 * (added.count + excluded.count)
        let limits = ExpansionLimits(instances: excluded.count + 1, work: work)
        let left = expand(from: .min, to: .max, clock: clock, limits: limits)
        return left.instances.isEmpty && !left.isCut
    }

    private func instance(of moment: CalendarMoment, _ clock: ZoneClock) -> RecurrenceInstance {
        var wall = Self.wall(of: moment, clock: clock)
        if case .instant(let seconds) = moment {
            guard isWholeDay else { return RecurrenceInstance(wall: wall, moment: seconds) }
            wall = WallTime(day: Self.day(meantBy: seconds, clock))
        } else if isWholeDay {
            wall = WallTime(day: wall.day)
        }
        return RecurrenceInstance(wall: wall, moment: clock.moment(of: wall).moment)
    }

    /// The day that programs mean which write a moment in its place: midnight in Greenwich, or the last minute before it, is how
    /// they write the day that stands there; any other time is one of some place.
    public static func day(meantBy seconds: Int, _ clock: ZoneClock) -> Int {
        let written = WallTime(seconds: seconds)
        let isWritten = written.second == 0 || written.second >= 86_340
        return isWritten ? written.day : clock.wall(at: seconds).day
    }

    /// Follows a rule from the first time on, which counts as the first of its times whether or not the rule names it; a rule
    /// that takes times out takes it only where it does.
    ///
    /// - Returns: whether the limits ended it.
    private func walk(
        _ rule: RecurrenceRule,
        _ first: RecurrenceInstance,
        _ window: RuleWindow,
        _ clock: ZoneClock,
        _ work: inout Int,
        isExclusion: Bool = false,
        _ take: (RecurrenceInstance) -> Void
    ) -> Bool {
        if isWholeDay, rule.frequency < .daily { return false }
        let completed = rule.completed(by: first.wall, isWholeDay: isWholeDay)
        let end = RuleEnd(completed, isWholeDay: isWholeDay, clock)
        var periods = RulePeriods(
            completed,
            start: first.wall,
            from: window.firstWall,
            to: window.lastWall
        )
        let before = work
        defer { work = before + periods.work }
        if !isExclusion { take(first) }
        var (counted, taken) = (isExclusion ? 0 : 1, 0)
        if let count = rule.count, counted >= count { return false }
        while let times = periods.next() {
            if before + periods.work > window.limits.work { return true }
            for wall in times where wall > first.wall || isExclusion && wall == first.wall {
                if end.isSurelyPast(wall) || wall > window.lastWall { return false }
                let (moment, exists) =
                    isWholeDay ? (clock.moment(of: wall).moment, true) : clock.moment(of: wall)
                // A time that the clocks leave out is none of the set, and counts as none.
                guard exists else { continue }
                if end.isPast(wall, moment) { return false }
                counted += 1
                if moment >= window.from {
                    take(RecurrenceInstance(wall: wall, moment: moment))
                    taken += 1
                    if taken > window.limits.instances { return true }
                }
                if let count = rule.count, counted >= count { return false }
            }
        }
        return false
    }
}

/// For what while a rule is followed.
struct RuleWindow {
    let from: Int
    let to: Int
    let limits: ExpansionLimits

    /// No wall is a whole day from Greenwich.
    var firstWall: WallTime { WallTime(seconds: max(from, Self.bounds.lowerBound) - 86_400) }
    var lastWall: WallTime { WallTime(seconds: min(to, Self.bounds.upperBound) + 86_400) }

    /// The years 1 to 9999.
    private static let bounds = -62_135_596_800...253_402_300_799
}

/// Where a rule ends by its UNTIL, whichever form programs give it.
struct RuleEnd {
    private let until: CalendarMoment?

    init(_ rule: RecurrenceRule, isWholeDay: Bool, _ clock: ZoneClock) {
        switch rule.until {
        // Whole days end with a day, whatever time of it stands there.
        case .local(let wall) where isWholeDay: until = .day(wall.day)
        case .instant(let seconds) where isWholeDay:
            until = .day(RecurrenceSet.day(meantBy: seconds, clock))
        default: until = rule.until
        }
    }

    /// A day counts until it ends.
    func isPast(_ wall: WallTime, _ moment: Int) -> Bool {
        switch until {
        case nil: false
        case .day(let day): wall.day > day
        case .local(let last): wall > last
        case .instant(let last): moment > last
        }
    }

    /// The same before anybody knows the moment, so that what the clocks leave out ends it too.
    func isSurelyPast(_ wall: WallTime) -> Bool {
        if case .instant(let last) = until { return wall.seconds > last + 2 * 86_400 }
        return isPast(wall, 0)
    }
}

/// The times that a set leaves out one by one.
private struct Exclusion {
    private var moments: Set<Int> = []
    private var days: Set<Int> = []

    init(_ set: RecurrenceSet, _ clock: ZoneClock) {
        for moment in set.excluded {
            switch moment {
            // A day alone means all of that day; many programs write it so.
            case .day(let day): days.insert(day)
            case .local(let wall) where set.isWholeDay: days.insert(wall.day)
            case .local(let wall): moments.insert(clock.moment(of: wall).moment)
            case .instant(let seconds) where set.isWholeDay:
                days.insert(RecurrenceSet.day(meantBy: seconds, clock))
            case .instant(let seconds): moments.insert(seconds)
            }
        }
    }

    func holds(_ instance: RecurrenceInstance) -> Bool {
        moments.contains(instance.moment) || days.contains(instance.wall.day)
    }
}
