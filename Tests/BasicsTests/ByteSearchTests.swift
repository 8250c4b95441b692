import Basics
import Testing

@Suite struct ByteSearchTests {
    @Test func findsWhatIsThere() {
        #expect(ByteSearch.contains("<img", in: "<p>ñ</p><img src=\"a\">"))
        #expect(ByteSearch.contains("<img", in: "<i<im<img"))
        #expect(!ByteSearch.contains("<img", in: "<p>ñ</p><im"))
        #expect(!ByteSearch.contains("<img", in: ""))
    }

    @Test func tellsWhereItBegins() {
        Array("<a<<h1<h2>".utf8).withUnsafeBytes { text in
            #expect(ByteSearch.first("<h", in: text, from: 0) == 3)
            #expect(ByteSearch.first("<h", in: text, from: 4) == 6)
            #expect(ByteSearch.first("<h", in: text, from: 7) == nil)
            #expect(ByteSearch.first("<h", in: text, from: 100) == nil)
            #expect(ByteSearch.first(UInt8(ascii: ">"), in: text, from: 2) == 9)
            #expect(ByteSearch.first(UInt8(ascii: ">"), in: text, from: 10) == nil)
        }
    }
}
