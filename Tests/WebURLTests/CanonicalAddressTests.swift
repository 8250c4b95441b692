import Testing
import WebURL

@Suite struct CanonicalAddressTests {
    @Test(arguments: [
        "https://example.org/news/story",
        "http://example.org/news/story",
        "https://www.example.org/news/story",
        "HTTPS://WWW.EXAMPLE.ORG:443/news/story/",
        "http://example.org:80/news/story",
        "https://example.org./news/story",
        "https://ana:pw@example.org/news/story",
        "https://example.org/news/story#comments",
        "https://example.org/news/story?",
        "https://example.org/news/story?utm_source=rss&utm_medium=feed",
        "https://example.org/news/story?fbclid=1&GCLID=2&mc_cid=3&_ga=4&wt_mc=5&at_medium=6",
        "https://example.org/news/story?utm%5Fsource=rss",
        "https://example.org/news/story/index.html",
        "https://example.org/news/story/index.htm",
        "https://example.org/news/story/index.php?&",
        "https://example.org/n%65ws/x/../story",
    ])
    func sameStoryHasOneAddress(text: String) {
        #expect(WebURL(text)?.canonicalAddress == "https://example.org/news/story")
    }

    @Test(arguments: [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/index.php?id=7", "https://example.org/?id=7"),
        ("https://example.org/?b=2&utm_id=1&a=1", "https://example.org/?a=1&b=2"),
        ("https://example.org/?t=2&s=1&t=1", "https://example.org/?s=1&t=2&t=1"),
        ("https://example.org/?id=1&ref=home", "https://example.org/?id=1&ref=home"),
        ("https://example.org/a%2fb%c3%b1", "https://example.org/a%2Fb%C3%B1"),
        ("https://example.org/100%", "https://example.org/100%25"),
        ("https://example.org/%%34%31", "https://example.org/%2541"),
        ("https://example.org/?a[]=1", "https://example.org/?a%5B%5D=1"),
        ("https://example.org/#!/story/1", "https://example.org/#!/story/1"),
        ("https://example.org/#/story/1", "https://example.org/#/story/1"),
        ("https://m.example.org/x", "https://m.example.org/x"),
        ("https://amp.example.org/x", "https://amp.example.org/x"),
        ("https://www.com/x", "https://www.com/x"),
        ("https://example.org:8080/x", "https://example.org:8080/x"),
        ("https://example.org/index.html5", "https://example.org/index.html5"),
        ("https://example.org/Story", "https://example.org/Story"),
        ("http://[::1]:80/", "https://[::1]/"),
        ("https://münchen.example/x", "https://xn--mnchen-3ya.example/x"),
        ("mailto:ana@example.org#x", "mailto:ana@example.org"),
    ])
    func writesOneForm(text: String, address: String) throws {
        let url = try #require(WebURL(text))
        #expect(url.canonicalAddress == address)
        #expect(WebURL(address)?.canonicalAddress == address)
    }

    @Test func differentStoriesStayApart() throws {
        let addresses = try [
            "https://example.org/a", "https://example.org/b", "https://example.org/a?id=1",
            "https://example.org/a?id=2", "https://example.com/a", "https://news.example.org/a",
            "https://example.org/A", "https://example.org:8080/a", "https://example.org/a.html",
        ].map { try #require(WebURL($0)).canonicalAddress }
        #expect(Set(addresses).count == addresses.count)
    }
}
