/// What bringing an edition back comes to.
public struct Rollback: Encodable, Equatable, Sendable {
    /// The edition that is brought back.
    public let edition: Int
    /// The number under which it stands then; nil for a dry run, and where nothing differs.
    public let number: Int?
    public let restored: [String]
    public let removed: [String]
}
