/// What is known of an article that only its card, its page and maps show: no list is made from it.
public struct ArticleDetails: Hashable, Sendable, Codable {
    /// Who published it, where its source gathers the news of others.
    public var publisher: String?
    /// Whether its page lists the headings of the text.
    public var hasContents: Bool?
    /// What the shortcodes of an article of the newsroom's own stand for, each in its parts around its text.
    public var inserts: [[String]]?
    /// Where on Earth it happened, where somebody says so.
    public var point: GeoPoint?
    /// Who paid for it.
    public var sponsor: String?
    /// What it tells as it happens.
    public var live: LiveCoverage?
    /// What the newsroom said of it later, newest first.
    public var corrections: [Correction]?
    /// Whether what was changed in it is not shown, whatever holds for the others.
    public var hidesChanges: Bool?
    /// Under which its source says that others may use it.
    public var license: License?
    /// For what of it the newsroom used AI.
    public var ai: [AIUse]?

    public init() {}
}
