public import Foundation

/// A page of a person, or of something of the newsroom's own, that must not come back as it was.
public struct WithheldPage: Hashable, Sendable {
    /// The last part of its path, as the archive has it.
    public let address: String
    public let isPerson: Bool
    public let what: What

    /// What of it.
    public enum What: Hashable, Sendable {
        /// All of it: it is out since.
        case all
        /// Where the person is on the map.
        case place
        /// What was shown before a time.
        case before(Date)
    }

    public init(address: String, isPerson: Bool, what: What) {
        self.address = address
        self.isPerson = isPerson
        self.what = what
    }
}
