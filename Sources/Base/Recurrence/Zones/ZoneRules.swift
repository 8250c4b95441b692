/// A zone as a calendar describes it itself (VTIMEZONE): standard and summer time, and when each begins.
public struct ZoneRules: Hashable, Sendable, Codable {
    public let observances: [Observance]

    public init(_ observances: [Observance]) {
        self.observances = observances
    }

    /// One of its times, as `STANDARD` or `DAYLIGHT`.
    public struct Observance: Hashable, Sendable, Codable {
        /// When it begins first, on a clock that goes as before.
        public let start: CalendarMoment
        /// Seconds east of Greenwich before it begins.
        public let offsetBefore: Int
        /// Seconds east of Greenwich from then on.
        public let offset: Int
        public let rules: [RecurrenceRule]
        /// More times at which it begins.
        public let dates: [CalendarMoment]

        public init(
            start: WallTime,
            offsetBefore: Int,
            offset: Int,
            rules: [RecurrenceRule] = [],
            dates: [WallTime] = []
        ) {
            self.start = .local(start)
            self.offsetBefore = offsetBefore
            self.offset = offset
            self.rules = rules
            self.dates = dates.map { .local($0) }
        }
    }
}

extension ZoneRules {
    /// A moment from which clocks go differently.
    struct Change {
        let moment: Int
        let offset: Int
    }

    /// No calendar tells of what is after this year.
    private static let lastYear = 2_200
    /// The most changes of all observances.
    private static let mostChanges = 4_000
    /// The most days that are looked at for all of them.
    private static let mostWork = 400_000

    /// All changes in their order, as far as there is work for them.
    var changes: [Change] {
        var changes: [Change] = []
        var work = 0
        guard let end = WallTime(year: Self.lastYear, month: 1, day: 1) else { return [] }
        for observance in observances where changes.count < Self.mostChanges {
            let clock = ZoneClock(offset: observance.offsetBefore)
            var set = RecurrenceSet(start: observance.start, zone: .floating)
            set.rules = observance.rules
            set.added = observance.dates.map { RecurrenceSet.Addition(at: $0) }
            let found = set.expand(
                from: .min / 4,
                to: end.seconds,
                clock: clock,
                limits: ExpansionLimits(
                    instances: Self.mostChanges - changes.count,
                    work: Self.mostWork - work
                )
            )
            work += found.work
            changes += found.instances.map {
                Change(moment: $0.moment, offset: observance.offset)
            }
        }
        return changes.sorted { ($0.moment, $0.offset) < ($1.moment, $1.offset) }
    }

    /// The offset before the first change.
    var firstOffset: Int {
        observances.min { $0.start.text < $1.start.text }?.offsetBefore ?? 0
    }
}

extension ZoneRules {
    /// Looked up for each time of a calendar: what they have in common is rare, and all of it is long.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(observances.count)
        hasher.combine(observances.first?.start)
        hasher.combine(observances.last?.start)
        hasher.combine(observances.last?.offset)
    }
}
