/// A picture of the newsroom's own that the portal publishes.
public struct ContentPicture: Hashable, Sendable {
    /// The path relative to `Content/`, as articles name it.
    public let address: String
    /// Where the file lies.
    public let file: String
    public let width: Int
    public let height: Int

    public init(address: String, file: String, width: Int, height: Int) {
        self.address = address
        self.file = file
        self.width = width
        self.height = height
    }
}
