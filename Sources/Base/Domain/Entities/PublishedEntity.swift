public import Foundation

/// One entity of an edition, with what the archive knows of it.
public struct PublishedEntity: Hashable, Sendable {
    public let id: ItemID
    public let source: SourceID
    public let identity: String
    /// The last part of its path, fixed once: `2026/11/21/racing-union-k3f9q2abcd`, `el-faro-k3f9q2abcd`, `ana-ruiz`.
    public let address: String
    public let origin: Origin
    public let firstSeen: Date
    /// The time of the answer that last changed it.
    public let changed: Date
    /// Differs whenever anything that is published of it differs.
    public let fingerprint: UInt64
    public let entity: Entity
    /// Drawn by the portal for links that are shared, where there is no picture: by the addresses of their texts.
    public let cards: [String: PictureCopy]

    public init(
        id: ItemID,
        source: SourceID,
        identity: String,
        address: String,
        origin: Origin,
        firstSeen: Date,
        changed: Date,
        fingerprint: UInt64,
        entity: Entity,
        cards: [String: PictureCopy] = [:]
    ) {
        self.id = id
        self.source = source
        self.identity = identity
        self.address = address
        self.origin = origin
        self.firstSeen = firstSeen
        self.changed = changed
        self.fingerprint = fingerprint
        self.entity = entity
        self.cards = cards
    }
}
