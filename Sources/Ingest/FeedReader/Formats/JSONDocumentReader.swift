import Basics
import Foundation
import WebURL

/// Reads a feed that is written in JSON: JSON Feed, or RSS in JSON.
struct JSONDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?
    let memory: (any EntryMemory)?
    let dates: DateSense

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        let text = SurrogateEscapes.paired(text)
        do {
            let scan = JSONItemScan(text)
            let document = try Self.decode(JSONFeedDocument.self, from: scan?.envelope ?? text)
            if let rss = document.rss?.value { return try read(rss, warnings) }
            guard let items = document.items?.value, document.looksLikeFeed else {
                throw FeedError.notAFeed(seen: "JSON without the items of a feed", line: 1)
            }
            var reading = JSONItemReading(limits, warnings, dates: dates)
            guard let scan else {
                reading.add(items)
                return finished(document, reading)
            }
            let fingerprints = fingerprints(of: scan.items, in: text, document, reading.context)
            let unknown = try readUnknown(scan.items, of: text, fingerprints, document, warnings)
            if let unknown { return unknown }
            try reading.read(scan.items, of: text, fingerprints: fingerprints)
            return finished(document, reading)
        } catch let error as FeedError {
            throw error
        } catch {
            throw .malformedJSON(cause: Self.cause(of: error, in: text))
        }
    }

    /// The decoder reads the bytes where they are: a copy of a large feed is a large copy.
    static func decode<Value: Decodable>(
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

    private func finished(
        _ document: JSONFeedDocument,
        _ reading: consuming JSONItemReading
    ) -> ParsedFeed {
        var feed = document.feed(reading.context)
        feed.skipped = reading.skipped
        feed.slashes = reading.context.slashes
        FeedAssembly(base: base).finish(
            &feed,
            reading.entries,
            warnings: reading.context.warnings,
            WarningList(limit: 0)
        )
        return feed
    }

    /// RSS in JSON is RSS with other brackets: it is turned back into elements.
    private func read(_ rss: JSONValue, _ warnings: WarningList) throws(FeedError) -> ParsedFeed {
        guard case .object? = rss["channel"] else {
            throw .notAFeed(seen: "JSON with rss but without a channel", line: 1)
        }
        var context = EntryContext(limits: limits, warnings: warnings, dates: dates)
        var entries = NewestEntries(limit: limits.entries)
        var tree = JSONElements.tree(named: "rss", rss)
        for item in JSONElements.takeItems(from: &tree) {
            entries.add(EntryReader.read(item, &context))
        }
        let format = FeedFormat.rssInJSON(version: tree["version"] ?? "2.0")
        var feed = ChannelReader.read(tree, format: format, &context)
        feed.slashes = context.slashes
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

extension JSONDocumentReader {
    /// A number for each item; none when nobody remembers them.
    private func fingerprints(
        of items: [Range<Int>],
        in text: [UInt8],
        _ document: JSONFeedDocument,
        _ context: EntryContext
    ) -> [UInt64] {
        guard let memory else { return [] }
        // All of the document that an item's meaning depends on.
        let feed = document.feed(context)
        let surroundings = [feed.link, feed.author, feed.language, base?.href]
        return ConcurrentMap.map(items) { item in
            text.withUnsafeBytes { bytes in
                memory.fingerprint(
                    of: UnsafeRawBufferPointer(rebasing: bytes[item]),
                    among: surroundings
                )
            }
        }
    }

    /// The feed without the items that are known; nil when one could read otherwise with them beside it.
    private func readUnknown(
        _ items: [Range<Int>],
        of text: [UInt8],
        _ fingerprints: [UInt64],
        _ document: JSONFeedDocument,
        _ warnings: WarningList
    ) throws -> ParsedFeed? {
        // Where the newest are chosen, or copies told apart, all must be read.
        guard let memory, items.count <= limits.entries, Set(fingerprints).count == items.count,
            fingerprints.contains(where: { memory.key(of: $0) != nil })
        else { return nil }
        var reading = JSONItemReading(limits, warnings, dates: dates)
        try reading.read(items, of: text, fingerprints: fingerprints, leavingOut: memory)
        let feed = finished(document, reading)
        return feed.standsApart(from: memory) ? feed : nil
    }
}
