import FeedReader
import Foundation
import Testing

@Suite struct FeedInspectionTests {
    private func json(_ inspection: FeedInspection) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(inspection), as: UTF8.self)
    }

    @Test func absentValuesAreNull() throws {
        let feed = try FeedReader().read(text: "<rss><channel><item/></channel></rss>")
        var entry = feed
        entry.entries[0].key = "k"
        #expect(
            try json(FeedInspection(entry))
                == #"{"entries":[{"author":null,"categories":[],"content":null,"#
                + #""content_text200":null,"enclosures":[],"id":null,"image":null,"key":"k","#
                + #""link":null,"published":null,"rights":null,"summary":null,"#
                + #""summary_text200":null,"title":null,"updated":null}],"#
                + #""feed":{"id":null,"language":null,"link":null,"rights":null,"#
                + #""subtitle":null,"title":null,"updated":null}}"#
        )
    }

    @Test func valuesAreTheReadersOwn() throws {
        let text = SampleFeed.rss(
            """
            <item><title>T</title><description>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</description>
            <pubDate>Sun, 01 Mar 2026 10:00:00.5 +0100</pubDate>
            <enclosure url="https://a.example/a.mp3" length="7"/></item>
            """
        )
        let output = try json(FeedInspection(FeedReader().read(text: text)))
        #expect(output.contains(#""published":"2026-03-01T09:00:00Z""#))
        #expect(output.contains(#""content":"<p>a &amp; b</p>","content_text200":"a & b""#))
        #expect(output.contains(#""enclosures":[["https://a.example/a.mp3","audio/mpeg",7]]"#))
    }

    @Test func whatIsNoFeedSaysWhy() throws {
        #expect(
            try json(FeedInspection(error: .empty))
                == #"{"entries":[],"error":{"code":"empty","#
                + #""hint":"the last good answer stays; it is asked again","#
                + #""message":"the answer is empty"},"feed":null}"#
        )
    }
}
