public import Basics
public import Pages

/// How a person wants a site published this time.
public struct PublishingOptions: Sendable {
    /// The parts to write, everything else staying as it is; all parts when empty.
    public var only: Set<PageKind> = []
    /// Whether everything is made anew, whatever was built before.
    public var isFull = false
    /// Whether a warning keeps the site from being published.
    public var isStrict = false
    /// Whether the shrink guard is off.
    public var allowsShrinking = false
    /// How many batches of pages are rendered at once.
    public var jobs = 1
    /// What shards made of the site, to be taken where it was made from the same.
    public var parts: SiteParts?
    /// Is told how far writing has come.
    public var progress = WorkProgress.unheard

    public init() {}
}
