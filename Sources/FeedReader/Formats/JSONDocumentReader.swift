import Foundation
import WebURL

/// Reads a feed that is written in JSON: JSON Feed, or RSS in JSON.
struct JSONDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        let document: JSONFeedDocument
        do {
            // The decoder reads the bytes where they are: a copy of a large feed is a large copy.
            document = try SurrogateEscapes.paired(text).withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { throw FeedError.empty }
                let data = Data(
                    bytesNoCopy: UnsafeMutableRawPointer(mutating: start),
                    count: bytes.count,
                    deallocator: .none
                )
                return try JSONDecoder().decode(JSONFeedDocument.self, from: data)
            }
        } catch {
            throw .malformedJSON(cause: Self.cause(of: error, in: text))
        }
        if let rss = document.rss?.value { return try read(rss, warnings) }
        guard let items = document.items?.value, document.looksLikeFeed else {
            throw .notAFeed(seen: "JSON without the items of a feed", line: 1)
        }
        return read(document, items, warnings)
    }

    private func read(
        _ document: JSONFeedDocument,
        _ items: [Lenient<JSONFeedItem>],
        _ warnings: WarningList
    ) -> ParsedFeed {
        var context = EntryContext(limits: limits, warnings: warnings)
        var entries = NewestEntries(limit: limits.entries)
        for item in items {
            if let item = item.value {
                entries.add(item.entry(&context))
            } else {
                context.warnings.add(.badValue(field: "items"))
            }
        }
        var feed = document.feed(context)
        FeedAssembly(base: base).finish(
            &feed,
            entries,
            warnings: context.warnings,
            WarningList(limit: 0)
        )
        return feed
    }

    /// RSS in JSON is RSS with other brackets: it is turned back into elements.
    private func read(_ rss: JSONValue, _ warnings: WarningList) throws(FeedError) -> ParsedFeed {
        guard case .object(let root) = rss, case .object? = root["channel"] else {
            throw .notAFeed(seen: "JSON with rss but without a channel", line: 1)
        }
        var context = EntryContext(limits: limits, warnings: warnings)
        var entries = NewestEntries(limit: limits.entries)
        var tree = JSONElements.tree(named: "rss", rss)
        for item in JSONElements.takeItems(from: &tree) {
            entries.add(EntryReader.read(item, &context))
        }
        let format = FeedFormat.rssInJSON(version: tree["version"] ?? "2.0")
        var feed = ChannelReader.read(tree, format: format, &context)
        FeedAssembly(base: base).finish(
            &feed,
            entries,
            warnings: context.warnings,
            WarningList(limit: 0)
        )
        return feed
    }

    /// The decoder says only that something is wrong; the brackets tell more.
    private static func cause(of error: any Error, in text: [UInt8]) -> String {
        guard case DecodingError.dataCorrupted = error else {
            return "its outermost value is no object"
        }
        let outline = JSONOutline(text)
        if outline.depth > 512 { return "it is nested \(outline.depth) deep" }
        return outline.isClosed ? "its syntax is damaged" : "it is cut off"
    }
}
