import Basics
import Testing

@Suite struct QuotingTests {
    /// What other programs take for a quote, a backslash or an end of a line, whatever `String` makes of it.
    @Test(arguments: [
        ("a \"b\" c", "\"a \\\"b\\\" c\""), ("a\\b", "\"a\\\\b\""),
        ("\"\u{301}x", "\"\\\"\u{301}x\""), ("\\\u{301}x", "\"\\\\\u{301}x\""),
        ("\u{600}\"x", "\"\u{600}\\\"x\""), ("a\r\nb", "\"a\r\nb\""),
        ("año $HOME 50% #1 it's.txt", "\"año $HOME 50% #1 it's.txt\""), ("", "\"\""),
    ])
    func quotesAndBackslashesAreEscaped(text: String, quoted: String) {
        #expect(Array(text.doubleQuoted.utf8) == Array(quoted.utf8))
    }

    @Test(arguments: [
        ("it's", "'it'\\''s'"), ("'\u{301};id", "''\\''\u{301};id'"),
        ("\u{600}';id", "'\u{600}'\\'';id'"), ("$(id) \"año\" \\", "'$(id) \"año\" \\'"),
    ])
    func aShellTakesItAsOneWord(text: String, quoted: String) {
        #expect(Array(text.shellQuoted.utf8) == Array(quoted.utf8))
    }

    @Test func signsOfExpressionsAreEscapedWhateverStandsUponThem() {
        #expect("a.b*\u{301}ñ".backslashed(".*") == "a\\.b\\*\u{301}ñ")
        #expect("ñandú 1".backslashed(".*") == "ñandú 1")
    }

    @Test func aSignIsSpelledWhateverStandsUponIt() {
        #expect("5%\u{301} %".spelled { $0 == UInt8(ascii: "%") ? "%%" : nil } == "5%%\u{301} %%")
        #expect("$\u{301}a".spelled { $0 == UInt8(ascii: "$") ? "" : nil }.utf8.first != 0x24)
    }
}
