/// A script that stands in the pages themselves, and the hash by which their policy knows it.
public struct InlineScript: Sendable, Hashable {
    public let text: String
    /// SHA-256 in base 64.
    public let hash: String

    public init(text: String, hash: String) {
        self.text = text
        self.hash = hash
    }
}
