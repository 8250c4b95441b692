/// What only the page itself can say for its `head`.
public struct HeadContent: Sendable {
    public let title: String
    public let description: String
    /// Whether the description is the newsroom's own, which is never cut.
    public let isWholeDescription: Bool
    /// The site path of the page that stands for this one, when it is another.
    public let canonical: String?
    public let isIndexed: Bool
    /// Whether it says where it stands; what is to be forgotten is not to be read in an address either.
    public let isLocated: Bool
    public let picture: SharedPictureModel?
    public let article: ArticleMetaModel?
    /// What the nearest feed carries.
    public let feed: FeedScope
    /// What it is to those who share its link.
    public let kind: SharedKind

    /// - Parameters:
    ///   - title: the headline, without the site's name.
    ///   - description: one or two sentences, for search engines and shared links.
    ///   - isWholeDescription: whether it stands as it is, however long.
    ///   - canonical: the site path of the page that stands for this one.
    ///   - isIndexed: whether search engines should list it.
    ///   - isLocated: whether it says where it stands.
    ///   - picture: what a shared link shows.
    ///   - article: dates and section of an article.
    ///   - feed: what the nearest feed carries.
    ///   - kind: an article's page is one, all others are pages of a website, unless they say more.
    public init(
        title: String,
        description: String,
        isWholeDescription: Bool = false,
        canonical: String? = nil,
        isIndexed: Bool = true,
        isLocated: Bool = true,
        picture: SharedPictureModel? = nil,
        article: ArticleMetaModel? = nil,
        feed: FeedScope = .site,
        kind: SharedKind? = nil
    ) {
        self.title = title
        self.description = description
        self.isWholeDescription = isWholeDescription
        self.canonical = canonical
        self.isIndexed = isIndexed
        self.isLocated = isLocated
        self.picture = picture
        self.article = article
        self.feed = feed
        self.kind = kind ?? (article == nil ? .website : .article)
    }
}

/// What a page is to those who share its link (`og:type`).
public enum SharedKind: String, Sendable {
    case website
    case article
    case film = "video.movie"
    case series = "video.tv_show"
    case song = "music.song"
    case profile
}
