import Markdown
import Testing

@Suite struct FootnotesTests {
    @Test func cleanedFootnotesGetTheirTargetsBack() {
        let html = """
            <p>a<sup><a href="#fn-n">1</a></sup> b<sup><a href="#fn-n">1</a></sup></p>
            <ol>
            <li>
            <p>c <a href="#fnref-n">↩</a> <a href="#fnref-n-2">↩<sup>2</sup></a></p>
            </li>
            </ol>

            """
        #expect(
            Anchors.adding(to: html).html == """
                <p>a<sup><a id="fnref-n" role="doc-noteref" href="#fn-n">1</a></sup> \
                b<sup><a id="fnref-n-2" role="doc-noteref" href="#fn-n">1</a></sup></p>
                <ol class="footnotes">
                <li id="fn-n">
                <p>c <a role="doc-backlink" href="#fnref-n">↩</a> \
                <a role="doc-backlink" href="#fnref-n-2">↩<sup>2</sup></a></p>
                </li>
                </ol>

                """
        )
    }

    @Test(arguments: [
        "a[^n]\n\n[^n]: b",
        "a[^n] b[^n] c[^ñ]\n\n[^n]: b\n\n    segundo\n\n    1. uno\n    2. dos\n[^ñ]: - lista",
        "a[^n]\n\n[^n]: b[^m]\n[^m]: c",
        "a[^a&b] b[^<x>] c[^'] d[^\"] e[^100%]\n\n[^a&b]: 1\n[^<x>]: 2\n[^']: 3\n[^\"]: 4\n[^100%]: 5",
        "| a |\n|---|\n| b[^n] |\n\n1. uno\n\n[^n]: c",
        "# a[^n]\n\n[^n]: # b",
        "a[^%41] b[^A]\n\n[^%41]: uno\n[^A]: dos",
    ])
    func renderedFootnotesSurviveCleaning(markdown: String) async {
        let rendered = await MarkdownRenderer().html(markdown)
        let written = Cleaning.ids(in: rendered)
        #expect(!written.isEmpty)
        let anchored = Anchors.adding(to: Cleaning.clean(rendered)).html
        let ids = Cleaning.ids(in: anchored).filter { $0.hasPrefix("fn") }
        #expect(ids.map(Self.decoded) == written.map(Self.decoded))
    }

    @Test func sampleArticlesKeepEveryFootnote() async {
        let renderer = MarkdownRenderer()
        var count = 0
        for article in SampleArticles.make(count: 1_000, seed: 2) {
            let rendered = await renderer.html(article)
            let anchored = Anchors.adding(to: Cleaning.clean(rendered)).html
            let ids = Cleaning.ids(in: anchored)
            #expect(ids.filter { $0.hasPrefix("fn") } == Cleaning.ids(in: rendered))
            #expect(Set(ids).count == ids.count)
            count += ids.count { $0.hasPrefix("fnref") }
        }
        #expect(count > 500)
    }

    @Test func referencesInNotesAreNumberedAsTheyStand() async {
        let rendered = await MarkdownRenderer().html(
            "a[^x] b[^y]\n\n[^y]: c[^z]\n[^x]: d[^z]\n[^z]: e"
        )
        let anchored = Anchors.adding(to: Cleaning.clean(rendered)).html
        let ids = ["fnref-x", "fnref-y", "fn-x", "fnref-z", "fn-y", "fnref-z-2", "fn-z"]
        #expect(Cleaning.ids(in: anchored) == ids)
    }

    @Test func aFootnoteKeepsItsIdBeforeAHeading() async {
        let rendered = await MarkdownRenderer().html("# fn a\n\nb[^a]\n\n[^a]: c")
        let anchored = Anchors.adding(to: Cleaning.clean(rendered))
        #expect(anchored.headings.map(\.id) == ["fn-a-2"])
        #expect(Cleaning.ids(in: anchored.html) == ["fn-a-2", "fnref-a", "fn-a"])
    }

    @Test func aHeadingsTextHasNoFootnoteNumber() async {
        let rendered = await MarkdownRenderer().html("# Uno[^a]\n\n[^a]: b")
        let anchored = Anchors.adding(to: Cleaning.clean(rendered))
        #expect(anchored.headings == [Heading(level: 2, id: "uno", text: "Uno")])
    }

    @Test(arguments: [
        "<sup><a href=\"#fn-n\">2</a></sup>",
        "<sup>(<a href=\"#fn-n\">1</a>)</sup>",
        "<a href=\"#fn-n\">1</a>",
        "<sup><a href=\"#fn-m\">1</a></sup>",
    ])
    func otherLinksAreNoReferences(link: String) {
        let html = link + "<ol><li><a href=\"#fnref-n\">↩</a></li></ol>"
        #expect(Cleaning.ids(in: Anchors.adding(to: html).html) == ["fn-n"])
    }

    @Test(arguments: [
        "<ol><li><a href=\"#fnref-n\">↩</a></li><li>dos</li></ol>",
        "<ol><li><a href=\"#fnref-n\">atrás</a></li></ol>",
        "<ol><li><a href=\"#fnref-n\">↩</a></li></ol><p>más</p>",
        "<ol><li><a href=\"#fnref-n\">↩</a></li></ol> más",
        "<ol><li><a href=\"#fnref-\">↩</a></li></ol>",
        "<ol><li><a href=\"#fnref-a b\">↩</a></li></ol>",
        "<ul><li><a href=\"#fnref-n\">↩</a></li></ul>",
    ])
    func otherListsAreNoFootnotes(html: String) {
        #expect(Anchors.adding(to: html).html == html)
    }

    private static func decoded(_ id: String) -> String {
        id.replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    }
}
