import Testing

@testable import pregonero

@Suite struct HeadingLevelsTests {
    @Test(arguments: [
        ("<h4>a</h4><p>x</p><h4>b</h4>", "<h2>a</h2><p>x</p><h2>b</h2>"),
        ("<h2>a</h2><h5>b</h5><h3>c</h3>", "<h2>a</h2><h3>b</h3><h3>c</h3>"),
        ("<h3 lang=\"ar\">a</h3>", "<h2 lang=\"ar\">a</h2>"),
        ("<hr><p>a < b</p>", "<hr><p>a < b</p>"),
        ("<h2>open", "<h2>open"),
    ])
    func followThePagesHeadingWithoutGaps(html: String, expected: String) {
        #expect(HeadingLevels.renumbered(html) == expected)
    }
}
