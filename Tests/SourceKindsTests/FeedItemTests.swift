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
}
