/// A file of an edition.
public struct EditionEntry: Encodable, Equatable, Sendable {
    /// Relative to the output folder.
    public let file: String
    /// The first half of its SHA-256; nil for what an earlier program wrote.
    public let hash: String?
}
