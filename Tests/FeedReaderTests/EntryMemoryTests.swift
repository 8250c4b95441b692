import FeedReader
import Testing

/// Entries of a JSON Feed that are known are left out, wherever that changes nothing else.
@Suite struct EntryMemoryTests {
    /// Knows what it was told of a feed.
    private struct Known: EntryMemory {
        private var keys: [UInt64: UInt64] = [:]

        var isEmpty: Bool { keys.isEmpty }

        init(_ feed: ParsedFeed? = nil) {
            if let surroundings = feed?.surroundings { keys[surroundings] = 0 }
            for entry in feed?.entries ?? [] {
                if let fingerprint = entry.fingerprint { keys[fingerprint] = number(of: entry.key) }
            }
        }

        func fingerprint(of entry: UnsafeRawBufferPointer, among feed: [String?]) -> UInt64 {
            number(of: "\(feed) \(String(decoding: entry, as: UTF8.self))")
        }

        func key(of fingerprint: UInt64) -> UInt64? { keys[fingerprint] }

        func number(of key: String) -> UInt64 {
            key.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        }
    }

    private static let date = #""date_published": "2026-03-01T11:00:00Z""#

    private func item(_ id: String, _ more: String = date) -> String {
        #"{"id": "\#(id)", \#(more)}"#
    }

    /// The feed as it is read by whoever has read another one before.
    private func read(
        _ items: [String],
        after earlier: [String],
        feed: String = "",
        limit: Int = 500
    ) throws -> ParsedFeed {
        var limits = FeedReader.Limits()
        limits.entries = limit
        let reader = FeedReader(limits: limits)
        let first = SampleFeed.json(earlier.joined(separator: ","))
        let known = Known(try reader.read(Array(first.utf8), memory: Known()))
        let text = SampleFeed.json(items.joined(separator: ", \n"), feed: feed)
        return try reader.read(Array(text.utf8), memory: known)
    }

    @Test func whatIsNewIsReadAndTheRestIsCounted() throws {
        let feed = try read([item("c"), item("b"), item("a")], after: [item("b"), item("a")])
        #expect(feed.entries.map(\.key) == ["c"])
        #expect(feed.skipped.count == 2)
        #expect(feed.warnings == [])
    }

