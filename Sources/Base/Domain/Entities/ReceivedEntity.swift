/// One entity as its source gave it.
public struct ReceivedEntity: Hashable, Sendable {
    /// What makes it the same when it comes again, among those of its source and kind.
    public let identity: String
    public var entity: Entity

    public init(identity: String, entity: Entity) {
        self.identity = identity
        self.entity = entity
    }
}
