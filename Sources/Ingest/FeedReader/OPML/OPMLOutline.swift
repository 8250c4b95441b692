/// A feed that an OPML file names.
public struct OPMLOutline: Hashable, Sendable {
    public let title: String?
    public let feed: String
    public let home: String?
    /// Names of categories, those of the outlines around it last.
    public let categories: [String]
    public let language: String?
    /// What only our own lists say.
    public let id: String?
    public let country: String?
    public let rights: String?
    /// Counted from 1.
    public let line: Int

    public init(
        title: String?,
        feed: String,
        home: String?,
        categories: [String],
        language: String?,
        id: String? = nil,
        country: String? = nil,
        rights: String? = nil,
        line: Int
    ) {
        self.title = title
        self.feed = feed
        self.home = home
        self.categories = categories
        self.language = language
        self.id = id
        self.country = country
        self.rights = rights
        self.line = line
    }
}
