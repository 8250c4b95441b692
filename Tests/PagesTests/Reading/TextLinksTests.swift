import Testing

@testable import Pages

@Suite struct TextLinksTests {
    private var links: TextLinks {
        var links = TextLinks()
        links.add("uno.md", "/n/uno/")
        links.add("dos.md", nil)
        links.add("a.md?b&c", "/a/?b&c")
        links.add("a%20b.webm", "/_/a.webm")
        return links
    }

    @Test(arguments: [
        ("<a href=\"uno.md\">ñ</a>", "<a href=\"/n/uno/\">ñ</a>"),
        ("<a href=\"dos.md\">a</a>", "<a >a</a>"), ("<a href=\"no.md\">a</a>", "<a >a</a>"),
        ("<a href=\"/x\">a</a>", "<a href=\"/x\">a</a>"), ("<a href=\"#x\">a", "<a href=\"#x\">a"),
        ("<a href=\"https://b.example/\">a", "<a href=\"https://b.example/\">a"),
        ("<a href=\"a.md?b&amp;c\">a", "<a href=\"/a/?b&amp;c\">a"),
        (
            "<video src=\"a%20b.webm\" poster=\"uno.md\"><source src=\"a b.webm\"></video>",
            "<video src=\"/_/a.webm\" poster=\"/n/uno/\"><source src=\"/_/a.webm\"></video>"
        ),
        (
            "<audio controls src=\"no.mp3\"></audio><img src=\"uno.md\">",
            "<audio controls src=\"no.mp3\"></audio><img src=\"uno.md\">"
        ),
    ])
    func addressesAreThoseThatArePublished(html: String, expected: String) {
        #expect(links.rewritten(html) == expected)
    }

    @Test(arguments: ["\u{301}", "\u{200D}"])
    func whatCombinesWithASignHidesNoAddress(mark: String) {
        let html = "<a href=\"uno.md\"\(mark)>\(mark)a</a><a href=\"#\(mark)\">b</a>"
        let expected = "<a href=\"/n/uno/\"\(mark)>\(mark)a</a><a href=\"#\(mark)\">b</a>"
        #expect(links.rewritten(html).utf8.elementsEqual(expected.utf8))
        let film = "<video\(mark) src=\"a b.webm\"\(mark)>"
        let shown = "<video\(mark) src=\"/_/a.webm\"\(mark)>"
        #expect(links.rewritten(film).utf8.elementsEqual(shown.utf8))
    }

    @Test func aTextFullOfLinksIsReadOnce() {
        let count = 200_000
        let html = String(repeating: "<a href=\"uno.md\">ñ</a>", count: count)
        #expect(
            links.rewritten(html) == String(repeating: "<a href=\"/n/uno/\">ñ</a>", count: count)
        )
    }
}
