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

extension Event: EntityModel {
    public static let kind = EntityKind.event
    public static let isNumerous = true

    public init?(_ entity: Entity) {
        guard case .event(let event) = entity else { return nil }
        self = event
    }

    public var entity: Entity { .event(self) }

    public func name(in language: Language) -> String { details.title.shown(in: language) }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var event = self
        event.details.picture = details.picture.flatMap { change($0, .story) }
        for index in changes.indices {
            let picture = changes[index].details.picture
            event.changes[index].details.picture = picture.flatMap { change($0, .story) }
        }
        return event
    }
}
