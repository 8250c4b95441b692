import Domain

/// One thing that has a number in the index.
enum SearchSubject: Hashable, Sendable {
    case article(ItemID)
    /// What a desk holds, by its place there.
    case entity(EntityKind, Int)
    /// A source of the portal that has a page.
    case source(SourceID)
    /// Something that was found once and is not any more: it keeps its number.
    case gone
}
