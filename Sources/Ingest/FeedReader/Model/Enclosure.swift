import Basics

/// A file that an entry offers for download.
public struct Enclosure: Equatable, Sendable {
    public let url: String
    /// In lower case; where the feed has none or one that says nothing, what the address ends with.
    public let type: String?
    /// Bytes, as the feed claims; nil when it is no number that fits.
    public let length: Int?

    /// Larger ones are offered by nobody.
    static let lengths = 0...1_000_000_000_000

    public init(url: String, type: String? = nil, length: Int? = nil) {
        self.url = url
        self.type = MediaTypes.type(called: type, at: url)
        self.length = length
    }
}
