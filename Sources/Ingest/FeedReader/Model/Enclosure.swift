/// A file that an entry offers for download.
public struct Enclosure: Equatable, Sendable {
    public let url: String
    public let type: String?
    /// Bytes, as the feed claims; nil when it is no number that fits.
    public let length: Int?

    /// Larger ones are offered by nobody.
    static let lengths = 0...1_000_000_000_000

    public init(url: String, type: String? = nil, length: Int? = nil) {
        self.url = url
        self.type = type
        self.length = length
    }
}
