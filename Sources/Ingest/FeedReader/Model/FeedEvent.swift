/// What an entry says of something that takes place, by the event module of RSS 1.0 or by xCal; texts as the feed has them.
public struct FeedEvent: Sendable, Equatable {
    public var start: String?
    public var end: String?
    public var location: String?
    public var organiser: String?
    /// What kind of event it is.
    public var type: String?

    /// The part that an element holds; nil for an element of another vocabulary.
    static func part(_ kind: ElementKind) -> WritableKeyPath<FeedEvent, String?>? {
        switch kind {
        case .eventStart, .calendarStart: \.start
        case .eventEnd, .calendarEnd: \.end
        case .eventLocation, .calendarLocation: \.location
        case .eventOrganiser, .calendarOrganiser: \.organiser
        case .eventType, .calendarCategories: \.type
        default: nil
        }
    }
}
