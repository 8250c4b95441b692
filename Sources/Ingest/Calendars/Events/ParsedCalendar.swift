/// What was understood of a calendar.
public struct ParsedCalendar: Sendable {
    public let title: String?
    public let about: String?
    public let link: String?
    /// Seconds after which it wants to be asked again.
    public let refresh: Int?
    /// In the order of the file.
    public let events: [ParsedEvent]
    public let notices: [CalendarNotice]
    /// How many events could not be read, and how many are nobody's business.
    public let left: (unreadable: Int, private: Int)
}
