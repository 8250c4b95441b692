/// A file that an entry offers for download.
public struct Enclosure: Equatable, Sendable {
    public let url: String
    public let type: String?
    /// Bytes, as the feed claims; nil when it is no number that fits.
    public let length: Int?

    public init(url: String, type: String? = nil, length: Int? = nil) {
        self.url = url
        self.type = type
        self.length = length
    }
}
