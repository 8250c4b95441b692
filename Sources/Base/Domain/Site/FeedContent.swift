/// How much of its articles a feed of the portal carries.
public enum FeedContent: String, Sendable, CaseIterable {
    /// The whole texts of the newest, as far as there is room, and the summaries of all.
    case newest
    case full
    case summary
    case title
}
