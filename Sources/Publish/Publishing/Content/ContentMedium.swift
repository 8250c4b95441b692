/// A piece of sound or film of the newsroom's own that the portal publishes.
public struct ContentMedium: Hashable, Sendable {
    /// The path relative to `Content/`, as tracks name it.
    public let address: String
    /// Where the file lies.
    public let file: String

    public init(address: String, file: String) {
        self.address = address
        self.file = file
    }
}
