import Basics

/// Where on Earth an entry says that it is, by GeoRSS or the vocabulary of the W3C; texts as the feed has them.
public struct FeedPosition: Sendable, Equatable {
    public let latitude: String
    public let longitude: String

    /// No number of degrees is longer.
    private static let longest = 40

    init(latitude: String?, longitude: String?) {
        self.latitude = String((latitude ?? "").prefix(Self.longest))
        self.longitude = String((longitude ?? "").prefix(Self.longest))
    }

    /// Both in one text, the latitude first, perhaps with a height; nil where nothing stands.
    init?(pair text: String) {
        let parts = text.split { $0.isWhitespace || $0 == "," }
        guard let first = parts.first else { return nil }
        self.init(
            latitude: String(first),
            longitude: (2...3).contains(parts.count) ? String(parts[1]) : nil
        )
    }
}
