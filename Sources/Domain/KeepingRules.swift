/// What the site keeps of all that it received, what it has removed for good, and what has moved.
public struct KeepingRules: Hashable, Sendable {
    public let retention: Retention
    /// Paths on the portal, addresses at the source, or identities.
    public let removals: [String]
    /// Addresses of former pages, and where they lead.
    public let moves: [Redirect]
    /// Whether much may go at once.
    public let allowsShrinking: Bool

    public init(
        retention: Retention = .unlimited,
        removals: [String] = [],
        moves: [Redirect] = [],
        allowsShrinking: Bool = false
    ) {
        self.allowsShrinking = allowsShrinking
        self.retention = retention
        self.removals = removals
        self.moves = moves
    }
}
