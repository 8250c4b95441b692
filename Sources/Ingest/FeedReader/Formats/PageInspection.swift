import Foundation
import HTMLCleaning

/// Looks at a document that holds no feed, to say what it is.
struct PageInspection {
    /// What is looked at: the beginning says it all.
    private static let reach = 64 * 1_024
    private static let challenges: [StaticString] = [
        "cf-chl", "cf_chl", "challenge-platform", "just a moment", "captcha", "are you a robot",
        "enable javascript and cookies", "ddos protection",
    ]

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = Array(bytes.prefix(Self.reach))
    }

    func error(_ prologue: XMLFeedParser.Prologue) -> FeedError {
        var lines = LineCounter(bytes)
        let line = lines.line(at: prologue.firstTagOffset)
        guard let tag = prologue.firstTag else { return .notAFeed(seen: "plain text", line: 1) }
        if prologue.hasHTML || contains("<!doctype html") || contains("<title") && contains("<meta")
        {
            return .html(
                FeedError.WebPage(kind: kind, title: title, feeds: namedFeeds, line: line)
            )
        }
        return .notAFeed(seen: "a document of <\(tag)>", line: line)
    }

    private var kind: FeedError.WebPage.Kind {
        if Self.challenges.contains(where: contains) { return .challenge }
        let asksForPassword = contains("type=\"password\"") || contains("type='password'")
        return asksForPassword || contains("type=password") ? .login : .page
    }

    private var title: String? {
        guard let open = find("<title", from: 0),
            let start = bytes.firstIndex(of: UInt8(ascii: ">"), from: open, to: bytes.count),
            let end = find("</title", from: start)
        else { return nil }
        let plain = TitleText.plain(bytes.text((start + 1)..<end))
        return plain.isEmpty ? nil : String(plain.prefix(200))
    }

    /// The addresses in `<link rel="alternate" type="application/rss+xml" href="…">`.
    private var namedFeeds: [String] {
        let types = ["application/rss+xml", "application/atom+xml", "application/feed+json"]
        var tokenizer = XMLTokenizer(bytes, attributeLimit: 32)
        var feeds: [String] = []
        var event = tokenizer.next()
        while event != .end, feeds.count < 8 {
            if event == .startTag, tokenizer.bytes.text(tokenizer.name).lowercased() == "link" {
                var values: [String: String] = [:]
                for attribute in tokenizer.attributes {
                    values[tokenizer.bytes.text(attribute.name).lowercased()] = attribute.value
                }
                if types.contains(values["type"]?.lowercased() ?? ""),
                    let address = LinkText.safe(values["href"])
                {
                    feeds.append(address)
                }
            }
            tokenizer.text.removeAll(keepingCapacity: true)
            event = tokenizer.next()
        }
        return feeds
    }

    private func contains(_ needle: StaticString) -> Bool {
        find(needle, from: 0) != nil
    }

    /// Letters match in both cases.
    private func find(_ needle: StaticString, from start: Int) -> Int? {
        let last = bytes.count - needle.utf8CodeUnitCount
        guard start <= last else { return nil }
        let first = needle.utf8Start[0].lowercasedASCII
        return (start...last).first {
            bytes[$0].lowercasedASCII == first && bytes.has(needle, at: $0)
        }
    }
}
