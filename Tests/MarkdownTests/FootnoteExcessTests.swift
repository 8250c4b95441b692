import Testing

@testable import Markdown

@Suite struct FootnoteExcessTests {
    private static func marks(_ count: Int) -> String { String(repeating: "[^a]", count: count) }

    @Test func tooManyStandAsTheyAreWritten() async {
        let marks = Self.marks(200_000)
        let html = await MarkdownRenderer().html("\(marks)\n\n[^a]: b \\[^c] \\\\[^d]\n")
        #expect(html == "<p>\(marks)</p>\n<p>[^a]: b [^c] \\[^d]</p>\n")
    }

    @Test func asManyAsMayStandAreFootnotes() async {
        let text = "\(Self.marks(FootnoteExcess.most - 1))\n\n[^a]: b\n"
        #expect(FootnoteExcess.firstLine(in: text) == nil)
        #expect(FootnoteExcess.quoted(text) == text)
        #expect(await MarkdownRenderer().html(text).contains("class=\"footnotes\""))
    }

    @Test func theFirstThatIsTooManyIsNamed() {
        let text = "á\n\(Self.marks(FootnoteExcess.most))\n\n[^a]: b\n"
        #expect(FootnoteExcess.firstLine(in: text) == 4)
    }
}
