import Testing

@testable import Markdown

@Suite struct CaptionsTests {
    private func html(_ markdown: String) async -> String {
        await MarkdownRenderer().html(markdown)
    }

    @Test func aPictureAloneWithATitleIsAFigure() async {
        #expect(
            await html("A\n\n![Un <faro> \"azul\"](x.jpg \"Ayer > hoy, \\\"dijo\\\"\")\n\nB")
                == """
                <p>A</p>
                <figure><img src="x.jpg" alt="Un &lt;faro&gt; &quot;azul&quot;" />\
                <figcaption>Ayer &gt; hoy, &quot;dijo&quot;</figcaption></figure>
                <p>B</p>

                """
        )
    }

    /// Without a title, within words, beside another picture, in a link, in code.
    @Test(arguments: [
        "![a](x.jpg)", "Uno ![a](x.jpg \"t\")", "![a](x.jpg \"t\") dos",
        "![a](x.jpg \"t\") ![b](y.jpg \"u\")", "[![a](x.jpg \"t\")](z.md)",
        "`![a](x.jpg \"t\")`", "![a](x.jpg \"\")",
    ])
    func anyOtherPictureStaysInItsParagraph(markdown: String) async {
        let html = await html(markdown)
        #expect(html.hasPrefix("<p>") && !html.contains("<figure>"), "\(html)")
    }
}
