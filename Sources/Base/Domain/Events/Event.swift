public import Recurrence

/// Something that takes place: once, or again and again with exceptions.
public struct Event: Hashable, Sendable, Codable {
    public var details: EventDetails
    public var times: RecurrenceSet
    public var length: EventLength
    /// The times of the series that differ from what it says, in the order of those that they stand for.
    public var changes: [Change]
    /// How often its source has changed it.
    public var sequence: Int

    public init(details: EventDetails, times: RecurrenceSet, length: EventLength) {
        self.details = details
        self.times = times
        self.length = length
        changes = []
        sequence = 0
    }

    /// One time of a series that is at another hour, elsewhere or otherwise, with those after it where it says so.
    public struct Change: Hashable, Sendable, Codable {
        /// The time that the series would have.
        public var original: CalendarMoment
        public var countsForFollowing: Bool
        public var start: CalendarMoment
        public var length: EventLength
        public var details: EventDetails

        public init(
            original: CalendarMoment,
            countsForFollowing: Bool = false,
            start: CalendarMoment,
            length: EventLength,
            details: EventDetails
        ) {
            self.original = original
            self.countsForFollowing = countsForFollowing
            self.start = start
            self.length = length
            self.details = details
        }
    }

    /// Whether it takes place more than once.
    public var isSeries: Bool { times.repeats }
}
