import Foundation
import WebURL

/// Reads a feed that is written in JSON: JSON Feed, or RSS in JSON.
struct JSONDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        let document: JSONFeedDocument
        do {
            let data = Data(SurrogateEscapes.paired(text))
            document = try JSONDecoder().decode(JSONFeedDocument.self, from: data)
        } catch {
            throw .malformedJSON(cause: Self.cause(of: error))
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

    private static func cause(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else {
            return "its outermost value is no object"
        }
        let detail = context.underlyingError.map { "\($0)" } ?? context.debugDescription
        return detail.contains("Too many nested") || detail.contains("tooManyNested")
            ? "it is nested too deep" : "it is damaged or cut off"
    }
}