    /// So many that their fingerprints are made side by side.
    @Test func ofManyThoseThatChangedAreReadAgain() throws {
        let items = (0..<1_700).map { item("i\($0)") }
        var changed = items
        for place in [0, 499, 500, 1_001, 1_699] {
            changed[place] = item("i\(place)", #""date_published": "2026-03-02T11:00:00Z""#)
        }
        let feed = try read(changed, after: items, limit: 2_000)
        #expect(feed.entries.map(\.key) == ["i0", "i499", "i500", "i1001", "i1699"])
        #expect(feed.skipped.count == 1_695)
    }

    @Test func whatChangedIsReadAgain() throws {
        let changed = item("a", #""date_published": "2026-03-02T11:00:00Z""#)
        let feed = try read([item("b"), changed], after: [item("b"), item("a")])
        #expect(feed.entries.map(\.key) == ["a"])
    }

    @Test func aFeedInWhichAllIsKnownIsNoEmptyFeed() throws {
        let feed = try read([item("a")], after: [item("a")])
        #expect(feed.entries == [])
        #expect(feed.skipped.count == 1)
        #expect(feed.warnings == [])
    }

    @Test(arguments: [
        #""language": "fr","#, #""authors": [{"name": "Ann"}],"#,
        #""home_page_url": "https://a.example/","#,
    ])
    func whatItemsInheritFromTheFeedMakesThemOthers(field: String) throws {
        let feed = try read([item("b"), item("a")], after: [item("b"), item("a")], feed: field)
        #expect(feed.entries.map(\.key) == ["b", "a"])
        #expect(feed.skipped == [])
    }

    @Test func whatAlsoDependsOnOtherEntriesIsNeverKnown() throws {
        let undated = item("a", #""title": "x""#)
        let unnamed = #"{"url": "https://a.example/1", \#(Self.date)}"#
        let odd = item("c", #"\#(Self.date), "date_modified": "yesterday""#)
        let all = [undated, unnamed, odd, item("d"), item("d", #"\#(Self.date), "title": "x""#)]
        let reader = FeedReader()
        let text = SampleFeed.json(all.joined(separator: ","))
        let feed = try reader.read(Array(text.utf8), memory: Known())
        #expect(feed.entries.count == 5)
        #expect(feed.entries.allSatisfy { $0.fingerprint == nil })
    }

    @Test(arguments: [
        // A second entry with the id of a known one, an entry whose neighbour matters, one twice.
        [#"{"id": "a", "title": "x", \#(date)}"#, #"{"id": "a", \#(date)}"#],
        [#"{"id": "c", "title": "x"}"#, #"{"id": "a", \#(date)}"#],
        [#"{"url": "https://a.example/", \#(date)}"#, #"{"id": "a", \#(date)}"#],
        [#"{"id": "a", \#(date)}"#, #"{"id": "a", \#(date)}"#],
    ])
    func whereNeighboursMatterAllIsRead(items: [String]) throws {
        let feed = try read(items, after: [item("a")])
        #expect(feed.entries.count == 2)
        #expect(feed.skipped == [])
        let text = SampleFeed.json(items.joined(separator: ","))
        #expect(feed.entries.map(\.key) == (try FeedReader().read(text: text)).entries.map(\.key))
    }

    @Test func whereTheNewestAreChosenAllIsRead() throws {
        let items = [item("c"), item("b"), item("a")]
        let feed = try read(items, after: [item("a"), item("b")], limit: 2)
        #expect(feed.entries.map(\.key) == ["c", "b"])
        #expect(feed.droppedEntries == 1)
        #expect(feed.skipped == [])
    }

    @Test func badItemsBesideKnownOnesAreWarnedOf() throws {
        let feed = try read(["null", item("a")], after: [item("a")])
        #expect(feed.entries == [])
        #expect(feed.warnings.map(\.message) == ["the value of items has the wrong form"])
        #expect(throws: FeedError.malformedJSON(cause: "its syntax is damaged")) {
            try read([item("a"), #"{"id" "b"}"#], after: [item("a")])
        }
    }

    // MARK: XML

    /// An RSS feed as it is read by whoever has read another one before.
    private func readRSS(_ text: String, after earlier: String) throws -> ParsedFeed {
        let known = Known(try FeedReader().read(Array(earlier.utf8), memory: Known()))
        return try FeedReader().read(Array(text.utf8), memory: known)
    }

    private func rssItem(_ id: String, _ more: String = "") -> String {
        "<item><guid>\(id)</guid><pubDate>1 Mar 2026 10:00 GMT</pubDate>\(more)</item>"
    }

    @Test func whatIsNewInXMLIsReadAndTheRestIsCounted() throws {
        let feed = try readRSS(
            SampleFeed.rss(rssItem("c") + " \n" + rssItem("b") + rssItem("a")),
            after: SampleFeed.rss(rssItem("b") + rssItem("a"))
        )
        #expect(feed.entries.map(\.key) == ["c"])
        #expect(feed.skipped.count == 2)
        #expect(feed.warnings == [])
        #expect(feed.title == "The Crier")
    }

    @Test func entriesOfAtomAreKnownToo() throws {
        let entry = "<entry><id>a</id><updated>2026-03-01T10:00:00Z</updated></entry>"
        let text = SampleFeed.atom(entry)
        #expect(try readRSS(text, after: text).skipped.count == 1)
        let inherited = SampleFeed.atom(entry, feed: "<author><name>Ann</name></author>")
        let feed = try readRSS(inherited, after: text)
        #expect(feed.skipped == [])
        #expect(feed.entries.map(\.author) == ["Ann"])
    }

    @Test(arguments: [
        #"<rss version="2.0" xml:base="https://b.example/">"#,
        #"<rss version="2.0" xmlns:x="http://purl.org/dc/elements/1.1/">"#,
    ])
    func startTagsAroundEntriesMakeThemOthers(root: String) throws {
        let text = SampleFeed.rss(rssItem("a", "<x:creator>Ann</x:creator>"))
        let other = text.replacing(#"<rss version="2.0" >"#, with: root)
        #expect(text != other)
        #expect(try readRSS(text, after: text).skipped.count == 1)
        let feed = try readRSS(other, after: text)
        #expect(feed.skipped == [])
        #expect(feed.entries == (try FeedReader().read(Array(other.utf8), memory: Known())).entries)
    }

    /// Items that end otherwise than they seem to, or that others have a part in.
    @Test(arguments: [
        "<description><![CDATA[</item>]]></description>", "<description><![CDATA[x</description>",
        "<!-- </item>", "<description>x", "</channel>", "<item>", "<x y='1></item>", "<?x",
        "<pubDate>yesterday</pubDate>", "<!DOCTYPE x [",
    ])
    func oddItemsReadAsTheyWouldWithoutMemory(odd: String) throws {
        let before = SampleFeed.rss(rssItem("c") + rssItem("b", odd) + rssItem("a"))
        let known = Known(try FeedReader().read(Array(before.utf8), memory: Known()))
        for items in [
            rssItem("d") + rssItem("c") + rssItem("b", odd) + rssItem("a"),
            rssItem("b", odd) + rssItem("a") + "<!-- '\"]]>?> -->",
            rssItem("a") + rssItem("b", odd),
            rssItem("c") + rssItem("a"),
        ] {
            let text = Array(SampleFeed.rss(items).utf8)
            let feed = try FeedReader().read(text, memory: known)
            let full = try FeedReader().read(text, memory: Known())
            let read = Set(feed.entries.map(\.key))
            #expect(feed.entries == full.entries.filter { read.contains($0.key) })
            #expect(feed.entries.count + feed.skipped.count == full.entries.count)
            let left = full.entries.filter { !read.contains($0.key) }.map(\.fingerprint)
            #expect(left == feed.skipped)
            #expect(feed.warnings == full.warnings)
            #expect(feed.isTruncated == full.isTruncated)
        }
    }

    /// Each of them can tell in which order the others are written.
    @Test func datesWithSlashesAreReadEachTime() throws {
        let dates = ["13/11/2026", "12/11/2026"]
        let items = dates.enumerated().map { number, date in
            "<item><guid>\(number)</guid><pubDate>\(date)</pubDate></item>"
        }
        let feed = try readRSS(SampleFeed.rss(items.joined()), after: SampleFeed.rss(items[0]))
        #expect(feed.skipped == [])
        #expect(feed.entries.map(\.fingerprint) == [nil, nil])
        let list = dates.enumerated().map { number, date in
            item("\(number)", #""date_published": "\#(date)""#)
        }
        #expect(try read(list, after: [list[0]]).entries.count == 2)
    }

    @Test func itemsWithoutEndsDoNotHoldUpTheReader() throws {
        let text = SampleFeed.rss(String(repeating: "<item>", count: 50_000))
        let feed = try readRSS(text, after: SampleFeed.rss(rssItem("a")))
        #expect(feed.skipped == [])
    }
}
