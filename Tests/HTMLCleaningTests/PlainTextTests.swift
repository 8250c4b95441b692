import HTMLCleaning
import Testing

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("<p>a</p><p>b &amp; c</p>", "a b & c"),
        ("x<script>alert(1)</script>y<br>z", "xy z"),
        ("<style>p{}</style> a <b>b</b>c<!-- d -->", "a bc"),
        ("<table><tr><td>1</td><td>2</td></tr></table>", "1 2"),
        (" \n\ta&nbsp;&nbsp;b\u{0}", "a b"),
        ("Using <script> tags", "Using tags"),
        ("How <title> & <select> work", "How & work"),
        ("1 < 2 &lt;b&gt;", "1 < 2 <b>"),
        ("<li>a<li>b<div></div>", "a b"),
        ("<script>a</script x", ""),
        ("<p>a<sup><a role=\"doc-noteref\" href=\"#n1\">1</a></sup>, b</p>", "a, b"),
        ("<p>a<sup id=fnref1><a href=#fn1>[1]</a></sup> b<a href=#parte>c</a></p>", "a bc"),
        ("<p>a</p><ol class=\"x footnotes\"><li>b <a href=#fnref1>↩</a></ol>", "a"),
        ("<p>a</p><section role=doc-endnotes><p>b</section>", "a"),
        ("a <a href=#fn1>", "a"), ("<p>a<a href=#fn1>1<p>b<a href=#c>c</a>", "a bc"),
        ("a<a href=#fn1>1<a href=#c>c</a>", "ac"), ("<a href=#fnac-review>a</a>", "a"),
        ("<a href=#draftnotes>a</a>", "a"), ("a<a href=#_ftnref2>2</a>", "a"),
        ("a<a href=#FNanchor_1_1>1</a>", "a"), ("a<a href=#easy-footnote-bottom-1-9>1</a>", "a"),
    ])
    func tagsAreDropped(html: String, text: String) {
        #expect(PlainText.text(of: html) == text)
    }

    @Test(arguments: [
        (0, ""), (1, "é"), (2, "é"), (3, "é à"), (4, "é à"), (5, "é à 😀"), (9, "é à 😀"),
    ])
    func textIsCutAtTheLimitAndNeverEndsInASpace(limit: Int, text: String) {
        #expect(PlainText.text(of: "<p>é<p>à<p>😀", limit: limit) == text)
    }

    @Test(arguments: [
        (0, ""), (1, "a"), (2, "ab"), (3, "abc"), (4, "abc"), (5, "abc d"), (6, "abc de"),
        (7, "abc de~"), (8, "abc de~"), (9, "abc de~ é"), (10, "abc de~ éx"), (11, "abc de~ éx"),
    ])
    func wordsAreCutWithinWhereTheRoomEnds(limit: Int, text: String) {
        #expect(PlainText.text(of: "<p>abc<p> de~ <b>é</b>x", limit: limit) == text)
    }

    @Test func whatIsCutIsTheBeginningOfTheWhole() {
        let html = "a bc  def g é hi,<p>jkl\u{A0}m n <b>o p</b> q"
        let whole = PlainText.text(of: html)
        #expect(whole == "a bc def g é hi, jkl m n o p q")
        for limit in 0...whole.unicodeScalars.count {
            var beginning = String(whole.unicodeScalars.prefix(limit))
            if beginning.last == " " { beginning.removeLast() }
            #expect(PlainText.text(of: html, limit: limit) == beginning)
        }
    }
}
