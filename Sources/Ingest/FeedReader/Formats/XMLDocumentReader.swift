import WebURL

/// Reads a feed that is written in XML, or in what its author took for XML.
struct XMLDocumentReader {
    let limits: FeedReader.Limits
    let base: WebURL?
    let memory: (any EntryMemory)?
    let dates: DateSense

    func read(_ text: [UInt8], warnings: WarningList) throws(FeedError) -> ParsedFeed {
        if let memory, !memory.isEmpty {
            let feed = try read(text, warnings, leavingOut: true)
            if feed.skipped.isEmpty || isWhole(feed, with: memory) { return feed }
        }
        return try read(text, warnings, leavingOut: false)
    }

    /// Whether leaving entries out changed nothing else: all that they inherit is as it was, and none had to be dropped.
    private func isWhole(_ feed: ParsedFeed, with memory: any EntryMemory) -> Bool {
        feed.surroundings.flatMap(memory.key) != nil
            && feed.entries.count + feed.skipped.count <= limits.entries
            && feed.standsApart(from: memory)
    }

    private func read(
        _ text: [UInt8],
        _ warnings: WarningList,
        leavingOut: Bool
    ) throws(FeedError) -> ParsedFeed {
        let recollection = memory.map { EntryRecollection(memory: $0, leavesOut: leavingOut) }
        var parser = XMLFeedParser(text, limits, warnings, recollection)
        var context = EntryContext(
            limits: limits,
            warnings: WarningList(limit: limits.warnings),
            dates: dates
        )
        var entries = NewestEntries(limit: limits.entries)
        while let entry = parser.nextEntry() {
            let doubts = context.doubts
            var read = EntryReader.read(entry.element, &context)
            if context.doubts == doubts, read.entry.date != nil {
                read.entry.fingerprint = entry.fingerprint
            }
            entries.add(read)
        }
        guard let root = parser.root else { throw PageInspection(text).error(parser.prologue) }
        var feed = ChannelReader.read(root, format: Self.format(of: root), &context)
        if parser.isTruncated, entries.isEmpty, parser.skipped.isEmpty, feed.title == nil,
            feed.link == nil
        {
            var lines = parser.lines
            throw .truncatedBeforeItems(line: lines.line(at: text.count))
        }
        feed.isTruncated = parser.isTruncated
        feed.skipped = parser.skipped
        feed.slashes = context.slashes
        feed.surroundings = memory?.fingerprint(
            of: UnsafeRawBufferPointer(start: nil, count: 0),
            among: [feed.link, feed.author, feed.language, base?.href]
        )
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
