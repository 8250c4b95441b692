import Testing

@testable import Markdown

@Suite struct NumericColumnsTests {
    @Test func columnsOfNumbersSaySoToTheirHeading() {
        let table =
            "<table><tr><th>a</th><th>b</th></tr><tr><td>x</td><td>1.204</td></tr>"
            + "<tr><td>y</td><td>–</td></tr><tr><td>z</td><td><strong>3,5 %</strong></td></tr></table>"
        #expect(
            marked(table)
                == "<table><tr><th>a</th><th class=\"number\">b</th></tr>"
                + "<tr><td>x</td><td class=\"number\">1.204</td></tr>"
                + "<tr><td>y</td><td class=\"number\">–</td></tr>"
                + "<tr><td>z</td><td class=\"number\"><strong>3,5 %</strong></td></tr></table>"
        )
    }

    @Test(arguments: [
        "<table><tr><td>1</td></tr><tr><td>one</td></tr></table>",
        "<table><tr><td></td></tr><tr><td>–</td></tr></table>",
        "<table><tr><td colspan=\"2\">1</td></tr></table>",
        "<table><tr><th>1</th></tr></table>", "<table></table>", "<td>1</td>", "<table><tr><td>1",
        "<p>12</p>",
    ])
    func othersAreLeft(html: String) {
        #expect(marked(html) == html)
    }

    private func marked(_ html: String) -> String {
        var page = TaggedHTML(html)
        NumericColumns(in: page).mark(in: &page)
        return page.rendered()
    }
}
