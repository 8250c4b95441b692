public import Foundation

/// One news item as lists and pages show it; its text is read apart, in batches.
public struct Article: Hashable, Sendable {
    public let id: ItemID
    /// Where it stands on the portal: fixed once, never computed again.
    public let path: String
    public let source: SourceID
    public let title: String
    /// Plain text of what the source offers as summary.
    public let summary: String?
    /// The address at the source.
    public let link: String?
    public let identity: String
    public let published: Date?
    public let updated: Date?
    public let firstSeen: Date
    /// The place in lists: published, or for undated items the hour in which they were first seen.
    public let order: Date
    /// Whoever wrote it.
    public let authors: [String]
    public let categories: [String]
    public let language: Language
    public let section: SectionID
    public let rights: Rights
    public let origin: Origin
    public let picture: Picture?
    /// Drawn by the portal for links that are shared, where there is no picture.
    public let card: PictureCopy?
    public let enclosures: [Enclosure]
    public let reactions: Reactions?
    /// What it mainly is.
    public let form: ArticleForm
    public let details: ArticleDetails
    public let isBreaking: Bool
    /// What others tell of the same event, where they do.
    public let story: ArticleStory?
    /// Sources that told the same item; folded into this one.
    public let duplicates: [Duplicate]

    public init(
        id: ItemID,
        path: String,
        source: SourceID,
        title: String,
        summary: String?,
        link: String?,
        identity: String,
        published: Date?,
        updated: Date?,
        firstSeen: Date,
        order: Date,
        authors: [String],
        categories: [String],
        language: Language,
        section: SectionID,
        rights: Rights,
        origin: Origin,
        picture: Picture?,
        card: PictureCopy? = nil,
        enclosures: [Enclosure],
        reactions: Reactions? = nil,
        form: ArticleForm = .story,
        details: ArticleDetails = ArticleDetails(),
        isBreaking: Bool,
        story: ArticleStory? = nil,
        duplicates: [Duplicate]
    ) {
        self.id = id
        self.path = path
        self.source = source
        self.title = title
        self.summary = summary
        self.link = link
        self.identity = identity
        self.published = published
        self.updated = updated
        self.firstSeen = firstSeen
        self.order = order
        self.authors = authors
        self.categories = categories
        self.language = language
        self.section = section
        self.rights = rights
        self.origin = origin
        self.picture = picture
        self.card = card
        self.enclosures = enclosures
        self.reactions = reactions
        self.form = form
        self.details = details
        self.isBreaking = isBreaking
        self.story = story
        self.duplicates = duplicates
    }

    /// The same under another headline.
    public func with(title: String) -> Article {
        Article(
            id: id,
            path: path,
            source: source,
            title: title,
            summary: summary,
            link: link,
            identity: identity,
            published: published,
            updated: updated,
            firstSeen: firstSeen,
            order: order,
            authors: authors,
            categories: categories,
            language: language,
            section: section,
            rights: rights,
            origin: origin,
            picture: picture,
            card: card,
            enclosures: enclosures,
            reactions: reactions,
            form: form,
            details: details,
            isBreaking: isBreaking,
            story: story,
            duplicates: duplicates
        )
    }

    /// An item of another source that says the same and stands in no list of its own.
    public struct Duplicate: Hashable, Sendable {
        public let source: SourceID
        public let title: String
        public let link: String?
        public let details: ArticleDetails

        public init(
            source: SourceID,
            title: String,
            link: String?,
            details: ArticleDetails = ArticleDetails()
        ) {
            self.source = source
            self.title = title
            self.link = link
            self.details = details
        }
    }
}
