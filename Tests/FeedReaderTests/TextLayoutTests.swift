import Testing

@testable import FeedReader

@Suite struct TextLayoutTests {
    @Test(arguments: [
        ("a\nb", "<p>a<br>b</p>"),
        ("a\r\nb\rc", "<p>a<br>b<br>c</p>"),
        ("a\n \t\n\n  b  \n c", "<p>a</p><p>b<br>c</p>"),
        ("a &lt;b&gt;\nc", "<p>a &lt;b&gt;<br>c</p>"),
        ("one line", "one line"),
        ("", ""),
    ])
    func linesAndParagraphsAreSetApart(text: String, html: String) {
        #expect(TextLayout.html(of: text, .breaks) == html)
    }

    @Test(arguments: [
        ("a\nb", "a\nb"), ("a\nb\n\nc", "<p>a\nb</p><p>c</p>"), ("a\r\n\r\nb", "<p>a</p><p>b</p>"),
        ("<i>a\n\nb", "<i>a\n\nb"), ("a &lt;\n\nb", "a &lt;\n\nb"),
    ])
    func singleLineEndsThatOnlyWrapMeanNothing(text: String, html: String) {
        #expect(TextLayout.html(of: text, .wrapping) == html)
    }

    @Test(arguments: [
        ("https://a.example", "https://a.example", ""),
        ("HTTP://a.example/x_(y)", "HTTP://a.example/x_(y)", ""),
        ("http://a.example/x).", "http://a.example/x", ")."),
        ("http://a.example/?a=1&amp;b=2, c", "http://a.example/?a=1&amp;b=2", ", c"),
        ("http://a.example/&gt; c", "http://a.example/", "&gt; c"),
        ("http://a.example/\"c", "http://a.example/", "\"c"),
        ("http://a.example/»c", "http://a.example/", "»c"),
        ("https://例え.jp/道。c", "https://例え.jp/道", "。c"),
        ("https://a.example/\u{A0}c", "https://a.example/", "\u{A0}c"),
        ("http://a.example/...", "http://a.example/", "..."),
    ])
    func addressesBecomeLinks(text: String, address: String, rest: String) {
        #expect(
            TextLayout.html(of: "x\n(\(text)", .breaks)
                == "<p>x<br>(<a href=\"\(address)\">\(address)</a>\(rest)</p>"
        )
    }

    @Test(arguments: [
        "ftp://a.example/", "xhttp://a.example/", "http:// a", "http://", "http:a.example",
        "javascript://a",
        "://a.example", "http://.", "http://。",
    ])
    func whatIsNoAddressOfTheWebIsNone(text: String) {
        #expect(TextLayout.html(of: "x\n\(text)", .breaks) == "<p>x<br>\(text)</p>")
    }

    @Test(.timeLimit(.minutes(5)), arguments: [":", ")", "&", "http://", "http://a(", "\n", "://"])
    func repeatedMarksTakeNoLongerThanText(mark: String) {
        let text = "x\nhttp://a" + String(repeating: mark, count: 200_000)
        #expect(TextLayout.html(of: text, .breaks).hasPrefix("<p>x<br>"))
    }
}
