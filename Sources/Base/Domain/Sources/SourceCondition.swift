/// How a source stands: which of its answers the portal shows.
public enum SourceCondition: String, Hashable, Codable, Sendable, CaseIterable {
    case ok
    /// The last good answer stands in.
    case stale
    case sample
    /// There is nothing to show.
    case empty
    /// The server says that it is gone for good; what was received stays.
    case gone
}
