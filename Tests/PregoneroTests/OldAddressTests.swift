import Testing
import WebURL

@testable import pregonero

/// All ways of writing an address of the other site are one.
@Suite struct OldAddressTests {
    private let home = WebURL("https://www.faro.example/blog/")

    private func text(_ address: String, below prefix: String = "") -> String? {
        OldAddress(address, of: home, below: prefix)?.text
    }

    @Test(
        "Scheme, host, slash, case of codes and index make no difference",
        arguments: [
            "https://faro.example/2020/caf%C3%A9/", "http://www.faro.example/2020/café",
            "/2020/caf%c3%a9/index.html",
            "//faro.example/2020/cafe\u{301}/#x", "https://faro.example/2020/café/?utm_source=a",
        ]
    )
    func same(_ address: String) {
        #expect(text(address) == "/2020/café")
    }

    @Test("Numbers in a query name pages")
    func queries() {
        #expect(text("/?p=12") == "/?p=12")
        #expect(text("/index.php?x=1&page_id=3&y") == "/?page_id=3")
    }

    @Test(
        "Others are none",
        arguments: ["https://otro.example/", "mailto:a@faro.example", "javascript:1", "http://"]
    )
    func others(_ address: String) {
        #expect(text(address) == nil)
    }

    @Test("They are told without the path of the portal's own address")
    func prefix() {
        #expect(text("/blog/2020/a/", below: "/blog") == "/2020/a")
        #expect(text("/blogs/2020/a/", below: "/blog") == "/blogs/2020/a")
    }
}
