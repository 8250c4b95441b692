import FeedReader
import WebURL

/// Small feeds around the parts that a test is about.
enum SampleFeed {
    static func rss(_ items: String, channel: String = "", namespaces: String = "") -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <rss version="2.0" \(namespaces)><channel><title>The Crier</title>\
        <link>https://crier.example/</link>\(channel)\(items)</channel></rss>
        """
    }

    static func atom(_ entries: String, feed: String = "", attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" \(attributes)><title>The Crier</title>\
        <id>urn:crier</id>\(feed)\(entries)</feed>
        """
    }

    static func json(_ items: String, feed: String = "") -> String {
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "The Crier", \(feed)
         "items": [\(items)]}
        """
    }
}

extension FeedReader {
    func read(text: String, base: String? = nil) throws(FeedError) -> ParsedFeed {
        try read(Array(text.utf8), base: base.flatMap { WebURL($0) })
    }

    /// The only entry of an RSS feed with one item.
    static func item(_ body: String, namespaces: String = "") throws -> ParsedEntry {
        let text = SampleFeed.rss("<item>\(body)</item>", namespaces: namespaces)
        return try onlyEntry(of: FeedReader().read(text: text))
    }

    /// The only entry of an Atom feed with one entry.
    static func entry(_ body: String, attributes: String = "") throws -> ParsedEntry {
        let text = SampleFeed.atom("<entry>\(body)</entry>", attributes: attributes)
        return try onlyEntry(of: FeedReader().read(text: text))
    }

    static func onlyEntry(of feed: ParsedFeed) throws -> ParsedEntry {
        guard feed.entries.count == 1, let entry = feed.entries.first else {
            throw NotOneEntry(count: feed.entries.count)
        }
        return entry
    }

    struct NotOneEntry: Error {
        let count: Int
    }
}
