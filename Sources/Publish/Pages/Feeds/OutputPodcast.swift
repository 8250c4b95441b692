public import Domain

/// The podcast of the portal in one language, ready to be written.
public struct OutputPodcast: Sendable {
    /// Title, description and episodes.
    public let feed: OutputFeed
    /// Where it lies, absolute.
    public let address: String
    public let category: PodcastCategory
    /// The address of the picture, absolute.
    public let image: String
    public let author: String
    public let email: String?
    public let isExplicit: Bool
    public let order: PodcastSettings.Order
    /// The number of the newest episode, counted from the oldest; nil where they have none.
    public let newest: Int?
}

/// A podcast that the portal offers.
public struct PlannedPodcast: Hashable, Sendable {
    public let path: String
    public let language: Language
    /// Differs when one of the episodes does.
    public let key: UInt64
}
