public import Foundation

/// An article that is in the archive and waits for its time.
public struct EmbargoedItem: Hashable, Sendable {
    public let id: ItemID
    public let source: SourceID
    public let title: String
    public let until: Date

    public init(id: ItemID, source: SourceID, title: String, until: Date) {
        self.id = id
        self.source = source
        self.title = title
        self.until = until
    }
}
