import Basics
import Testing

@Suite struct AttributeBeginningsTests {
    private func rebased(_ html: String) -> String {
        AttributeBeginnings.replacing(
            [("href=\"/", "href=\"/news/"), ("src=\"/", "src=\"/news/")],
            in: html
        )
    }

    @Test func valuesThatBeginSoAreChanged() {
        #expect(
            rebased("<p>ñ <a class=\"a>b\" href=\"/x\">/</a><img src=\"/y.png\" alt=\"\"></p>")
                == "<p>ñ <a class=\"a>b\" href=\"/news/x\">/</a><img src=\"/news/y.png\" alt=\"\"></p>"
        )
        #expect(rebased("<a href=\"/\">") == "<a href=\"/news/\">")
    }

    @Test(arguments: [
        "", "plain", "<a href=\"https://a.example/\">", "<a data-href=\"/x\">",
        "<code>&lt;a href=\"/x\"&gt;</code>", "say href=\"/x\"", "<a title=' href=\"/x'>",
        "<a href=\"//a.example/x\">", "<a href=\"x\">", "<a href=", "<a href=\"",
    ])
    func allElseStays(html: String) {
        #expect(rebased(html) == html)
    }
}
