/// What the site keeps of all that it received, and what it has removed for good.
public struct KeepingRules: Hashable, Sendable {
    public let retention: Retention
    /// Paths on the portal, addresses at the source, or identities.
    public let removals: [String]

    public init(retention: Retention = .unlimited, removals: [String] = []) {
        self.retention = retention
        self.removals = removals
    }
}
