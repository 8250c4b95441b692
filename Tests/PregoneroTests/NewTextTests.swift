import Testing
import Yams

@testable import pregonero

@Suite struct NewTextTests {
    /// YAML goes by code points: a quote ends a text whatever stands upon it.
    @Test(arguments: [
        ("El \"puente\": 50% #1, it's \\n", "El \"puente\": 50% #1, it's \\n"),
        ("\"\u{301} x: y", "\"\u{301} x: y"), ("\\\u{301}\"", "\\\u{301}\""),
        ("\u{600}\"x", "\u{600}\"x"), ("uno\r\n\r\ndos\u{2028}tres", "uno dos tres"),
        ("a\u{0}b\u{FFFF}c\u{85}d", "abc d"),
    ])
    func aTextInYAMLIsReadAsItIs(text: String, read: String) throws {
        let whole = try Yams.load(yaml: "a: \(NewText.quoted(text))\nb: 1\n") as? [String: Any]
        #expect(whole?.keys.sorted() == ["a", "b"])
        #expect((whole?["a"] as? String).map { Array($0.utf8) } == Array(read.utf8))
    }
}
