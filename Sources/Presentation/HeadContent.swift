public import Domain

/// What only the page itself can say for its `head`.
public struct HeadContent: Sendable {
    public let title: String
    public let description: String
    /// The site path of the page that stands for this one, when it is another.
    public let canonical: String?
    public let isIndexed: Bool
    public let picture: SharedPictureModel?
    public let article: ArticleMetaModel?
    /// The section whose feed is the nearest.
    public let section: SectionID?

    public init(
        title: String,
        description: String,
        canonical: String? = nil,
        isIndexed: Bool = true,
        picture: SharedPictureModel? = nil,
        article: ArticleMetaModel? = nil,
        section: SectionID? = nil
    ) {
        self.title = title
        self.description = description
        self.canonical = canonical
        self.isIndexed = isIndexed
        self.picture = picture
        self.article = article
        self.section = section
    }
}
