import FeedReader
import Foundation
import Testing

@Suite struct JSONDocumentReaderTests {
    private func entry(_ item: String) throws -> ParsedEntry {
        try FeedReader.onlyEntry(of: FeedReader().read(text: SampleFeed.json(item)))
    }

    @Test func itemOfJSONFeed() throws {
        let entry = try entry(
            """
            {"id": "1", "url": "https://a.example/1", "title": "T &amp; <b>", "summary": "a < b",
             "content_html": "<p>x</p>", "date_published": "2026-03-01T11:00:00+01:00",
             "authors": [{"name": "Ann"}, {"name": "Bob"}], "tags": ["x", 7, null],
             "image": "https://a.example/i.jpg", "language": "fr",
             "attachments": [{"url": "https://a.example/a.mp3", "mime_type": "audio/mpeg",
                              "size_in_bytes": 12}]}
            """
        )
        #expect(entry.id == "1")
        #expect(entry.key == "1")
        #expect(entry.title == "T & <b>")
        #expect(entry.summary == "a &lt; b")
        #expect(entry.content == "<p>x</p>")
        #expect(entry.published == Date(timeIntervalSince1970: 1_772_359_200))
        #expect(entry.author == "Ann, Bob")
        #expect(entry.categories == ["x", "7"])
        #expect(entry.image == "https://a.example/i.jpg")
        #expect(entry.language == "fr")
        #expect(
            entry.enclosures == [
                Enclosure(url: "https://a.example/a.mp3", type: "audio/mpeg", length: 12)
            ]
        )
    }

    @Test func referencesInTitlesAreDecodedAndTagsStayText() throws {
        let text = SampleFeed.json(
            ##"{"id": "1", "title": "Nvidia&#8217;s &amp; AT&amp;T, R&D &copy 2026 <b>"}"##
        ).replacing("The Crier", with: "Cr&eacute;ole &amp; Crier")
        let feed = try FeedReader().read(text: text)
        #expect(feed.title == "Créole & Crier")
        #expect(feed.entries.map(\.title) == ["Nvidia’s & AT&T, R&D &copy 2026 <b>"])
    }

    @Test(arguments: [
        (#"{"id": "1", "content_text": "a\nb < c\n\n d"}"#, "<p>a<br>b &lt; c</p><p>d</p>"),
        (#"{"id": "1", "summary": "a\r\n\r\nb"}"#, "<p>a</p><p>b</p>"),
        (#"{"id": "1", "content_text": "a https://a.example/"}"#, "a https://a.example/"),
        (#"{"id": "1", "content_html": "a\n\nb"}"#, "a\n\nb"),
    ])
    func linesOfPlainTextStayApart(item: String, body: String) throws {
        #expect(try entry(item).body == body)
    }

    @Test func keyOfAnItemWithoutAnIDIsMadeOfItsTextsAsTheyCame() throws {
        let item = #"{"title": "a &amp; b", "content_text": "c\nd &"}"#
        #expect(try entry(item).key == "78dd6dd0549dc74dee9a142ca628546b")
    }

    @Test func oneBadValueCostsOneField() throws {
        let entry = try entry(
            """
            {"id": 17, "url": ["x"], "title": {"a": 1}, "content_text": "kept & safe",
             "date_published": 5, "tags": "one", "author": "Ann", "attachments": [3,
             {"url": "javascript:x"}, {"url": "https://a.example/a", "size_in_bytes": 1e400}]}
            """
        )
        #expect(entry.id == "17")
        #expect(entry.link == nil)
        #expect(entry.title == nil)
        #expect(entry.content == "kept &amp; safe")
        #expect(entry.categories == ["one"])
        #expect(entry.author == "Ann")
        #expect(entry.enclosures == [Enclosure(url: "https://a.example/a")])
    }

    @Test func itemsThatAreNoObjectsAreSkipped() throws {
        let feed = try FeedReader().read(text: SampleFeed.json(#"null, 3, {"id": "a"}"#))
        #expect(feed.entries.map(\.id) == ["a"])
        #expect(feed.warnings.map(\.message).contains("the value of items has the wrong form"))
    }

    @Test func halfACharacterDoesNotSpoilTheRest() throws {
        let entry = try entry(#"{"id": "a", "title": "x\ud800y \ud83d\ude00 \\ud800"}"#)
        #expect(entry.title == "x\u{FFFD}y 😀 \\ud800")
    }

    @Test func itemsInheritTheFeedsAuthor() throws {
        let text = SampleFeed.json(#"{"id": "a"}"#, feed: #""author": {"name": "Ann"},"#)
        #expect(try FeedReader().read(text: text).entries.map(\.author) == ["Ann"])
    }

    @Test func nestingIsAnErrorAndNoCrash() {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(throws: FeedError.malformedJSON(cause: "it is nested 100000 deep")) {
            try FeedReader().read(text: deep)
        }
    }

    @Test func manyItemsComeInTheFeedsOrderWhereverTheListStands() throws {
        let text = String(repeating: "x", count: 2_000)
        let items = (1...200).map { #"{"id": "\#($0)", "content_text": "\#(text)"}"# }
        let feed = try FeedReader().read(
            text: #"{"items": [\#(items.joined(separator: " ,\n"))], "title": "The Crier"}"#
        )
        #expect(feed.title == "The Crier")
        #expect(feed.entries.map(\.id) == (1...200).map { "\($0)" })
    }

    @Test(arguments: [
        #"{"id": "a"} {"id": "b"}"#, #"{"id": "a"},,{"id": "b"}"#,
        #"{"id": "a"}}, {"id": "b"}"#, #"{"id": "a"]"#, #"{"id" "a"}"#,
    ])
    func damagedItemsAreAnError(items: String) {
        #expect(throws: FeedError.malformedJSON(cause: "its syntax is damaged")) {
            try FeedReader().read(text: SampleFeed.json(items))
        }
    }

    @Test func aCommaAfterTheLastItemIsForgiven() throws {
        let feed = try FeedReader().read(text: SampleFeed.json(#"{"id": "a"},"#))
        #expect(feed.entries.map(\.id) == ["a"])
    }

    @Test func aListNamedTwiceIsReadAsTheDecoderTakesIt() throws {
        let text = #"{"title": "T", "items": [{"id": "a"}], "items": [{"id": "a"}]}"#
        #expect(try FeedReader().read(text: text).entries.map(\.id) == ["a"])
    }

    @Test func rssInJSONIsRSS() throws {
        let feed = try FeedReader().read(
            text: """
                {"rss": {"version": "2.0", "channel": {"title": "T", "link": "https://a.example/",
                 "item": [{"title": "one", "guid": {"#value": "urn:1", "isPermaLink": "false"},
                 "pubDate": "1 Mar 2026 10:00 GMT", "content:encoded": "<p>x</p>",
                 "enclosure": {"url": "https://a.example/a.mp3", "length": 5}},
                 {"title": "two", "guid": "https://a.example/2"}]}}}
                """
        )
        #expect(feed.format == .rssInJSON(version: "2.0"))
        #expect(feed.title == "T")
        #expect(feed.entries.map(\.title) == ["one", "two"])
        #expect(feed.entries.map(\.id) == ["urn:1", "https://a.example/2"])
        #expect(feed.entries.map(\.link) == [nil, "https://a.example/2"])
        #expect(feed.entries.first?.content == "<p>x</p>")
        #expect(feed.entries.first?.enclosures.first?.length == 5)
    }
}
