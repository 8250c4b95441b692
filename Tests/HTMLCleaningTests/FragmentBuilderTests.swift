import Foundation
import HTMLCleaning
import Testing
import WebURL

/// What becomes of misplaced tags; seen through the sanitiser.
@Suite struct FragmentBuilderTests {
    @Test(arguments: [
        ("<p>a<p>b", "<p>a</p><p>b</p>"),
        ("<p>a<ul><li>b</ul>c</p>", "<p>a</p><ul><li>b</li></ul><p>c</p>"),
        ("<div>a</div><div>b</div>", "<p>a</p><p>b</p>"),
        ("a<div>b</div>c", "a<p>b</p><p>c</p>"),
        ("<div><div><p>a</p></div></div>", "<p>a</p>"),
        ("<h2>a<h3>b</h2>c", "<h2>a</h2><h3>b</h3><p>c</p>"),
        ("<h2>a<div>b</div>c</h2>", "<h2>a b c</h2>"),
        ("<blockquote>a</blockquote>b", "<blockquote>a</blockquote><p>b</p>"),
        (
            "<details><summary><p>a</p>b</summary>c</details>",
            "<details><summary>a b</summary><p>c</p></details>"
        ),
        ("<summary>a</summary><figcaption>b</figcaption>", "<p>a</p><p>b</p>"),
        (
            "<figure><a><img src=//x.example/y></a><figcaption>c",
            "<figure><img src=\"https://x.example/y\" alt=\"\"><figcaption>c</figcaption></figure>"
        ),
        ("<p>a<hr>b", "<p>a</p><hr><p>b</p>"),
    ])
    func blocksStandWhereTheyMay(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test(arguments: [
        ("<ul>a<li>b<li>c</ul>", "<ul><li>a</li><li>b</li><li>c</li></ul>"),
        ("<ul><li>a<ul><li>b</ul>c</ul>", "<ul><li>a<ul><li>b</li></ul>c</li></ul>"),
        ("<ul><ul><li>a</ul></ul>", "<ul><li><ul><li>a</li></ul></li></ul>"),
        ("<ol><li><div>a</div><div>b</div></ol>", "<ol><li>a<p>b</p></li></ol>"),
        ("<li>a<li>b", "<p>a</p><p>b</p>"),
        ("<dl><dt>a<dd>b<dt>c<dd>d</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>"),
        ("<dl>a<dt><p>b</p></dl><dd>c", "<dl><dd>a</dd><dt>b</dt></dl><p>c</p>"),
    ])
    func itemsStandInLists(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test(arguments: [
        (
            "<table><td>a<td>b<tr><td>c",
            "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>"
        ),
        (
            "<table>a<tr><td>b</table>",
            "<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>"
        ),
        (
            "<table><tr><td></td><td>a</table>",
            "<table><tbody><tr><td></td><td>a</td></tr></tbody></table>"
        ),
        ("<table><tr><td> </td></tr></table>", ""),
        ("<td>a</td><td>b</td>", "<p>a</p><p>b</p>"),
        (
            "<table><caption><p>a</p></caption><col span=2><thead><th scope=col colspan=2>b",
            "<table><caption>a</caption><colgroup><col span=\"2\"></colgroup><thead><tr>"
                + "<th scope=\"col\" colspan=\"2\">b</th></tr></thead></table>"
        ),
        (
            "<table><tr><td><table><tr><td>a</table>b</td></table>c",
            "<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table>b</td></tr></tbody></table><p>c</p>"
        ),
        (
            "<table><tr><td><ul><li>a<td>b</table>",
            "<table><tbody><tr><td><ul><li>a</li></ul></td><td>b</td></tr></tbody></table>"
        ),
    ])
    func cellsStandInTables(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test(arguments: [
        ("<b>a<i>b</b>c</i>d", "<b>a<i>b</i></b><i>c</i>d"),
        ("<b><p>a</p>b</b>c", "<p><b>a</b></p><p><b>b</b>c</p>"),
        ("<p><b>a<p>b</b>c", "<p><b>a</b></p><p><b>b</b>c</p>"),
        ("<p><b>a</p><p>b", "<p><b>a</b></p><p>b</p>"),
        ("<a href=//x>a<a href=//y>b</a>", link("x", "a") + link("y", "b")),
        ("<a href=//x><h3>a</h3></a>", "<h3>" + link("x", "a") + "</h3>"),
        ("a<b> b </b>c", "a <b>b </b>c"),
        ("<b><b><b><b>a</b></b></b></b>b", "<b><b><b>a</b></b></b>b"),
        ("</b></p></div>a</i>", "a"),
    ])
    func inlineElementsAreNestedProperly(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test(arguments: [
        "<p></p>", "<p>&nbsp;<br> </p>", "<ul><li></li></ul>", "<b><i></i></b>",
        "<figure></figure>",
        "<a href=//x></a>", "<table></table>", "<br><br>",
        "<details><summary> </summary></details>",
        "<pre>\n\n</pre>", "<dl><dt></dl>", " \n\t", "<table><col></table>",
    ])
    func nothingEmptyRemains(html: String) {
        #expect(clean(html) == "")
    }

    @Test(arguments: [
        ("<p> a <br></p>\n<p>b</p>", "<p>a</p><p>b</p>"),
        ("a<br>b<br>", "a<br>b"),
        ("a<p></p>b", "a<p>b</p>"),
        ("<pre>\n\n  a\n   b\n</pre>", "<pre>  a\n   b</pre>"),
        ("<pre><code>  a</code><div>b</div></pre>", "<pre><code>  a</code>\nb</pre>"),
    ])
    func blanksAtEdgesAreLeftOut(html: String, expected: String) {
        #expect(clean(html) == expected)
    }

    @Test func depthIsLimited() {
        let html = String(repeating: "<blockquote><ul><li><b>", count: 1_000) + "x"
        let cleaned = clean(html)
        #expect(cleaned.components(separatedBy: "<").count < 2 * 256)
        #expect(cleaned.contains("x"))
    }

    private static func link(_ host: String, _ text: String) -> String {
        "<a href=\"https://\(host)/\" rel=\"noopener nofollow ugc\">\(text)</a>"
    }

    private func clean(_ html: String) -> String {
        Sanitizer().clean(html, base: WebURL("https://example.org/"))
    }
}
