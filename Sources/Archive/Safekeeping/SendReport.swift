/// What sending a state came to.
public struct SendReport: Encodable, Equatable, Sendable {
    /// When the state that counts there was made.
    public let moment: String
    public let files: Int
    /// Of which something was new.
    public let changed: Int
    public let bytes: Int
    /// That went there.
    public let sent: Int
    /// Whether the one before was made later, as this machine's clock has it.
    public let isClockBehind: Bool
    /// Former ones that are kept there.
    public let kept: Int
}
