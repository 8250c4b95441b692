public import Foundation

/// One way to watch a programme in one country.
public struct WatchOffer: Hashable, Sendable, Codable {
    /// ISO 3166-1 alpha-2, lower case.
    public var country: String
    public var service: String
    /// The colour by which the service is known: `#e50914`.
    public var colour: String?
    /// The channel within the service, where it is sold apart.
    public var addon: String?
    public var form: Form
    public var address: String?
    /// `3.99 EUR`, as the source writes it.
    public var price: String?
    public var quality: Quality?
    /// Language tags of the sound.
    public var audios: [String]
    public var subtitles: [String]
    public var until: Date?

    public init(country: String, service: String, form: Form) {
        self.country = country
        self.service = service
        self.form = form
        audios = []
        subtitles = []
    }

    /// A colour as `#rrggbb`; nil for what is none.
    public static func colour(_ text: String) -> String? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            return nil
        }
        return "#\(digits.lowercased())"
    }

    public enum Form: String, CaseIterable, Sendable, Codable {
        case free
        case subscription
        case addon
        case rent
        case buy
        /// The source says something that nobody knows.
        case other
    }

    public enum Quality: String, CaseIterable, Sendable, Codable {
        case sd
        case hd
        case qhd
        case uhd
    }
}
