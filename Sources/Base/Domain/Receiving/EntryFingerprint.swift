/// An item of a source's last answer as two numbers: its bytes with what decides how they are read, and its identity.
public struct EntryFingerprint: Hashable, Sendable {
    public let fingerprint: UInt64
    public let identity: UInt64

    public init(fingerprint: UInt64, identity: UInt64) {
        self.fingerprint = fingerprint
        self.identity = identity
    }
}
