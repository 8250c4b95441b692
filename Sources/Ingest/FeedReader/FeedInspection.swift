import Basics
import HTMLCleaning

/// What the reader understood of a feed, in the form that `inspect feed` prints.
public struct FeedInspection: Encodable, Sendable {
    private let feed: Feed?
    private let entries: [Entry]
    private let error: Failure?

    public init(_ parsed: ParsedFeed) {
        feed = Feed(parsed)
        entries = parsed.entries.map(Entry.init)
        error = nil
    }

    public init(error: FeedError) {
        feed = nil
        entries = []
        self.error = Failure(
            code: error.code,
            message: error.message,
            hint: error.hint,
            line: error.line
        )
    }

    private enum Key: String, CodingKey {
        case feed, entries, error
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(feed, forKey: .feed)
        try container.encode(entries, forKey: .entries)
        if let error { try container.encode(error, forKey: .error) }
    }

    /// The first characters of the plain text of a body.
    fileprivate static func beginning(of html: String?) -> String? {
        guard let html else { return nil }
        let text = PlainText.text(of: html, limit: 200)
        return text.isEmpty ? nil : text
    }
}

extension FeedInspection {
    /// Why there is no feed.
    private struct Failure: Encodable {
        let code: String
        let message: String
        let hint: String?
        let line: Int?
    }

    /// The feed's own fields; those that are absent are written as null, a licence and objections only where there are any.
    private struct Feed: Encodable {
        let parsed: ParsedFeed

        init(_ parsed: ParsedFeed) {
            self.parsed = parsed
        }

        enum Key: String, CodingKey {
            case title, link, id, subtitle, language, updated, rights, license, objections
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(parsed.title, forKey: .title)
            try container.encode(parsed.link, forKey: .link)
            try container.encode(parsed.id, forKey: .id)
            try container.encode(parsed.subtitle, forKey: .subtitle)
            try container.encode(parsed.language, forKey: .language)
            try container.encode(parsed.updated.map(WebDate.rfc3339), forKey: .updated)
            try container.encode(parsed.rights, forKey: .rights)
            try container.encodeIfPresent(parsed.license, forKey: .license)
            if !parsed.objections.isEmpty {
                try container.encode(parsed.objections, forKey: .objections)
            }
        }
    }

    /// An entry; fields that are absent are written as null, but for a licence.
    private struct Entry: Encodable {
        let parsed: ParsedEntry

        init(_ parsed: ParsedEntry) {
            self.parsed = parsed
        }

        enum Key: String, CodingKey {
            case id, key, title, link, published, updated, author, categories, summary, content
            case summaryText = "summary_text200"
            case contentText = "content_text200"
            case enclosures, image, rights, license
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(parsed.id, forKey: .id)
            try container.encode(parsed.ownKey, forKey: .key)
            try container.encode(parsed.title, forKey: .title)
            try container.encode(parsed.link, forKey: .link)
            try container.encode(parsed.published.map(WebDate.rfc3339), forKey: .published)
            try container.encode(parsed.updated.map(WebDate.rfc3339), forKey: .updated)
            try container.encode(parsed.author, forKey: .author)
            try container.encode(parsed.categories, forKey: .categories)
            try container.encode(parsed.summary, forKey: .summary)
            try container.encode(parsed.body, forKey: .content)
            try container.encode(
                FeedInspection.beginning(of: parsed.summary ?? parsed.content),
                forKey: .summaryText
            )
            try container.encode(
                FeedInspection.beginning(of: parsed.body),
                forKey: .contentText
            )
            try container.encode(parsed.enclosures.map(File.init), forKey: .enclosures)
            try container.encode(parsed.image, forKey: .image)
            try container.encode(parsed.rights, forKey: .rights)
            try container.encodeIfPresent(parsed.license, forKey: .license)
        }
    }

    /// An enclosure as `[url, type, length]`.
    private struct File: Encodable {
        let enclosure: Enclosure

        init(_ enclosure: Enclosure) {
            self.enclosure = enclosure
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(enclosure.url)
            try container.encode(enclosure.type)
            try container.encode(enclosure.length)
        }
    }
}
