import HTMLCleaning
import Markdown
import Testing

@testable import Importing

/// HTML that becomes Markdown says the same.
@Suite struct ArticleMarkupTests {
    private func markdown(_ html: String, breaksLines: Bool = false) -> String {
        ArticleMarkup(html: html, breaksLines: breaksLines).markdown(SameBook()).text
    }

    @Test(
        "Each kind of block has its signs",
        arguments: [
            ("<p>Uno</p><p>Dos</p>", "Uno\n\nDos\n"),
            ("<h1>Uno</h1>Dos", "## Uno\n\nDos\n"),
            ("<h3>C#</h3>", "### C# ##\n"),
            ("<ul><li>a<li>b<ul><li>c</ul></ul>", "- a\n- b\n  - c\n"),
            ("<ol start=3><li><p>a</p><p>b</p></li></ol>", "3. a\n\n   b\n"),
            ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b\n"),
            ("<pre class='brush: swift'>let a = `b`\n</pre>", "```swift\nlet a = `b`\n```\n"),
            (
                "<pre>Verso uno<br>Verso <b>dos</b>\n\ttres</pre>",
                "```\nVerso uno\nVerso dos\n\ttres\n```\n"
            ),
            ("<hr>", "---\n"),
            ("a<br>b<br><br>", "a\\\nb\n"),
            (
                "<table><thead><tr><th>a<th>b|c</thead><tr><td>1<td>2</table>",
                "| a | b\\|c |\n| --- | --- |\n| 1 | 2 |\n"
            ),
            (
                "<figure><img src=/a.jpg alt=Río><figcaption>El <b>río</b></figcaption></figure>",
                "![Río](/a.jpg \"El río\")\n"
            ),
            (
                "<iframe src='//www.youtube.com/embed/dQw4w9WgXcQ?rel=0'></iframe>",
                "{{< video \"https://www.youtube.com/watch?v=dQw4w9WgXcQ\" >}}\n"
            ),
            (
                "<p>https://youtu.be/dQw4w9WgXcQ</p>",
                "{{< video \"https://www.youtube.com/watch?v=dQw4w9WgXcQ\" >}}\n"
            ),
            ("<script>a</script><style>b</style>c", "c\n"),
        ]
    )
    func blocks(html: String, expected: String) {
        #expect(markdown(html) == expected)
    }

    @Test(
        "Emphasis is a sign where Markdown reads it as one, else an element",
        arguments: [
            ("<b>a</b> b", "**a** b\n"),
            ("a<b>b</b>c", "a**b**c\n"),
            ("a<b>“b”</b>c", "a<strong>“b”</strong>c\n"),
            ("<b>a </b>b", "**a** b\n"),
            ("<i>a</i><b>b</b>", "<em>a</em>**b**\n"),
            ("<i></i>x<b> </b>y", "x y\n"),
            ("<a href='/a b'>c]</a>", "[c\\]](/a%20b)\n"),
            ("H<sub>2</sub>O", "H<sub>2</sub>O\n"),
            ("<code>a`b</code>", "``a`b``\n"),
        ]
    )
    func emphasis(html: String, expected: String) {
        #expect(markdown(html) == expected)
    }

    @Test(
        "Words are never taken for signs",
        arguments: [
            "# uno", "1. uno", "- uno", "+ uno", "> uno", "* uno *", "_a_ a_b", "~~a~~", "`a`",
            "===", "---",
            "[a](b)", "![a](b)", "&lt;b&gt; & &amp;amp;", "a | b", "\\ \\* \\\\",
            "{{&lt; video x &gt;}}", "[^1]",
            "See https://a.example/b_c_d", "www.a.example", "| a | b |", "12) x", "a\u{A0}b",
            "1986\\. Gran año",
            "2 * 3 * 4 < 5", "***", "a*b*c", ":---", "\u{200B}# x", "x^2^", "(c) &copy;",
        ]
    )
    func words(_ text: String) async {
        let html = "<p>\(text)</p>"
        let again = await MarkdownRenderer().html(markdown(html))
        #expect(
            PlainText.text(of: again) == PlainText.text(of: html),
            "\(markdown(html)) → \(again)"
        )
        #expect(
            !again.contains("<a") && !again.contains("<em") && !again.contains("<li"),
            "\(again)"
        )
    }

    @Test("Whatever tags come, the words stay, and no more is said than was")
    func soup() async {
        let pieces = [
            "<b>", "</b>", "<p>", "</p>", "<i>", "</i>", "<ul>", "<li>", "</ul>", "<a href='/x'>",
            "</a>", "uno",
            " ", "dos*", "_tres_", "<table>", "<td>", "</table>", "<div>", "</div>", "<br>",
            "<code>", "</code>",
            "<blockquote>", "</blockquote>", "\n\n", "&amp;", "<h2>", "</h2>", "#", "1.", "<sup>",
            "</sup>", "“", "!",
        ]
        var state: UInt64 = 7
        for _ in 0..<300 {
            var html = ""
            for _ in 0..<14 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                html += pieces[Int(state >> 33) % pieces.count]
            }
            let again = await MarkdownRenderer().html(markdown(html))
            let letters = { (text: String) in PlainText.text(of: text).filter { !$0.isWhitespace } }
            #expect(
                letters(again) == letters(html),
                "\(html.debugDescription) → \(markdown(html).debugDescription)"
            )
        }
    }

    @Test("Blank lines part the paragraphs of the classic editor, line ends break its lines")
    func paragraphs() {
        let html =
            "Uno\ndos <b>tres</b>\n\nCuatro\n<ul>\n<li>cinco</li>\n</ul>\n\n\nSeis\n<pre>a\n\nb</pre>"
        #expect(
            markdown(html, breaksLines: true)
                == "Uno\\\ndos **tres**\n\nCuatro\n\n- cinco\n\nSeis\n\n```\na\n\nb\n```\n"
        )
    }

    @Test("What has no place is told")
    func losses() {
        let markup = ArticleMarkup(
            html:
                "<form>a</form><iframe src='https://mapas.example/1' title=Mapa></iframe><svg></svg>"
        )
        let made = markup.markdown(SameBook())
        #expect(made.text == "[Mapa](https://mapas.example/1)\n")
        #expect(made.losses.count == 3)
    }

    @Test("Depth and number of elements end nothing")
    func depth() {
        let deep = String(repeating: "<div><b><ul><li>", count: 20_000) + "x"
        #expect(markdown(deep).contains("x"))
    }
}

/// Leaves all addresses as they are.
struct SameBook: AddressBook {
    func place(ofFile address: String) -> PlacedFile { .elsewhere(address) }
    func place(ofLink address: String) -> String? {
        address.hasPrefix("javascript:") ? nil : address
    }
}
