import Foundation
import WebURL

/// Reads a feed that is written in JSON: JSON Feed, or RSS in JSON.
struct JSONDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        let text = SurrogateEscapes.paired(text)
        do {
            let scan = JSONItemScan(text)
            let document = try Self.decode(JSONFeedDocument.self, from: scan?.envelope ?? text)
            if let rss = document.rss?.value { return try read(rss, warnings) }
            guard let items = document.items?.value, document.looksLikeFeed else {
                throw FeedError.notAFeed(seen: "JSON without the items of a feed", line: 1)
            }
            var context = EntryContext(limits: limits, warnings: warnings)
            var entries = NewestEntries(limit: limits.entries)
            Self.add(items, to: &entries, &context)
            for piece in scan?.pieces ?? [] {
                let list = [UInt8(ascii: "[")] + text[piece] + [UInt8(ascii: "]")]
                let items = try Self.decode([Lenient<JSONFeedItem>].self, from: list)
                Self.add(items, to: &entries, &context)
            }
            return finished(document, entries, context)
        } catch let error as FeedError {
            throw error
        } catch {
            throw .malformedJSON(cause: Self.cause(of: error, in: text))
        }
    }

    /// The decoder reads the bytes where they are: a copy of a large feed is a large copy.
    private static func decode<Value: Decodable>(
        _ type: Value.Type,
        from bytes: [UInt8]
    ) throws -> Value {
        try bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { throw FeedError.empty }
            let data = Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: start),
                count: bytes.count,
                deallocator: .none
            )
            return try JSONDecoder().decode(type, from: data)
        }
    }

    private static func add(
        _ items: [Lenient<JSONFeedItem>],
        to entries: inout NewestEntries,
        _ context: inout EntryContext
    ) {
        for item in items {
            if let item = item.value {
                entries.add(item.entry(&context))
            } else {
                context.warnings.add(.badValue(field: "items"))
            }
        }
    }

    private func finished(
        _ document: JSONFeedDocument,
        _ entries: consuming NewestEntries,
        _ context: EntryContext
    ) -> ParsedFeed {
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
