import Testing
import WebURL

@Suite struct WebURLTests {
    @Test func namesEveryComponent() throws {
        let url = try #require(
            WebURL("https://ana:se%20cret@News.Example:8080/a/b.html?x=1&y=2#top")
        )
        #expect(url.href == "https://ana:se%20cret@news.example:8080/a/b.html?x=1&y=2#top")
        #expect(url.description == url.href)
        #expect(url.scheme == "https")
        #expect(url.username == "ana")
        #expect(url.password == "se%20cret")
        #expect(url.host == .domain("news.example"))
        #expect(url.port == 8080)
        #expect(url.path == "/a/b.html")
        #expect(url.query == "x=1&y=2")
        #expect(url.fragment == "top")
        #expect(url.origin == "https://news.example:8080")
        #expect(url.isSpecial)
        #expect(url.isHTTP)
    }

    @Test func absentComponentsAreNilOrEmpty() throws {
        let url = try #require(WebURL("http://example.org"))
        #expect(url.href == "http://example.org/")
        #expect(url.username.isEmpty)
        #expect(url.password.isEmpty)
        #expect(url.port == nil)
        #expect(url.path == "/")
        #expect(url.query == nil)
        #expect(url.fragment == nil)
    }

    @Test func emptyQueryAndFragmentArePresent() throws {
        let url = try #require(WebURL("http://example.org/?#"))
        #expect(url.query?.isEmpty == true)
        #expect(url.fragment?.isEmpty == true)
        #expect(url.href == "http://example.org/?#")
    }

    @Test func passwordNeedsNoName() throws {
        let url = try #require(WebURL("ftp://:secret@example.org"))
        #expect(url.href == "ftp://:secret@example.org/")
        #expect(url.username.isEmpty)
        #expect(url.password == "secret")
    }

    @Test func mailAddressHasAnOpaquePath() throws {
        let url = try #require(WebURL("MailTo:ana@example.org?subject=hola"))
        #expect(url.href == "mailto:ana@example.org?subject=hola")
        #expect(url.host == nil)
        #expect(url.path == "ana@example.org")
        #expect(url.query == "subject=hola")
        #expect(url.origin == "null")
        #expect(!url.isSpecial)
        #expect(url.joining("other") == nil)
        #expect(url.joining("#part")?.href == "mailto:ana@example.org?subject=hola#part")
    }

    @Test(arguments: [
        ("  https://example.org/a b\n", "https://example.org/a%20b"),
        ("ht\ntps://exa\tmple.org/x", "https://example.org/x"),
        ("https:\\\\example.org\\a\\b", "https://example.org/a/b"),
        ("https:example.org", "https://example.org/"),
        ("https://example.org:443/", "https://example.org/"),
        ("http://example.org:00080/", "http://example.org/"),
        ("https://example.org:/", "https://example.org/"),
        ("https://example.org/a/./b/../c", "https://example.org/a/c"),
        ("https://example.org/a/%2e%2E/c", "https://example.org/c"),
        ("https://example.org/a/..", "https://example.org/"),
        ("https://example.org/../../x", "https://example.org/x"),
        ("https://example.org/.well-known/x", "https://example.org/.well-known/x"),
        ("https://example.org/ñ?ñ#ñ", "https://example.org/%C3%B1?%C3%B1#%C3%B1"),
        ("https://example.org/'?'", "https://example.org/'?%27"),
        ("https://a@b@example.org/", "https://a%40b@example.org/"),
        ("file:///C|/a/../..", "file:///C:/"),
        ("file://localhost/etc", "file:///etc"),
        ("web:/.//not-a-host", "web:/.//not-a-host"),
        ("tel:+34 600", "tel:+34 600"),
    ])
    func writesOneForm(text: String, href: String) {
        #expect(WebURL(text)?.href == href)
    }

    @Test(arguments: [
        "", "/path", "//example.org", "example.org", "https://", "https:///", "https://@/",
        "https://example.org:65536/", "https://example.org:8o/", "https://:80/", "1http://x/",
        "https://a b/", "https://[::1", "http://user@/x", "javascript", "\u{2028}javascript:x",
        "\u{A0}https://example.org/", "https://ex%00ample.org/", "https://example.org%/",
    ])
    func refuses(text: String) {
        #expect(WebURL(text) == nil)
    }

    @Test(arguments: [
        ("", "https://example.org/a/b/c?q"),
        ("d", "https://example.org/a/b/d"),
        ("./", "https://example.org/a/b/"),
        ("..", "https://example.org/a/"),
        ("../../../d", "https://example.org/d"),
        ("/d", "https://example.org/d"),
        ("//news.example/d", "https://news.example/d"),
        ("\\\\news.example/d", "https://news.example/d"),
        ("?r", "https://example.org/a/b/c?r"),
        ("#s", "https://example.org/a/b/c?q#s"),
        ("https:d", "https://example.org/a/b/d"),
        ("http:d", "http://d/"),
        ("http://news.example/", "http://news.example/"),
        ("mailto:ana@example.org", "mailto:ana@example.org"),
    ])
    func joins(reference: String, href: String) throws {
        let base = try #require(WebURL("https://example.org/a/b/c?q#f"))
        #expect(base.joining(reference)?.href == href)
        #expect(WebURL(reference, base: base)?.href == href)
    }

    @Test func joiningKeepsCredentialsAndPort() throws {
        let base = try #require(WebURL("http://ana:pw@example.org:81/a"))
        let url = try #require(base.joining("/b"))
        #expect(url.href == "http://ana:pw@example.org:81/b")
        #expect(url.username == "ana")
        #expect(url.password == "pw")
        #expect(url.port == 81)
    }

    @Test(arguments: [
        ("blob:https://example.org:444/x", "https://example.org:444"),
        ("blob:ftp://example.org/x", "null"),
        ("file:///etc", "null"),
        ("wss://example.org/x", "wss://example.org"),
    ])
    func originIsThatOfTheServer(text: String, origin: String) {
        #expect(WebURL(text)?.origin == origin)
    }

    /// A scheme in capitals goes the long way, one in lower case the short one.
    @Test(arguments: [
        "example.org/", "example.org/a/b.html?x=1#y", "a-b.example.org/x/%C3%B1?é",
        "example.org/a/.b",
        "example.org/%2E%2e/x", "1.example.org/x|y", "127.0.0.1/", "1.0x1/",
        "xn--mnchen-3ya.example/",
        "a--b.example/x", "example.org./", "example.org/?q?r#f#g", "example.org/?a'b",
        "example.org/#`",
        "example.org:8443/x", "ana@example.org/", "_dmarc.example.org/", "example.org/x ",
        "example/",
    ])
    func bothWaysAgree(rest: String) throws {
        for scheme in ["http", "https"] {
            let short = WebURL("\(scheme)://\(rest)")
            let long = try #require(WebURL("\(scheme.uppercased())://\(rest)"))
            #expect(short.map(Components.init) == Components(long))
            #expect(short?.origin == long.origin)
            #expect(short == long)
        }
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            "a/../", "..", "/", "%", "a@", "[", ".", "ñ", "xn--a.", "index.html/", " ", "a=1&",
        ]
    )
    func longInputTakesLinearTime(piece: String) throws {
        let text = String(repeating: piece, count: 50_000)
        let base = try #require(WebURL("https://example.org/"))
        _ = WebURL("https://\(text)")
        _ = WebURL("https://example.org/\(text)")?.canonicalAddress
        let url = try #require(base.joining("?\(text)"))
        #expect(url.host == .domain("example.org"))
    }
}
