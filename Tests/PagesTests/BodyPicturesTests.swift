import Domain
import Testing

@testable import Pages

@Suite struct BodyPicturesTests {
    private static let copy = PictureCopy(
        key: "k",
        colour: 1,
        fallback: .init(width: 640, height: 360, bytes: 9, ending: "jpg"),
        renditions: [.init(width: 640, height: 360, bytes: 9, ending: "webp")]
    )

    private func pictures(_ mode: SiteSettings.Pictures = .local) -> BodyPictures {
        let settings = SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: "/repo"),
            languages: ["es"],
            sections: [],
            pictures: mode
        )
        return BodyPictures(
            ["pictures/a.svg": PublishedPicture(path: "/_/a.svg", width: 9, height: 6)],
            settings: settings
        )
    }

    private func body(_ html: String) -> ArticleBody {
        ArticleBody(
            id: ItemID(stored: "a"),
            html: html,
            words: 1,
            pictures: ["https://a.example/b.jpg?x=1&y=2": Self.copy]
        )
    }

    private let image =
        "<p><img src=\"https://a.example/b.jpg?x=1&amp;y=2\" srcset=\"https://a.example/c.jpg 2x\" "
        + "alt=\"Un faro\" width=\"9\"></p>"

    @Test func aPictureOfElsewhereIsShownFromHere() {
        #expect(
            pictures().rewritten(body(image))
                == "<p><picture><source type=\"image/webp\" srcset=\"/repo/_/p/k-640.webp 640w\" "
                + "sizes=\"(min-width:700px) 640px,100vw\"><img src=\"/repo/_/p/k-640.jpg\" "
                + "width=\"640\" height=\"360\" alt=\"Un faro\" loading=\"lazy\" decoding=\"async\" "
                + "class=\"q1\"></picture></p>"
        )
    }

    /// As wide as a column of it, and what stands behind it as wide as the text again.
    @Test func aPictureOfAGalleryIsNoWiderThanItsColumn() {
        let gallery =
            "<figure class=\"insert insert--gallery\" role=\"group\"><div class=\"insert__grid\">"
            + "\(image)\(image)</div><dialog aria-label=\"\"></dialog></figure>"
        let sizes = pictures().rewritten(body(image + gallery + image + gallery + image))
            .matches(of: /sizes="\(min-width:700px\) (\d+)px,100vw"/).map { String($0.1) }
        #expect(sizes == ["640", "320", "320", "640", "320", "320", "640"])
        #expect(!pictures().plain(body(gallery)).contains("sizes="))
    }

    @Test func aFeedHasOneFileOfIt() {
        #expect(
            pictures().plain(body(image))
                == "<p><img src=\"/repo/_/p/k-640.jpg\" width=\"640\" height=\"360\" "
                + "alt=\"Un faro\" loading=\"lazy\" decoding=\"async\"></p>"
        )
    }

    /// With these beside them quotes and brackets are other characters to `String`.
    @Test(arguments: ["\u{301}", "\u{200D}", "\u{600}", "\u{20DD}"])
    func combiningMarksEndNoValueLater(_ mark: String) {
        let source = "src=\"https://a.example/b.jpg?x=1&amp;y=2\""
        let shown = pictures().plain(
            body("<img \(source) alt=\"\(mark)\" title=\" onload=alert(1) \"> x=\"")
        )
        #expect(
            shown == "<img src=\"/repo/_/p/k-640.jpg\" width=\"640\" height=\"360\" "
                + "alt=\"\(mark)\" title=\" onload=alert(1) \" loading=\"lazy\" "
                + "decoding=\"async\"> x=\""
        )
        let words = "\(mark) title=\"a\(mark)\" onload=alert(1) \""
        let open = pictures().plain(body("<img \(source) alt=\"p\">\(words)"))
        #expect(open.hasSuffix("alt=\"p\" loading=\"lazy\" decoding=\"async\">\(words)"))
    }

    @Test func whatAValueShowsIsNoAttribute() {
        let html = "<img src=\"https://a.example/b.jpg?x=1&amp;y=2\" alt=\" title=\" title=\"T\">"
        #expect(pictures().plain(body(html)).contains(" alt=\" title=\" title=\"T\" loading"))
    }

    @Test func withoutACopyThereIsNoPicture() {
        let html = "<p>a<img src=\"https://a.example/none.jpg\" alt=\"\">b</p>"
        #expect(pictures().rewritten(body(html)) == "<p>ab</p>")
        // The server that shows it is not told on which page; readers of feeds have pages of their own.
        let shown = html.replacing("alt=\"\"", with: "alt=\"\" referrerpolicy=\"no-referrer\"")
        #expect(pictures(.remote).rewritten(body(html)) == shown)
        #expect(pictures(.remote).plain(body(html)) == html)
    }

    @Test(arguments: [
        "<img src=\"pictures/none.svg\" alt=\"x\"><figcaption>c</figcaption>",
        "<a href=\"pictures/none.svg\"><img src=\"pictures/none.svg\" alt=\"x\"></a>"
            + "<figcaption>c</figcaption>",
        "<img src=\"https://a.example/none.jpg\" alt=\"\">",
    ])
    func aFigureGoesWithThePictureThatIsNotThere(figure: String) {
        let html = "<p>a</p><figure>\(figure)</figure><p>b</p>"
        #expect(pictures().rewritten(html) == "<p>a</p><p>b</p>")
        #expect(pictures().plain(body(html)) == "<p>a</p><p>b</p>")
    }

    @Test func aFigureThatShowsMoreStays() {
        let html = "<figure><img src=\"pictures/none.svg\" alt=\"\"><table></table></figure>"
        #expect(pictures().rewritten(html) == "<figure><table tabindex=\"0\"></table></figure>")
        let (start, end) = ("<figure class=\"insert\"><a href=\"/v\">", "</a></figure>")
        let film = pictures().rewritten("\(start)<img src=\"none.svg\" alt=\"\">\(end)")
        #expect(film == start + end)
    }

    /// Paper goes sideways by nothing.
    @Test(arguments: [("th", 7, false), ("th", 8, true), ("td", 8, true)])
    func aTableOfManyColumnsIsMarked(cell: String, columns: Int, isWide: Bool) {
        let row = String(repeating: "<\(cell)>1</\(cell)>", count: columns)
        let html = "<table><thead><tr>\(row)</tr></thead><tbody><tr>\(row)</tr></tbody></table>"
        let mark = isWide ? " data-wide" : ""
        #expect(pictures().rewritten(html).hasPrefix("<table tabindex=\"0\"\(mark)><thead>"))
    }

    @Test(
        arguments: [
            "pictures/a.svg", "./pictures/a.svg", "/repo/pictures/a.svg", "/pictures/a.svg",
            "pictures//a.svg", "pictures/../pictures/%61.svg",
        ]
    )
    func theNewsroomsOwnPointToTheirFiles(address: String) {
        #expect(
            pictures().rewritten("<img src=\"\(address)\" alt=\"x\">")
                == "<img src=\"/repo/_/a.svg\" width=\"9\" height=\"6\" loading=\"lazy\" "
                + "decoding=\"async\" alt=\"x\">"
        )
    }

    @Test func aHostThatIsCalledAsTheFolderIsElsewhere() {
        #expect(pictures().rewritten("<img src=\"//pictures/a.svg\">").contains("//pictures/"))
    }

    @Test func aTableIsReachedByKeyboardOnPagesOnly() {
        let html = "<table><tbody><tr><td>1</td></tr></tbody></table>"
        let shown = "<table tabindex=\"0\"><tbody><tr><td>1</td></tr></tbody></table>"
        #expect(pictures().rewritten(html) == shown)
        #expect(pictures().rewritten(body(html)) == shown)
        #expect(pictures().plain(body(html)) == html)
    }
}
