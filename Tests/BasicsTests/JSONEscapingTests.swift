import Basics
import Testing

@Suite struct JSONEscapingTests {
    @Test(arguments: [
        ("", #""""#),
        ("<b>", #""<b>""#),
        (#"a "b" \c"#, #""a \"b\" \\c""#),
        ("\u{0}\r\u{1F}ñ", #""\u0000\u000d\u001fñ""#),
    ])
    func onlyWhatMayNotStandThereIsEscaped(text: String, json: String) {
        var bytes: [UInt8] = []
        bytes.appendJSON(text)
        #expect(String(decoding: bytes, as: UTF8.self) == json)
    }
}
