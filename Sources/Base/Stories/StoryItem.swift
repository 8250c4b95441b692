/// What is looked at of a piece of news to find what it tells.
public struct StoryItem: Sendable, Equatable {
    /// Tells it from all others; the earliest member's is its story's.
    public let id: String
    public let title: String
    public let summary: String
    /// Whether the summary was not cleaned yet: its tags and addresses are no words.
    public let isMarkup: Bool
    /// Seconds since 1970; items without one are joined whenever they were published.
    public let published: Int?
    /// BCP 47, of which the language alone matters; empty where it is not known.
    public let language: String

    public init(
        id: String,
        title: String,
        summary: String,
        isMarkup: Bool = false,
        published: Int?,
        language: String
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.isMarkup = isMarkup
        self.published = published
        self.language = language
    }
}

extension StoryItem {
    /// The order of telling, whatever the order of asking: those without a time come last.
    static func isEarlier(_ one: StoryItem, _ other: StoryItem) -> Bool {
        if let mine = one.published, let theirs = other.published {
            if mine != theirs { return mine < theirs }
        } else if one.published != nil || other.published != nil {
            return one.published != nil
        }
        if one.id != other.id { return one.id < other.id }
        // An id should not come twice; which of the two is heard must not depend on the order all the same.
        return (one.title, one.summary, one.language)
            < (other.title, other.summary, other.language)
    }
}
