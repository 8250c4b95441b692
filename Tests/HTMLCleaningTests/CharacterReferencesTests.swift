import HTMLCleaning
import Testing

@Suite struct CharacterReferencesTests {
    @Test(arguments: [
        ("a &amp; b &lt;", "a & b <"),
        ("&eacute;&eacute&eacut;", "éé&eacut;"),
        ("&notit; &notin; &copy2026", "¬it; ∉ ©2026"),
        ("&#233;&#xE9;&#XE9&#x80;&#150;", "ééé€–"),
        ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&;&#;&#x;& &", "&;&#;&#x;& &"),
        ("&NotEqualTilde;", "\u{2242}\u{338}"),
        ("AT&T", "AT&T"),
        ("", ""),
    ])
    func referencesAreDecodedOnce(text: String, expected: String) {
        #expect(
            CharacterReferences.decode(text).unicodeScalars.elementsEqual(expected.unicodeScalars)
        )
    }

    @Test(arguments: [
        ("a &amp; b &#8217;&#x2019;", "a & b ’’"),
        ("&eacute;&eacute &copy2026", "é&eacute &copy2026"),
        ("AT&T &ampx; &#65", "AT&T &ampx; &#65"), ("a", "a"),
    ])
    func inPlainTextOnlyCompleteReferencesCount(text: String, expected: String) {
        #expect(CharacterReferences.decodeComplete(text) == expected)
    }

    @Test(arguments: [
        ("amp", "&"), ("CounterClockwiseContourIntegral", "∳"), ("nbsp", "\u{A0}"),
        ("Eacute", "É"), ("zwnj", "\u{200C}"),
    ])
    func namesAreFound(name: String, expected: String) {
        #expect(CharacterReferences.named(name.utf8) == expected)
    }

    @Test(arguments: ["", "Amp", "amp;", "nothing", "éacute"])
    func otherNamesAreNot(name: String) {
        #expect(CharacterReferences.named(name.utf8) == nil)
    }

    @Test(
        arguments: [
            (0x80, "€"), (0x81, "\u{81}"), (0x9F, "Ÿ"), (0xA0, "\u{A0}"), (0, "\u{FFFD}"),
            (0xDFFF, "\u{FFFD}"), (0x10FFFF, "\u{10FFFF}"), (0x110000, "\u{FFFD}"), (0x0D, "\r"),
        ] as [(UInt32, Unicode.Scalar)]
    )
    func numbersFollowTheStandard(code: UInt32, expected: Unicode.Scalar) {
        #expect(CharacterReferences.numeric(code) == expected)
    }
}
