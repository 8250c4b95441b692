/// A file that an item offers: an episode, a recording, a document.
public struct Enclosure: Hashable, Sendable, Codable {
    public let address: String
    public let type: String?
    /// Size in bytes, when the feed says it.
    public let length: Int?

    public init(address: String, type: String?, length: Int?) {
        self.address = address
        self.type = type
        self.length = length
    }
}
