public import Foundation

/// What is known of a published article without reading it: enough to plan its page and to tell whether it changed.
public struct ArticleSummary: Hashable, Sendable {
    public let id: ItemID
    /// Where it stands among all articles of its edition, counted from the oldest.
    public let place: Int
    /// `StableHash` of where it stands on the portal; the path itself is asked for where it is shown.
    public let pathHash: UInt64
    public let source: SourceID
    public let section: SectionID
    public let language: Language
    /// The place in lists, and its day in the site's time zone.
    public let order: Date
    public let day: Day
    /// When it came.
    public let firstSeen: Date
    /// False for the samples that stand in for a source.
    public let isLive: Bool
    /// Whether the portal's page is the canonical, indexable one.
    public let isCanonicalHere: Bool
    /// Differs whenever anything that is published of the article differs.
    public let fingerprint: UInt64

    public init(
        id: ItemID,
        place: Int,
        pathHash: UInt64,
        source: SourceID,
        section: SectionID,
        language: Language,
        order: Date,
        firstSeen: Date,
        day: Day,
        isLive: Bool,
        isCanonicalHere: Bool,
        fingerprint: UInt64
    ) {
        self.id = id
        self.place = place
        self.pathHash = pathHash
        self.source = source
        self.section = section
        self.language = language
        self.order = order
        self.firstSeen = firstSeen
        self.day = day
        self.isLive = isLive
        self.isCanonicalHere = isCanonicalHere
        self.fingerprint = fingerprint
    }
}
