import Domain
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
}
