import Basics
public import Domain

/// What the newsroom says in one language of a topic or an author, in `Content/topics` or `Content/authors`.
public struct WrittenLabel: Hashable, Sendable {
    /// The file as messages name it.
    public let file: String
    public let label: Label
    public let language: Language
    /// Nil where the file says none: then it is called as articles write it.
    public let name: String?
    /// Under which articles carry it too: synonyms, tags of sources, other spellings.
    public let otherNames: [String]
    /// What the topic is about, in a line or two.
    public let summary: String?
    public let html: String
    public let picture: Picture?
    /// The portal's copies of pictures that the text shows from elsewhere, by the addresses it names.
    public let pictures: [String: PictureCopy]
    /// What is known of an author.
    public let author: AuthorFacts?
    /// Articles that stand above all others, as the file names them.
    public private(set) var pinned: [NamedArticle]
    /// How much of its articles its feed carries, where that differs from other feeds.
    public let feedContent: FeedContent?

    public init(
        file: String,
        label: Label,
        language: Language,
        name: String?,
        otherNames: [String] = [],
        summary: String? = nil,
        html: String = "",
        picture: Picture? = nil,
        pictures: [String: PictureCopy] = [:],
        author: AuthorFacts? = nil,
        pinned: [NamedArticle] = [],
        feedContent: FeedContent? = nil
    ) {
        self.file = file
        self.label = label
        self.language = language
        self.name = name
        self.otherNames = otherNames
        self.summary = summary
        self.html = html
        self.picture = picture
        self.pictures = pictures
        self.author = author
        self.pinned = pinned
        self.feedContent = feedContent
    }

    /// The same, the pinned articles by their ids where their files have some.
    public func with(identities: [String: String]) -> Self {
        var label = self
        label.pinned = pinned.map { $0.with(identities: identities) }
        return label
    }

    /// The same with another text.
    func with(html: String) -> Self {
        Self(
            file: file,
            label: label,
            language: language,
            name: name,
            otherNames: otherNames,
            summary: summary,
            html: html,
            picture: picture,
            pictures: pictures,
            author: author,
            pinned: pinned,
            feedContent: feedContent
        )
    }

    /// Differs whenever anything of it differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for text in [file, label.kind.rawValue, label.id, language.tag, name ?? "", html] {
            hash.add(text)
        }
        hash.add(otherNames.count)
        for name in otherNames { hash.add(name) }
        for text in [summary, author?.role, author?.town, author?.fediverse] { hash.add(text) }
        for link in author?.links ?? [] { hash.add(link) }
        hash.add(picture?.fingerprint)
        for (address, copy) in pictures.sorted(by: { $0.key < $1.key }) {
            hash.add(address)
            hash.add(copy.fingerprint)
        }
        for article in pinned { hash.add(article.text) }
        hash.add(feedContent?.rawValue)
        return hash.value
    }
}

/// What the newsroom tells of somebody who writes for it.
public struct AuthorFacts: Hashable, Sendable {
    public let role: String?
    public let town: String?
    /// Addresses elsewhere that are the author's own.
    public let links: [String]
    /// `@ana@social.example`
    public let fediverse: String?

    public init(role: String?, town: String?, links: [String], fediverse: String?) {
        self.role = role
        self.town = town
        self.links = links
        self.fediverse = fediverse
    }
}
