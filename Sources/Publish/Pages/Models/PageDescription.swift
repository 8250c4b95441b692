import Presentation

/// What a page says of itself to search engines, in one or two sentences.
enum PageDescription {
    /// The thing's own text; the usual words are added to a short one, and it is cut where the room ends.
    static func of(_ own: String?, _ usual: String) -> String {
        guard let own, !own.isEmpty else { return ShortText.excerpt(usual, limit: 160) }
        let isEnough = own.count >= 50
        return ShortText.excerpt(isEnough ? own : "\(own) \(usual)", limit: 160)
    }
}
