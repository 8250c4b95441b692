public import Foundation

/// One item as its source gave it: raw, with nothing decided yet.
public struct ReceivedItem: Hashable, Sendable {
    /// What makes it the same item when it comes again.
    public var identity: String
    /// Under which it came before it had that one.
    public var formerIdentity: String?
    /// Whether its source may give the same identity to others, as careless feeds do: the archive then tells them apart.
    public var mayHaveNamesakes = false
    public var title: String
    public var link: String?
    /// Equal for addresses that surely show the same story.
    public var canonicalAddress: String?
    public var published: Date?
    public var updated: Date?
    /// Its publication in the other order of day and month, where its source leaves open which one it writes.
    public var publishedOtherwise: Date?
    /// For an item without a date: that of the next older item in its feed, beside which it stands in lists.
    public var neighbourDate: Date?
    /// Whoever wrote it, as the source names them.
    public var authors: [String]
    public var categories: [String]
    public var language: Language?
    /// The section that the item names itself, as own articles do.
    public var section: SectionID?
    public var summary: Markup?
    public var content: Markup?
    public var picture: Picture?
    public var enclosures: [Enclosure]
    /// What the source says it is; told by its enclosures where it says nothing.
    public var form: ArticleForm?
    public var reactions: Reactions?
    public var details = ArticleDetails()
    /// What the newsroom calls the story that it tells: all of one name are one.
    public var story: String?
    public var expires: Date?
    public var isDraft: Bool
    public var isBreaking: Bool

    /// The file of an article of the newsroom's own, below `Content`.
    public var ownFile: String { "articles/\(formerIdentity ?? identity).md" }

    public init(identity: String, title: String) {
        self.identity = identity
        self.title = title
        authors = []
        categories = []
        enclosures = []
        isDraft = false
        isBreaking = false
    }
}
