import Domain
import Foundation
import SourceKinds
import Testing

@Suite struct FeedItemTests {
    @Test(arguments: [
        ("<guid>abc-123</guid>", nil),
        ("<guid>https://a.example/1</guid>", "https://a.example/1"),
        ("<guid>/1</guid>", "https://a.example/1"),
        ("<link>1</link><guid>abc-123</guid>", "https://a.example/1"),
    ])
    func anIDThatIsNoAddressIsNoLink(source: String, link: String?) throws {
        let result = try SourceStub("feed", address: "https://a.example/feed").read(
            "<rss><channel><link>https://a.example/</link>"
                + "<item><title>Nota</title>\(source)</item></channel></rss>"
        )
        #expect(result.items.map(\.link) == [link])
    }

    /// What stands where feeds name licences is believed, what stands there of rights only where it is a licence alone.
    @Test(arguments: [
        ("<cc:license>https://a.example/terms</cc:license>", "https://a.example/terms"),
        ("<cc:license>CC BY 4.0</cc:license>", "https://creativecommons.org/licenses/by/4.0/"),
        (
            "<dc:rights>http://creativecommons.org/licenses/by/3.0/deed.fr</dc:rights>",
            "https://creativecommons.org/licenses/by/3.0/"
        ),
        ("<dc:rights>CC BY-SA 4.0</dc:rights>", "https://creativecommons.org/licenses/by-sa/4.0/"),
        ("<dc:rights>© 2026 Nota, CC BY-SA 4.0</dc:rights>", nil),
        ("<dc:rights>https://a.example/terms</dc:rights>", nil),
        ("<cc:license>javascript:alert(1)</cc:license>", nil),
        ("<cc:license>all rights reserved</cc:license>", nil),
    ])
    func aLicenceIsWhatIsSurelyOne(element: String, address: String?) throws {
        let result = try SourceStub("feed", address: "https://a.example/feed").read(
            "<rss><channel>\(element)<link>https://a.example/</link>"
                + "<item><title>Nota</title><guid>1</guid>\(element)</item></channel></rss>"
        )
        #expect(result.items.map(\.details.license?.address) == [address])
        #expect(result.batch.reading.license?.address == address)
    }

    private func item(_ dates: String, language: Language? = nil) throws -> ReceivedItem {
        let result = try SourceStub("feed", address: "https://a.example/feed", language: language)
            .read(
                "<rss><channel><item><title>Nota</title><guid>1</guid>\(dates)</item>"
                    + "</channel></rss>"
            )
        return try #require(result.items.first)
    }

    @Test(arguments: ["2026-11-20", "Fri, 20 Nov 2026", "20.11.2026"])
    func aDayAloneBeginsInTheZoneOfTheSite(date: String) throws {
        let published = try item("<pubDate>\(date)</pubDate>").published
        #expect(published.map { $0.ISO8601Format() } == "2026-11-19T23:00:00Z")
    }

    @Test func theZeroOfComputersIsNoDate() throws {
        let item = try item("<pubDate>Thu, 01 Jan 1970 00:00:00 +0000</pubDate>")
        #expect(item.published == nil)
    }

    @Test func aDateWithSlashesIsReadAsInTheLanguageOfTheSource() throws {
        let date = "<pubDate>05/11/2026 10:00</pubDate>"
        let spanish = try item(date, language: "es").published
        #expect(spanish.map { $0.ISO8601Format() } == "2026-11-05T10:00:00Z")
        let american = try item(date, language: "en").published
        #expect(american.map { $0.ISO8601Format() } == "2026-05-11T10:00:00Z")
    }

    @Test func theLanguageOfTheSourceCountsBeforeThatOfItsFeed() throws {
        func item(_ language: Language?) throws -> ReceivedItem {
            let result = try SourceStub("feed", address: "https://a.example/f", language: language)
                .read(
                    "<rss><channel><language>en-US</language><item><title>Nota</title>"
                        + "<guid>1</guid><pubDate>05/11/2026 10:00</pubDate></item>"
                        + "</channel></rss>"
                )
            return try #require(result.items.first)
        }
        let (may, november) = ("2026-05-11T10:00:00Z", "2026-11-05T10:00:00Z")
        let spanish = try item("es")
        #expect(spanish.published?.ISO8601Format() == november)
        #expect(spanish.publishedOtherwise?.ISO8601Format() == may)
        #expect(try item(nil).published?.ISO8601Format() == may)
    }

    /// The stub reads at six o'clock.
    @Test(arguments: [
        ("2026-11-20T10:00:00Z", "2026-11-21T05:59:00Z", true),
        ("2026-11-20T10:00:00Z", "2026-11-21T06:00:00Z", true),
        ("2026-11-20T10:00:00Z", "2026-11-21T08:00:00Z", false),
        ("2026-11-20T10:00:00Z", "2031-01-01T00:00:00Z", false),
        // Its clock is two hours ahead.
        ("2026-11-21T08:00:00Z", "2026-11-21T08:00:00Z", true),
        ("2028-11-21T08:00:00Z", "2028-11-21T08:00:00Z", false),
    ])
    func aChangeThatIsStillToComeIsNone(
        published: String,
        updated: String,
        isTaken: Bool
    ) throws {
        let dates = "<published>\(published)</published><updated>\(updated)</updated>"
        let item = try item(dates)
        #expect(item.published.map { $0.ISO8601Format() } == published)
        #expect(item.updated.map { $0.ISO8601Format() } == (isTaken ? updated : nil))
    }

    @Test func whatIsChangedAheadIsReadAgainUntilItsTimeHasCome() throws {
        let stub = try SourceStub("feed", address: "https://a.example/feed")
        func entries(_ updated: String) throws -> [EntryFingerprint] {
            let text = """
                <rss><channel><item><title>Nota</title><guid>1</guid>\
                <pubDate>20 Nov 2026 10:00 GMT</pubDate><updated>\(updated)</updated>\
                </item></channel></rss>
                """
            let context = ReadingContext(
                source: stub.source,
                origin: .live,
                timeZone: SourceStub.madrid,
                receivedAt: SourceStub.now,
                known: KnownItems([], readAs: "1")
            )
            let page = AnswerPage(bytes: Array(text.utf8))
            let answer = SourceAnswer(pages: [page], receivedAt: SourceStub.now)
            return try stub.kind.read(answer, in: context).batch.entries
        }
        // Beside that of the entry there is one of what it inherits.
        #expect(try entries("2026-11-21T05:00:00Z").count == 2)
        #expect(try entries("2026-11-21T07:00:00Z").count == 1)
    }
}
