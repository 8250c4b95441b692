import FeedReader
import Foundation
import Testing
import WebURL

@Suite struct FeedReaderTests {
    private let reader = FeedReader()

    @Test(arguments: [
        ("<rss version='0.91'><channel/></rss>", FeedFormat.rss(version: "0.91")),
        ("<rss><channel/></rss>", .rss(version: "2.0")),
        (
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><channel/></rdf:RDF>",
            .rdf(version: "1.0")
        ),
        (
            "<feed xmlns='http://www.w3.org/2005/Atom'><title>t</title></feed>",
            .atom(version: "1.0")
        ),
        (
            "<feed version='0.3' xmlns='http://purl.org/atom/ns#'><title>t</title></feed>",
            .atom(version: "0.3")
        ),
        ("<CHANNEL HREF='https://a.example/'><ITEM/></CHANNEL>", .channelDefinition),
        (
            #"{"version":"https://jsonfeed.org/version/1.1","title":"t","items":[]}"#,
            .jsonFeed(version: "1.1")
        ),
        (
            #"{"rss":{"version":"2.0","channel":{"title":"t","item":[]}}}"#,
            .rssInJSON(version: "2.0")
        ),
    ])
    func formatIsKnownByContent(text: String, format: FeedFormat) throws {
        #expect(try reader.read(text: text).format == format)
    }

    @Test func emptyInputSaysSo() {
        #expect(throws: FeedError.empty) { try reader.read([]) }
        #expect(throws: FeedError.empty) { try reader.read(text: " \n\t") }
    }

    @Test(arguments: [
        ("<note><to>Ann</to></note>", "this is no feed but a document of <note>"),
        ("so long", "this is no feed but plain text"),
        (#"{"items": 3}"#, "this is no feed but JSON without the items of a feed"),
        (#"{"title": "t" "items": []}"#, "this is no readable JSON: its syntax is damaged"),
        (#"{"title": "t", "items": [{"id""#, "this is no readable JSON: it is cut off"),
        ("[1, 2]", "this is no readable JSON: its outermost value is no object"),
    ])
    func whatIsNoFeedIsNamed(text: String, message: String) {
        #expect {
            try reader.read(text: text)
        } throws: { error in
            (error as? FeedError)?.message == message
        }
    }

    @Test func packedDataIsNamed() {
        let expected = FeedError.notAFeed(seen: "gzip data that nobody unpacked", line: 1)
        #expect(throws: expected) { try reader.read([0x1F, 0x8B, 0x08, 0x00]) }
    }

    @Test func feedCutBeforeItsTitleIsAnError() {
        #expect(throws: FeedError.truncatedBeforeItems(line: 2)) {
            try reader.read(text: "<rss version='2.0'>\n<chan")
        }
    }

    @Test func entriesOfACutFeedAreKeptAndMarked() throws {
        let feed = try reader.read(
            text: """
                <rss version="2.0"><channel><title>The Crier</title>
                <item><title>one</title><guid>1</guid></item><item><title>two</title><gu
                """
        )
        #expect(feed.isTruncated)
        #expect(feed.entries.map(\.title) == ["one", "two"])
        #expect(feed.entries.map(\.isPartial) == [false, true])
        #expect(feed.warnings.map(\.message).contains("line 2: the feed is cut off"))
    }

    @Test func newestEntriesAreKeptInTheFeedsOrder() throws {
        var limits = FeedReader.Limits()
        limits.entries = 2
        let items = [3, 1, 4, 2].map { day in
            "<item><title>\(day)</title><pubDate>0\(day) Mar 2026 10:00 GMT</pubDate></item>"
        }
        let feed = try FeedReader(limits: limits).read(text: SampleFeed.rss(items.joined()))
        #expect(feed.entries.map(\.title) == ["3", "4"])
        #expect(feed.droppedEntries == 2)
        #expect(feed.warnings.map(\.message) == ["4 entries, the newest 2 were kept"])
    }

    @Test func entryWithoutDateCountsAsOldAsTheOneBefore() throws {
        var limits = FeedReader.Limits()
        limits.entries = 2
        let items = """
            <item><title>new</title><pubDate>04 Mar 2026 10:00 GMT</pubDate></item>
            <item><title>undated</title></item>
            <item><title>old</title><pubDate>01 Mar 2026 10:00 GMT</pubDate></item>
            """
        let feed = try FeedReader(limits: limits).read(text: SampleFeed.rss(items))
        #expect(feed.entries.map(\.title) == ["new", "undated"])
    }

    @Test func longTextsAreCutWithAWarning() throws {
        var limits = FeedReader.Limits()
        limits.titleCharacters = 5
        limits.contentBytes = 6
        let item = "<item><title>headline</title><description>añañañ</description></item>"
        let feed = try FeedReader(limits: limits).read(text: SampleFeed.rss(item))
        #expect(feed.entries.first?.title == "headl")
        #expect(feed.entries.first?.summary == "añañ")
        let messages = feed.warnings.map(\.message)
        #expect(messages.contains("line 2: the title is too long and was cut"))
        #expect(messages.contains("line 2: the description is too long and was cut"))
    }

    @Test func enclosuresAreCounted() throws {
        var limits = FeedReader.Limits()
        limits.enclosures = 2
        let files = (1...3).map { "<enclosure url='https://a.example/\($0).mp3'/>" }.joined()
        let text = SampleFeed.rss("<item>\(files)</item>")
        let feed = try FeedReader(limits: limits).read(text: text)
        #expect(
            feed.entries.first?.enclosures.map(\.url) == [
                "https://a.example/1.mp3", "https://a.example/2.mp3",
            ]
        )
        #expect(
            feed.warnings.map(\.message) == ["line 2: only the first 2 enclosures were kept"]
        )
    }

    @Test func feedWithoutEntriesIsAWarningNotAnError() throws {
        let feed = try reader.read(text: SampleFeed.rss(""))
        #expect(feed.title == "The Crier")
        #expect(feed.warnings.map(\.message) == ["the feed has no entries"])
    }
}
