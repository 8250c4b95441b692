/// What the archive knows of a source beside its items.
public struct SourceSummary: Hashable, Sendable {
    public let id: SourceID
    /// The feed's own title.
    public let title: String?
    /// The source's front page.
    public let home: String?
    /// What the source says of itself.
    public let summary: String?
    public let isSample: Bool
    /// Under which it says that all its texts may be used.
    public let license: License?

    public init(
        id: SourceID,
        title: String?,
        home: String?,
        summary: String? = nil,
        isSample: Bool,
        license: License? = nil
    ) {
        self.id = id
        self.title = title
        self.home = home
        self.summary = summary
        self.isSample = isSample
        self.license = license
    }
}
