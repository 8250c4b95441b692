import Testing

@testable import Markdown

@Suite struct AttributionsTests {
    @Test(arguments: ["—", "–", "―"])
    func theLastLineNamesTheSpeaker(dash: String) {
        #expect(
            marked("<blockquote><p>a</p><p>\(dash) b</p></blockquote>")
                == "<blockquote><p>a</p><p class=\"by\">\(dash) b</p></blockquote>"
        )
    }

    @Test(arguments: [
        "<blockquote><p>— a</p></blockquote>", "<blockquote><p>— a</p><p>b</p></blockquote>",
        "<p>a</p><p>— b</p>", "</blockquote>", "<blockquote><p>a</p><p>— b",
        "<blockquote><p>a</p><ul><li>— b</li></ul></blockquote>",
    ])
    func othersAreLeft(html: String) {
        #expect(marked(html) == html)
    }

    private func marked(_ html: String) -> String {
        var page = TaggedHTML(html)
        Attributions(in: page).mark(in: &page)
        return page.rendered()
    }
}
