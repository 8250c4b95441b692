import Basics

/// What tells of a published article without any text of it: enough for what goes through all of them.
public struct ArticleOutline: Equatable, Sendable {
    /// `StableHash` of where it stands on the portal.
    public let pathHash: UInt64
    public let day: Day
    /// False for the samples that stand in for a source.
    public let isLive: Bool
    /// Whether the portal's page is the canonical, indexable one.
    public let isCanonicalHere: Bool
    /// Differs whenever anything that is published of the article differs.
    public let fingerprint: UInt64

    public init(
        pathHash: UInt64,
        day: Day,
        isLive: Bool,
        isCanonicalHere: Bool,
        fingerprint: UInt64
    ) {
        self.pathHash = pathHash
        self.day = day
        self.isLive = isLive
        self.isCanonicalHere = isCanonicalHere
        self.fingerprint = fingerprint
    }

    public init(_ article: ArticleSummary) {
        self.init(
            pathHash: StableHash.of(article.path),
            day: article.day,
            isLive: article.isLive,
            isCanonicalHere: article.isCanonicalHere,
            fingerprint: article.fingerprint
        )
    }
}
