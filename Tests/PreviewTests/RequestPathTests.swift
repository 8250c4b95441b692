import Foundation
import Testing

@testable import Preview

@Suite struct RequestPathTests {
    @Test(arguments: ["/", "/a/", "/a/b.txt", "/a%20b/", "/%C3%B1/", "/a/..b/"])
    func thePathOfAPageIsDecoded(target: String) {
        #expect(RequestPath(target)?.text == target.removingPercentEncoding)
    }

    /// A mark upon the slash, or a sign that joins with it, hides it not.
    @Test(arguments: [
        "a", "/../a", "/a//b", "/./a", "/a%5Cb", "/a%0Ab", "/..%2F%CC%81a", "/%D8%80/../a",
        "/a%5C%CC%81b", "/%0D%0A",
    ])
    func whatLeadsElsewhereIsNone(target: String) {
        #expect(RequestPath(target) == nil)
    }

    @Test(arguments: [
        ("/.htaccess", true), ("/a/.git/config", true), ("/.well-known/a.txt", false),
        ("/a/%CC%81/.git", true), ("/.%CC%81a", true), ("/a.b/", false),
    ])
    func whatIsForServersAloneIsHidden(target: String, isHidden: Bool) {
        #expect(RequestPath(target)?.isHidden == isHidden)
    }
}
