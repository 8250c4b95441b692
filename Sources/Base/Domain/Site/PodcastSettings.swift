/// What a portal says of its podcast, which is made from its own articles with sound.
public struct PodcastSettings: Hashable, Sendable {
    /// The portal's title where it says none.
    public var title: LocalizedText
    /// The portal's description where it says none.
    public var description: LocalizedText
    /// By its name in Apple's list, which all directories use.
    public var category: PodcastCategory?
    /// A square picture, by its path below `Content/`.
    public var image: String
    public var author: String?
    /// Whom directories ask whether the podcast is theirs.
    public var email: String?
    public var isExplicit: Bool
    public var order: Order
    public var places = WrittenPlaces()

    public init(
        title: LocalizedText = LocalizedText([:]),
        description: LocalizedText = LocalizedText([:]),
        category: PodcastCategory? = nil,
        image: String = "",
        author: String? = nil,
        email: String? = nil,
        isExplicit: Bool = false,
        order: Order = .episodic
    ) {
        self.title = title
        self.description = description
        self.category = category
        self.image = image
        self.author = author
        self.email = email
        self.isExplicit = isExplicit
        self.order = order
    }

    /// Whether episodes stand alone, or are to be heard from the first one on.
    public enum Order: String, Sendable, CaseIterable {
        case episodic
        case serial
    }
}
