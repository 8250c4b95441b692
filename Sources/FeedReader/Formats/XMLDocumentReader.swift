import WebURL

/// Reads a feed that is written in XML, or in what its author took for XML.
struct XMLDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        var parser = XMLFeedParser(text, limits: limits, warnings: warnings)
        var context = EntryContext(limits: limits, warnings: WarningList(limit: limits.warnings))
        var entries = NewestEntries(limit: limits.entries)
        while let element = parser.nextEntry() {
            entries.add(EntryReader.read(element, &context))
        }
        guard let root = parser.root else { throw PageInspection(text).error(parser.prologue) }
        var feed = ChannelReader.read(root, format: Self.format(of: root), &context)
        if parser.isTruncated, entries.isEmpty, feed.title == nil, feed.link == nil {
            var lines = parser.lines
            throw .truncatedBeforeItems(line: lines.line(at: text.count))
        }
        feed.isTruncated = parser.isTruncated
        let assembly = FeedAssembly(base: base)
        assembly.finish(&feed, entries, warnings: parser.warnings, context.warnings)
        return feed
    }

    private static func format(of root: XMLElement) -> FeedFormat {
        switch root.kind {
        case .atomFeed:
            let isOld = root["version"]?.hasPrefix("0") == true
            return .atom(version: root["version"].map { isOld ? $0 : "1.0" } ?? "1.0")
        case .rdf: return .rdf(version: root["version"] ?? "1.0")
        case .channel: return .channelDefinition
        default: return .rss(version: root["version"] ?? "2.0")
        }
    }
}
