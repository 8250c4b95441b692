/// Why bytes gave no feed, in words that somebody can act on.
public enum FeedError: Error, Equatable, Sendable {
    case empty
    case html(WebPage)
    /// What was found instead, and where.
    case notAFeed(seen: String, line: Int)
    case truncatedBeforeItems(line: Int)
    case malformedJSON(cause: String)

    /// A page that came where a feed was expected.
    public struct WebPage: Equatable, Sendable {
        public enum Kind: String, Equatable, Sendable {
            case login, challenge, page
        }

        public let kind: Kind
        public let title: String?
        /// Addresses of feeds that the page names, as it writes them.
        public let feeds: [String]
        public let line: Int

        public init(kind: Kind, title: String?, feeds: [String], line: Int) {
            self.kind = kind
            self.title = title
            self.feeds = feeds
            self.line = line
        }
    }
}

extension FeedError {
    /// A short name that never changes, for logs and JSON.
    public var code: String {
        switch self {
        case .empty: "empty"
        case .html: "html"
        case .notAFeed: "notAFeed"
        case .truncatedBeforeItems: "truncatedBeforeItems"
        case .malformedJSON: "malformedJSON"
        }
    }

    public var line: Int? {
        switch self {
        case .empty, .malformedJSON: nil
        case .html(let page): page.line
        case .notAFeed(_, let line), .truncatedBeforeItems(let line): line
        }
    }

    public var message: String {
        switch self {
        case .empty: "the answer is empty"
        case .html(let page): page.message
        case .notAFeed(let seen, _): "this is no feed but \(seen)"
        case .truncatedBeforeItems: "the feed is cut off before its first entry"
        case .malformedJSON(let cause): "this is no readable JSON: \(cause)"
        }
    }

    /// What to do about it, when there is something to say.
    public var hint: String? {
        switch self {
        case .html(let page): page.hint
        case .empty, .truncatedBeforeItems: "the last good answer stays; it is asked again"
        case .notAFeed, .malformedJSON: "look at the address: is it the feed's own?"
        }
    }
}

extension FeedError.WebPage {
    var message: String {
        let named = title.map { " “\($0)”" } ?? ""
        return switch kind {
        case .login: "a page\(named) that asks to log in came instead of a feed"
        case .challenge: "a page\(named) that checks for robots came instead of a feed"
        case .page: "a web page\(named) came instead of a feed"
        }
    }

    var hint: String? {
        if let feed = feeds.first { return "the page names a feed: \(feed)" }
        return switch kind {
        case .login: "the feed may need credentials"
        case .challenge: "the publisher shuts programs out; ask for an open feed"
        case .page: "look at the address: is it the feed's own?"
        }
    }
}
