import Fetching
import Testing

@Suite struct ContentTypeFieldTests {
    @Test(arguments: [
        ("text/html; charset=UTF-8", "text/html", "utf-8"),
        ("Text/XML;Charset = \"ISO-8859-1\"", "text/xml", "iso-8859-1"),
        ("application/json", "application/json", nil),
        ("text/csv; header=present; charset='utf-8'", "text/csv", "utf-8"),
        ("text/csv; charset=", "text/csv", nil), ("", "", nil), (";charset=x", "", "x"),
    ])
    func typeAndEncodingAreRead(value: String, type: String, charset: String?) {
        let field = ContentTypeField(value)
        #expect(field.mediaType == type)
        #expect(field.charset == charset)
    }
}
