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
}
