import Testing

@testable import Markdown

@Suite struct HTMLEntitiesTests {
    @Test(arguments: [
        ("a &amp; b &lt;&gt;&quot;&apos;", "a & b <>\"'"),
        ("&#39;&#x27;&#X1F600;", "''😀"),
        ("&nbsp;", "\u{A0}"),
        ("& &; &x; &#; &#xD800; &#x110000; &amp", "& &; &x; &#; &#xD800; &#x110000; &amp"),
    ])
    func referencesAreRead(source: String, text: String) {
        #expect(HTMLEntities.decode(Array(source.utf8)[...]) == text)
    }
}
