/// What the site keeps of all that it received, what it has removed for good, and what has moved.
public struct KeepingRules: Hashable, Sendable {
    public let retention: Retention
    public let removals: [Removal]
    /// How messages name the file that the removals are from.
    public let removalFile: String
    /// Addresses of former pages, and where they lead.
    public let moves: [Redirect]
    /// Whether much may go at once.
    public let allowsShrinking: Bool

    public init(
        retention: Retention = .unlimited,
        removals: [Removal] = [],
        removalFile: String = "Content/removed.txt",
        moves: [Redirect] = [],
        allowsShrinking: Bool = false
    ) {
        self.retention = retention
        self.removals = removals
        self.removalFile = removalFile
        self.moves = moves
        self.allowsShrinking = allowsShrinking
    }
}
