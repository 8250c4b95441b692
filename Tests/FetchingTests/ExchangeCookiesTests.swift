import Testing
import WebURL

@testable import Fetching

@Suite struct ExchangeCookiesTests {
    private func header(
        _ lines: [String],
        from setter: String = "https://a.example/x/y",
        to target: String
    ) throws -> String? {
        var cookies = ExchangeCookies()
        cookies.take(lines, from: try #require(WebURL(setter)))
        return cookies.header(for: try #require(WebURL(target)))
    }

    @Test(arguments: [
        (["a=1"], "a=1"), (["a=1; Path=/x; HttpOnly", "b = \"2=3\" "], "a=1; b=\"2=3\""),
        (["a=1", "a=2"], "a=2"), (["a="], "a="), (["a=1", "a=; Max-Age=0"], nil),
        (["a"], nil), (["=1"], nil), ([""], nil), ([";;"], nil), (["a=1\u{7}"], nil),
        (["a=\(String(repeating: "x", count: 9_000))", "b=1"], "b=1"),
    ])
    func pairsGoBack(lines: [String], header: String?) throws {
        #expect(try self.header(lines, to: "https://a.example/x/z") == header)
    }

    @Test(arguments: [
        ("https://a.example/x", "a=1", true), ("https://a.example/x/", "a=1", true),
        ("https://a.example/", "a=1", false), ("https://a.example/xy", "a=1", false),
        ("https://a.example/", "a=1; path=/", true),
        ("https://b.example/x/y", "a=1; path=/", false),
        ("https://www.a.example/x/y", "a=1; Domain=a.example", false),
        ("https://a.example:8443/x/y", "a=1", false), ("http://a.example/x/y", "a=1", true),
        ("http://a.example/x/y", "a=1; Secure", false),
        ("https://a.example/x/y", "a=1; secure", true),
        ("https://a.example/x/y", "a=1; Domain=.A.Example", true),
        ("https://a.example/x/y", "a=1; Domain=b.example", false),
        ("https://a.example/x/y", "a=1; Domain=ple", false),
    ])
    func cookieIsMeantForTheHostAndThePathThatSetIt(target: String, line: String, isSent: Bool)
        throws
    {
        #expect(try header([line], to: target) == (isSent ? "a=1" : nil))
    }

    @Test func cookieWithoutEncryptionMayNotClaimIt() throws {
        let (home, secure) = ("http://a.example/", "https://a.example/")
        #expect(try header(["a=1; Secure"], from: home, to: secure) == nil)
        #expect(try header(["a=1"], from: home, to: secure) == "a=1")
    }
}
