/// What tells of a published article without any text of it: enough for what goes through all of them.
public struct ArticleOutline: Equatable, Sendable {
    /// Where it stands among all articles of its edition, counted from the oldest.
    public let place: Int
    /// `StableHash` of where it stands on the portal.
    public let pathHash: UInt64
    public let language: Language
    /// Whether the newsroom wrote it.
    public let isOwn: Bool
    public let day: Day
    /// False for the samples that stand in for a source.
    public let isLive: Bool
    /// Whether the portal's page is the canonical, indexable one.
    public let isCanonicalHere: Bool
    /// Differs whenever anything that is published of the article differs.
    public let fingerprint: UInt64

    public init(
        place: Int,
        pathHash: UInt64,
        language: Language,
        isOwn: Bool,
        day: Day,
        isLive: Bool,
        isCanonicalHere: Bool,
        fingerprint: UInt64
    ) {
        self.place = place
        self.pathHash = pathHash
        self.language = language
        self.isOwn = isOwn
        self.day = day
        self.isLive = isLive
        self.isCanonicalHere = isCanonicalHere
        self.fingerprint = fingerprint
    }

    public init(_ article: ArticleSummary) {
        self.init(
            place: article.place,
            pathHash: article.pathHash,
            language: article.language,
            isOwn: article.source == Source.ownID,
            day: article.day,
            isLive: article.isLive,
            isCanonicalHere: article.isCanonicalHere,
            fingerprint: article.fingerprint
        )
    }
}
