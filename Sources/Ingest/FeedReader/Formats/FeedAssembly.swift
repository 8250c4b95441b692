import WebURL

/// Puts the last hand to a feed, when all of it is known: addresses, identities, warnings.
struct FeedAssembly {
    /// Where the feed came from.
    let base: WebURL?

    func finish(
        _ feed: inout ParsedFeed,
        _ newest: consuming NewestEntries,
        warnings first: WarningList,
        _ second: WarningList
    ) {
        let read = newest.finish()
        let around = feed.link.flatMap { WebURL($0, base: base) }.flatMap { $0.isHTTP ? $0 : nil }
        let document = around ?? base
        feed.entries = read.map { part in
            var entry = part.entry
            entry.baseURL = LinkText.base(of: part.bodyScope, document: document)
            let linkBase = LinkText.base(of: part.linkScope, document: document)
            let link = part.hasRealLink ? entry.link.flatMap { WebURL($0, base: linkBase) } : nil
            entry.resolvedLink = link.flatMap { $0.isHTTP ? $0 : nil }
            if entry.author == nil, inheritsAuthor(feed.format) { entry.author = feed.author }
            return entry
        }
        nameEntries(of: &feed)
        feed.droppedEntries = newest.dropped
        feed.warnings = first.warnings + second.warnings
        addCounts(to: &feed)
    }

    private func nameEntries(of feed: inout ParsedFeed) {
        var counts: [String: Int] = [:]
        for index in feed.entries.indices {
            let key = EntryKey.of(feed.entries[index])
            feed.entries[index].key = key
            counts[key, default: 0] += 1
        }
        for index in feed.entries.indices {
            feed.entries[index].sharesKey = counts[feed.entries[index].key, default: 1] > 1
            if !feed.entries[index].hasOwnKey { feed.entries[index].fingerprint = nil }
        }
    }

    private func addCounts(to feed: inout ParsedFeed) {
        if feed.droppedEntries > 0 {
            let cause = FeedWarning.Cause.tooManyEntries(
                kept: feed.entries.count,
                dropped: feed.droppedEntries
            )
            feed.warnings.append(FeedWarning(line: nil, cause: cause))
        }
        if feed.entries.isEmpty, feed.skipped.isEmpty {
            feed.warnings.append(FeedWarning(line: nil, cause: .noEntries))
        }
    }

    private func inheritsAuthor(_ format: FeedFormat) -> Bool {
        switch format {
        case .atom, .jsonFeed: true
        default: false
        }
    }
}
