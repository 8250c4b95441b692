/// An item of a source's last answer as two numbers: its bytes with what decides how they are read, and its identity.
public struct ItemMark: Hashable, Sendable {
    public let digest: UInt64
    public let identity: UInt64

    public init(digest: UInt64, identity: UInt64) {
        self.digest = digest
        self.identity = identity
    }
}
