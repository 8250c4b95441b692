import Presentation
import Testing

@Suite struct TextInsertsTests {
    @Test func aMapWithoutItsDrawingIsNothingElsewhere() {
        let html = """
            <p>Antes</p><figure class="insert insert--map map"><svg><path d="M0"/></svg>\
            <figcaption>Del puente al molino</figcaption></figure><p>Después</p>
            """
        #expect(TextInserts.quiet(html) == "<p>Antes</p><p>Después</p>")
    }

    @Test func whatOnlyAPageCanDoStaysThere() {
        let html = """
            <figure class="insert insert--video"><a href="https://v.example/1" \
            data-frame="https://v.example/e/1" data-title="El molino">Ver</a>\
            <figcaption></figcaption></figure>
            """
        let quiet = TextInserts.quiet(html)
        #expect(
            quiet
                == #"<figure class="insert insert--video"><a href="https://v.example/1">Ver</a></figure>"#
        )
    }

    /// Of a text only origins reach the policy of all pages.
    @Test(
        arguments: [
            ("https://form.example/a?b=1&amp;c=2", ["https://form.example"]),
            ("https://form.example:8443", ["https://form.example:8443"]),
            ("https://x;sandbox/", []), ("https://*/", []), ("https://a,b/", []), ("/avisos", []),
            ("http://a.example/", []), ("https://a.example/\u{301}x;y", ["https://a.example"]),
            ("https://a\u{301}.example/", []),
        ] as [(String, [String])]
    )
    func aFormNamesItsOriginOrNone(action: String, sources: [String]) {
        let html =
            "<div class=\"insert insert--contact\"><form class=\"insert__form\" "
            + "action=\"\(action)\" method=\"post\"></form></div>"
        #expect(TextInserts.allowances(for: html + html).map(\.source) == sources)
    }

    /// A quote ends an address, also with a mark upon it.
    @Test func anAddressEndsAtItsQuote() {
        let html =
            "<figure class=\"insert\"><a data-frame=\"https://v.example\"\u{301}.w.example/\">"
        #expect(TextInserts.allowances(for: html).map(\.source) == ["https://v.example"])
    }

    @Test func othersTextsStayAsTheyAre() {
        let html = #"<p data-title="x">Uno</p><figcaption></figcaption>"#
        #expect(TextInserts.quiet(html) == html)
    }

    @Test(arguments: ["", "\u{301}", "\u{200D}"])
    func whatCombinesWithATagHidesNoInsert(mark: String) {
        let html = "<p class=\"insert\">a</p>\(mark)b"
        #expect(TextInserts.without(html).utf8.elementsEqual("\(mark)b".utf8))
        let film = """
            <div class="insert"><svg>\(mark)</svg>\(mark)<i data-title="x"\(mark)></i></div>
            """
        let quiet = "<div class=\"insert\">\(mark)<i\(mark)></i></div>"
        #expect(TextInserts.quiet(film).utf8.elementsEqual(quiet.utf8))
    }
}
