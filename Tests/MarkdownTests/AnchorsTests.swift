import Markdown
import TestSupport
import Testing

@Suite struct AnchorsTests {
    @Test func headingsGetTheirSlugs() {
        let anchored = Anchors.adding(
            to: "<h2>El <em>Año</em> &amp; más</h2><p>a</p><h3>東京 2026</h3>"
        )
        #expect(
            anchored.html == """
                <h2 id="el-ano-mas">El <em>Año</em> &amp; más</h2><p>a</p>\
                <h3 id="東京-2026">東京 2026</h3>
                """
        )
        #expect(
            anchored.headings == [
                Heading(level: 2, id: "el-ano-mas", text: "El Año & más"),
                Heading(level: 3, id: "東京-2026", text: "東京 2026"),
            ]
        )
    }

    @Test func firstLevelBecomesSecondAndTheOthersStay() {
        let anchored = Anchors.adding(to: "<h1>a</h1><h2>b</h2><h6>c</h6>")
        #expect(
            anchored.html == "<h2 id=\"a\">a</h2><h2 id=\"b\">b</h2><h6 id=\"c\">c</h6>"
        )
        #expect(anchored.headings.map(\.level) == [2, 2, 6])
    }

    @Test func equalHeadingsAreNumbered() {
        let anchored = Anchors.adding(to: "<h2>a</h2><h2>A</h2><h2>a 2</h2><h2>á</h2><h2>!</h2>")
        #expect(anchored.headings.map(\.id) == ["a", "a-2", "a-2-2", "a-3", "section"])
    }

    @Test func presentAndReservedIdsAreNotGivenAgain() {
        let anchored = Anchors.adding(
            to: "<h2>main</h2><h2 id=\"kept\">x</h2><h2>kept</h2>",
            reserved: ["main"]
        )
        #expect(anchored.headings.map(\.id) == ["main-2", "kept", "kept-2"])
        #expect(
            anchored.html == """
                <h2 id="main-2">main</h2><h2 id="kept">x</h2><h2 id="kept-2">kept</h2>
                """
        )
    }

    @Test func aPictureInAHeadingCountsWithItsDescription() {
        let anchored = Anchors.adding(
            to: "<h2><img src=\"a.png\" alt=\"El &quot;mapa&quot;\"> hoy</h2>"
        )
        #expect(
            anchored.headings == [Heading(level: 2, id: "el-mapa-hoy", text: "El \"mapa\" hoy")]
        )
    }

    @Test(arguments: [
        "", "<", "<h2", "<h2>a", "</h2>", "<h2>a</h3>", "<h2>a<h3>b", "<h2 a=\"b", "a < b > c",
        "<!-- <h2>a</h2> -->", "<!-- <h2>a</h2>", "<a title=\"<h2>a</h2>\">b</a>", "<h7>a</h7>",
        "<ol><li><a href=\"#fnref-a\">↩</a></ol>", "<ol></ol>", "</ol>", "<ol>", "<li></li></ol>",
        "<sup><a href=\"#fn-a\">1</a></sup>", "<ol><li>uno</li></ol>", "<hr>", "<header>a</header>",
    ])
    func otherInputStaysAsItIs(html: String) {
        let anchored = Anchors.adding(to: html)
        #expect(anchored.html == html)
        #expect(anchored.headings.isEmpty)
    }

    @Test func onlyAttributesAreAddedToAnyTagSoup() {
        let pieces = [
            "<h1>", "</h1>", "<h2>", "</h2>", "<ol>", "</ol>", "<li>", "</li>", "<sup>", "</sup>",
            "</a>",
            "<a href=\"#fn-a\">", "<a href='#fnref-a'>", "<a href=#fn-b>", "↩", "1", "2", "é", "<",
            "&amp;",
            "<!--", "-->", "<section>", "</section>", "\"", ">", "<p", " ",
            "<a href=\"#fnref-b\">↩</a>",
            "<ol><li><a href=\"#fnref-a\">↩</a></li></ol>", "<sup><a href=\"#fn-a\">1</a></sup>",
        ]
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...25, using: &generator)
            let html = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
            let anchored = Anchors.adding(to: html)
            let stripped = anchored.html.replacing(#/ (id|role|class)="[^"]*"/#, with: "")
            #expect(Self.leveled(stripped) == Self.leveled(html))
            let ids = Cleaning.ids(in: anchored.html)
            #expect(Set(ids).count == ids.count)
            #expect(Anchors.adding(to: anchored.html).html == anchored.html)
        }
    }

    private static func leveled(_ html: String) -> String {
        html.replacing("<h1", with: "<h2").replacing("</h1", with: "</h2")
    }

    @Test func manyEqualHeadingsTakeLinearTime() {
        let html = String(repeating: "<h2>a</h2>", count: 20_000)
        #expect(Anchors.adding(to: html).headings.last?.id == "a-20000")
    }
}
