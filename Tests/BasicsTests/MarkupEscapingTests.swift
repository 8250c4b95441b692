import Basics
import Testing

@Suite struct MarkupEscapingTests {
    private static let text = "Año «1» & <b class=\"a\">it's</b>"

    @Test(
        arguments: [
            (.content, "Año «1» &amp; &lt;b class=\"a\"&gt;it's&lt;/b&gt;"),
            (.attribute, "Año «1» &amp; &lt;b class=&quot;a&quot;&gt;it's&lt;/b&gt;"),
            (.anywhere, "Año «1» &amp; &lt;b class=&quot;a&quot;&gt;it&#39;s&lt;/b&gt;"),
        ] as [(MarkupPlace, String)]
    )
    func eachPlaceHasItsReferences(place: MarkupPlace, escaped: String) {
        #expect(Self.text.escaped(for: place) == escaped)
        #expect(escaped.withoutReferences == Self.text)
    }

    /// Eight bytes are looked at together: a sign is found at each place of them.
    @Test(arguments: 0..<20)
    func aSignIsFoundWhereverItStands(offset: Int) {
        let before = String(repeating: "a", count: offset)
        let after = String(repeating: "é'", count: 5)
        #expect("\(before)<\(after)".escaped(for: .content) == "\(before)&lt;\(after)")
    }

    @Test func aMarkUponASignHidesItNot() {
        #expect("<\u{301}&\u{301}".escaped(for: .content) == "&lt;\u{301}&amp;\u{301}")
    }

    @Test(arguments: [
        ("&amp;lt;", "&lt;"), ("&&amp;&", "&&&"), ("a&nbsp;b", "a\u{A0}b"),
        ("&eacute;", "&eacute;"),
        ("&am&lt;p;", "&am<p;"), ("", ""),
    ])
    func referencesAreReadOnce(markup: String, text: String) {
        #expect(markup.withoutReferences == text)
    }
}
