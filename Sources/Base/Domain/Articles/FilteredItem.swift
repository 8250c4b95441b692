public import Foundation

/// An article that a source sent and that the source's filter keeps from being published.
public struct FilteredItem: Hashable, Sendable {
    public let id: ItemID
    public let source: SourceID
    public let title: String
    public let published: Date?
    /// Which condition of the filter left it out.
    public let ruling: ItemFilter.Ruling

    public init(
        id: ItemID,
        source: SourceID,
        title: String,
        published: Date?,
        ruling: ItemFilter.Ruling
    ) {
        self.id = id
        self.source = source
        self.title = title
        self.published = published
        self.ruling = ruling
    }
}
