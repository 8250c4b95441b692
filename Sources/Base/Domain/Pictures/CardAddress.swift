/// By what the drawn picture of an article is known: articles with the same headline share one.
public enum CardAddress {
    static let scheme = "card:"

    public static func of(title: String) -> String { scheme + title }

    /// The headline to draw; nil for the address of anything else.
    public static func title(_ address: String) -> String? {
        address.hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : nil
    }
}
