import Markdown
import Testing

@Suite struct MarkdownRendererTests {
    @Test(arguments: [
        ("# Uno", "<h1>Uno</h1>\n"),
        ("~~no~~ y ~no~", "<p><del>no</del> y <del>no</del></p>\n"),
        (
            "www.example.org y https://example.org/?a=1&b=2.",
            """
            <p><a href="http://www.example.org">www.example.org</a> y \
            <a href="https://example.org/?a=1&amp;b=2">https://example.org/?a=1&amp;b=2</a>.</p>

            """
        ),
        ("a@b.org", "<p><a href=\"mailto:a@b.org\">a@b.org</a></p>\n"),
        (
            "- [x] sí\n- [ ] no",
            """
            <ul>
            <li><input type="checkbox" checked="" disabled="" /> sí</li>
            <li><input type="checkbox" disabled="" /> no</li>
            </ul>

            """
        ),
        (
            "| a | b |\n|---|--:|\n| 1 | 2 |",
            """
            <table>
            <thead>
            <tr>
            <th>a</th>
            <th align="right">b</th>
            </tr>
            </thead>
            <tbody>
            <tr>
            <td>1</td>
            <td align="right">2</td>
            </tr>
            </tbody>
            </table>

            """
        ),
        ("```swift\na < b\n```", "<pre><code class=\"language-swift\">a &lt; b\n</code></pre>\n"),
        ("<aside onclick=\"x()\">a</aside>", "<aside onclick=\"x()\">a</aside>\n"),
        ("\"así\" -- y...", "<p>&quot;así&quot; -- y...</p>\n"),
        ("[a](javascript:x)", "<p><a href=\"javascript:x\">a</a></p>\n"),
        ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
        ("uno\r\ndos", "<p>uno\ndos</p>\n"),
        ("", ""),
    ])
    func rendersEachFeature(markdown: String, html: String) async {
        #expect(await MarkdownRenderer().html(markdown) == html)
    }

    @Test func rendersFootnotes() async {
        let html = await MarkdownRenderer().html("a[^n]\n\n[^n]: b")
        #expect(
            html == """
                <p>a<sup class="footnote-ref"><a href="#fn-n" id="fnref-n" data-footnote-ref>1</a>\
                </sup></p>
                <section class="footnotes" data-footnotes>
                <ol>
                <li id="fn-n">
                <p>b <a href="#fnref-n" class="footnote-backref" data-footnote-backref \
                aria-label="Back to content">↩</a></p>
                </li>
                </ol>
                </section>

                """
        )
    }

    @Test func picturesAndLinksAreFoundWithTheirPlaces() {
        let text = """
            Uno [a](b.md "t") y ![p](<x y.jpg>)

            - <a class="c" href='d&amp;e.md'>f</a> `[no](no.md)` <!-- <a href="no"> -->
              [g][h]

            [h]: i%20j.md#k

                [no](no.md)
            """
        let found = MarkdownRenderer().outline(of: text)
        #expect(
            found.references.map { "\($0.kind) \($0.address) \($0.line):\($0.column)" } == [
                "link b.md 1:5", "picture x y.jpg 1:21", "link d&e.md 3:3",
                "link i%20j.md#k 4:3",
            ]
        )
        #expect(
            found.tags.map { "\($0.name) \($0.attributes.map(\.name))" } == [
                "a [\"class\", \"href\"]"
            ]
        )
    }

    @Test func addressesWithASpaceAreFoundWhereFilesAreMeant() {
        let text = """
            Uno ![p](x y.jpg) *y* [a](b/acta (2).pdf "Acta")

            - [c](d e.md) `[no](n o.md)` [sic](art. 5) [sic](véase Sr. Pérez) [no](<n o.md>)
            - [f](g h.md

                    [no](n o.md)
            """
        let found = MarkdownRenderer().outline(of: text).spaced
        #expect(
            found.map { "\($0.kind) \($0.address) \($0.line):\($0.column)" } == [
                "picture x y.jpg 1:6", "link b/acta (2).pdf 1:23", "link d e.md 3:3",
            ]
        )
    }

    @Test func fourTasksRenderTwentyThousandArticlesAsOneDoes() async {
        let articles = SampleArticles.make(count: 20_000, seed: 1)
        let expected = await Self.render(articles[...])
        let quarter = articles.count / 4
        let actual = await withTaskGroup(of: (Int, [String]).self) { group in
            for part in 0..<4 {
                let slice = articles[(part * quarter)..<((part + 1) * quarter)]
                group.addTask { (part, await Self.render(slice)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let joined = (0..<4).flatMap { actual[$0] ?? [] }
        #expect(joined.count == expected.count)
        #expect(zip(joined, expected).count { $0 != $1 } == 0)
        #expect(Set(expected).count > 19_000)
    }

    private static func render(_ articles: ArraySlice<String>) async -> [String] {
        let renderer = MarkdownRenderer()
        var pages: [String] = []
        for article in articles { pages.append(await renderer.html(article)) }
        return pages
    }
}
