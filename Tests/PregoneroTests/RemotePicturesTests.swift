import HTMLCleaning
import Testing

@testable import pregonero

@Suite struct RemotePicturesTests {
    private func removed(_ html: String, _ sanitizer: Sanitizer = Sanitizer()) -> String {
        RemotePictures(sanitizer: sanitizer, keeping: .none).shown(in: html).html
    }

    @Test(arguments: [
        ("<p>a<img src=\"https://x.example/a.jpg\" alt=\"\">b</p>", "<p>ab</p>"),
        ("<p><img src=\"https://x.example/a.jpg\" alt=\"\"></p><p>b</p>", "<p>b</p>"),
        (
            "<figure><img src=\"https://x.example/a.jpg\" alt=\"\"><figcaption>c</figcaption></figure>",
            ""
        ),
        ("<p>nothing</p>", "<p>nothing</p>"),
    ])
    func leaveNothingBehind(html: String, expected: String) {
        #expect(removed(html) == expected)
    }

    @Test func ourOwnPicturesStay() {
        let html = "<p><img src=\"pictures/a.svg\" alt=\"\"></p>"
        #expect(removed(html, Sanitizer(policy: .own)) == html)
    }

    @Test func thoseOfWhichThereIsACopyStayWithTheirFigure() {
        let kept =
            "<figure><img src=\"https://x.example/a.jpg?w=1&amp;h=2\" alt=\"\">"
            + "<figcaption>c</figcaption></figure>"
        let gone = "<figure><img src=\"https://x.example/b.jpg\" alt=\"\"></figure>"
        let shown = RemotePictures(
            sanitizer: Sanitizer(),
            keeping: .only(["https://x.example/a.jpg?w=1&h=2"])
        )
        #expect(shown.shown(in: kept + gone + "<p>b</p>").html == kept + "<p>b</p>")
        #expect(
            RemotePictures(sanitizer: Sanitizer(), keeping: .all).shown(in: gone).html == gone
        )
    }

    /// The cleaner would take the class away: what it has cleaned before passes it again only when something went out.
    @Test(arguments: [
        (
            ["a", "b"],
            "<p class=\"x\"><img src=\"https://x.example/a\"></p><img src=\"https://x.example/b\">"
        ),
        (["a"], "<p><img src=\"https://x.example/a\" alt=\"\"></p>"),
    ])
    func aTextThatKeepsAllItsPicturesIsNotCleanedOnceMore(copies: [String], expected: String) {
        let shown = RemotePictures(
            sanitizer: Sanitizer(),
            keeping: .only(Set(copies.map { "https://x.example/\($0)" }))
        )
        let html =
            "<p class=\"x\"><img src=\"https://x.example/a\"></p>"
            + "<img src=\"https://x.example/b\">"
        #expect(shown.shown(in: html).html == expected)
    }

    @Test func everyAddressIsNamedOnce() {
        let image = "<img src=\"https://x.example/a.jpg?w=1&amp;h=2\" alt=\"\">"
        let html = "<p>\(image)\(image)<img src=\"pictures/b.svg\"></p>"
        for keeping in [RemotePictures.Keeping.all, .none] {
            let pictures = RemotePictures(sanitizer: Sanitizer(), keeping: keeping)
            #expect(pictures.shown(in: html).named == ["https://x.example/a.jpg?w=1&h=2"])
        }
    }
}
