/// When something happens: at first, by rules, at days named one by one, and when it does not.
public struct RecurrenceSet: Hashable, Sendable, Codable {
    /// A day or a time on the wall of the zone.
    public var start: CalendarMoment
    public var zone: CalendarZone
    public var rules: [RecurrenceRule]
    /// Rules by which it does not happen, as old calendars have them.
    public var excludedRules: [RecurrenceRule]
    public var added: [Addition]
    public var excluded: [CalendarMoment]

    public init(start: CalendarMoment, zone: CalendarZone) {
        self.start = start
        self.zone = zone
        rules = []
        excludedRules = []
        added = []
        excluded = []
    }

    /// One more time, which may last longer than the others.
    public struct Addition: Hashable, Sendable, Codable {
        public let at: CalendarMoment
        public let length: EventLength?

        public init(at: CalendarMoment, length: EventLength? = nil) {
            self.at = at
            self.length = length
        }
    }

    public var isWholeDay: Bool { start.isWholeDay }

    /// Whether it happens more than once.
    public var repeats: Bool { !rules.isEmpty || !added.isEmpty }

    /// A moment on the wall of a clock.
    ///
    /// - Parameters:
    ///   - moment: a day counts from its beginning.
    ///   - clock: that of the set's zone.
    /// - Returns: what the clock shows.
    public static func wall(of moment: CalendarMoment, clock: ZoneClock) -> WallTime {
        switch moment {
        case .day(let day): WallTime(day: day)
        case .local(let wall): wall
        case .instant(let seconds): clock.wall(at: seconds)
        }
    }
}
