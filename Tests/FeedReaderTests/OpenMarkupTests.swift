import Testing

@testable import FeedReader

/// Texts full of markup that is never closed: whoever looks for its end every time is at work for hours.
///
/// What is found is read, so that all work beside the searches in vain is bounded by the length of the text.
@Suite struct OpenMarkupTests {
    private static let count = 1_000

    private static func repeated(_ text: String) -> String {
        String(repeating: text, count: count)
    }

    /// Each with the number of kinds whose end it lacks: for each of them the text is searched in vain once.
    @Test(arguments: [
        ("<!--", 1), ("<![CDATA[", 1), ("<?", 1), ("<!DOCTYPE a [", 1), ("<!DOCTYPE a [>", 1),
        ("<!DOCTYPE a [<!-- >", 2), ("<!DOCTYPE a ['>", 1), ("<a b='>", 0), ("<b x=\">", 0),
        ("<a b=\"c' d='>", 1), ("<a ", 0), ("</a", 0), ("&#", 0), ("&a", 0), ("<", 0),
    ])
    func openMarkupTakesLinearTime(noise: String, failures: Int) {
        var tokenizer = XMLTokenizer(
            Array("<t>\(Self.repeated(noise))".utf8),
            attributeLimit: 256
        )
        var place = 0
        var standstills = 0
        while tokenizer.next() != .end {
            if tokenizer.position <= place { standstills += 1 }
            place = tokenizer.position
        }
        #expect(tokenizer.search.failures == failures)
        #expect(standstills == 0)
    }

    /// A title goes on as text where no end is.
    @Test(arguments: [
        ("<!--", 1, 0), ("<!-- >", 1, 0), ("<![CDATA[", 1, 0), ("<![CDATA[<!--", 1, 0),
        ("<b ", 0, 1),
        ("</b ", 0, 1), ("<b x=\"", 0, 1), ("<!--<b ", 1, 1), ("<script>", 0, 0), ("<x ", 0, 0),
    ])
    func openMarkupInTitlesTakesLinearTime(noise: String, failures: Int, openTags: Int) {
        var stripper = TagStripper(Array(Self.repeated(noise).utf8))
        _ = stripper.strip()
        #expect(stripper.search.failures == failures)
        #expect(stripper.openTags == openTags)
    }
}
