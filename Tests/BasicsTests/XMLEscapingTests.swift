import Basics
import Testing

@Suite struct XMLEscapingTests {
    @Test(arguments: [
        ("a\u{0}b\u{B}\u{1F}c\u{FFFE}\u{FFFF}", "abc"),
        ("line\r\n\ttab", "line\r\n\ttab"),
        (
            "<a href=\"x\">it's & \u{FFFD}\u{F000}</a>",
            "&lt;a href=&quot;x&quot;&gt;it's &amp; \u{FFFD}\u{F000}&lt;/a&gt;"
        ),
    ])
    func whatXMLForbidsIsDropped(text: String, xml: String) {
        var bytes: [UInt8] = []
        bytes.appendXML(text)
        #expect(bytes == Array(xml.utf8))
    }
}
