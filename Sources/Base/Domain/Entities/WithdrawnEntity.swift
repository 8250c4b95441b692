public import Foundation

/// What the archive keeps of an entity that is published no more: that it was there, and since when.
public struct WithdrawnEntity: Hashable, Sendable {
    public let id: ItemID
    public let kind: EntityKind
    public let source: SourceID
    public let firstSeen: Date

    public init(id: ItemID, kind: EntityKind, source: SourceID, firstSeen: Date) {
        self.id = id
        self.kind = kind
        self.source = source
        self.firstSeen = firstSeen
    }
}
