/// What came of asking a published site what it says that it has.
public enum PublishedAnswer: Equatable, Sendable {
    /// It says that it has no record.
    case nothing
    case record([UInt8])
    /// Nobody has its name: not yet, or not just now.
    case unknownHost
    /// Nobody knows, for a reason in words.
    case unanswered(String)
}
