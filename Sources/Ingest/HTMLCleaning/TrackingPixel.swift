/// Pictures that nobody is meant to see.
public enum TrackingPixel {
    private static let prefixes = [
        "b.scorecardresearch.com/", "feeds.feedburner.com/~r/", "pixel.quantserve.com/",
        "pixel.wp.com/", "stats.wordpress.com/", "stats.wp.com/", "www.facebook.com/tr",
        "www.google-analytics.com/",
    ]
    private static let domains = ["doubleclick.net", "feedsportal.com", "googlesyndication.com"]

    /// Whether the address belongs to a service that only counts.
    public static func isServed(from address: String) -> Bool {
        let rest = address.drop { $0 != "/" }.drop { $0 == "/" }
        if prefixes.contains(where: rest.hasPrefix) { return true }
        let host = rest.prefix { $0 != "/" }
        return domains.contains { host == $0 || host.hasSuffix("." + $0) }
    }

    /// Whether a style hides what it stands on, or leaves a pixel of it.
    static func isStyle(_ style: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = String(decoding: style, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
        return text.split(separator: ";").contains { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return false }
            let value = parts[1].prefix { $0 != "!" }
            return switch parts[0] {
            case "display": value == "none"
            case "width", "height": isPixel(value)
            default: false
            }
        }
    }

    private static func isPixel(_ size: Substring) -> Bool {
        let number = size.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let unit = size[number.endIndex...]
        guard unit.isEmpty || unit == "px", let pixels = Double(number) else { return false }
        return pixels <= 1
    }
}
