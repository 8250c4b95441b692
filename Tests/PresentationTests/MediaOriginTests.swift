import Presentation
import Testing

@Suite struct MediaOriginTests {
    @Test(arguments: [
        ("https://Audio.example/a/b.m4a?x=1", "https://audio.example"),
        ("http://v.example:8080/x", "http://v.example:8080"),
        ("https://a.example", "https://a.example"),
        ("https://a.example;script-src/", nil), ("https://a b/", nil), ("javascript:alert(1)", nil),
        ("https:///x", nil), ("https://user@host/", nil), ("https://*/x", nil), (nil, nil),
        ("https://a.example/\u{301};x/", "https://a.example"), ("https://a\u{301}.example/", nil),
        ("https://a,b/", nil), ("https://a'b/", nil), ("https://a.example\r\n;x/", nil),
    ])
    func isTheOriginOrNothing(address: String?, origin: String?) {
        #expect(MediaOrigin.of(address) == origin)
    }
}
