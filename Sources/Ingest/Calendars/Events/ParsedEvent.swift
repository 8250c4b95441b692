public import Recurrence

/// An event as its calendar tells it, or one of a series that differs.
public struct ParsedEvent: Sendable {
    /// Where its `BEGIN` stands.
    public let line: Int
    public var uid: String?
    public var sequence = 0
    /// Which of a series it stands for; nil for the event as a whole.
    public var recurrence: CalendarMoment?
    /// Whether it stands for those after it too.
    public var countsForFollowing = false
    public var times: RecurrenceSet
    public var length: EventLength
    public var title: String?
    public var text: String?
    /// The same in HTML, as Outlook writes it.
    public var markup: String?
    public var location: String?
    /// Latitude and longitude as they stand.
    public var position: (latitude: String, longitude: String)?
    public var categories: [String] = []
    public var status: String?
    public var organiser: String?
    public var link: String?
    public var conference: String?
    public var pictures: [String] = []
    public var price: String?
    /// Of the texts, as a tag.
    public var language: String?

    init(line: Int, times: RecurrenceSet, length: EventLength) {
        self.line = line
        self.times = times
        self.length = length
    }

    /// That there is none, and nothing else of it.
    var cancelled: ParsedEvent {
        var event = ParsedEvent(line: line, times: times, length: length)
        event.uid = uid
        event.sequence = sequence
        event.recurrence = recurrence
        event.countsForFollowing = countsForFollowing
        event.status = "CANCELLED"
        return event
    }
}
