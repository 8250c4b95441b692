import Basics
import Testing

@Suite struct ReplacingMarkupTests {
    @Test(arguments: [
        ("<li><b>x", "<i>B</i>x"), ("<b>ñ<b", "<i>b</i>ñ<b"), ("<b><b>", "<i>b</i><i>b</i>"),
        ("<li><u>", "<li><u>"), ("año", "año"), ("", ""), ("<<b>", "<<i>b</i>"),
    ])
    func theFirstThatFitsIsMade(text: String, expected: String) {
        let changed = text.replacingMarkup([("<li><b>", "<i>B</i>"), ("<b>", "<i>b</i>")])
        #expect(changed == expected)
    }

    @Test func whatCombinesWithTheLastSignHidesNothing() {
        let changed = "a<b>\u{301}".replacingMarkup([("<b>", "")])
        #expect(changed.utf8.elementsEqual("a\u{301}".utf8))
    }
}
