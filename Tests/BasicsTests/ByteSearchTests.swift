import Basics
import Testing

@Suite struct ByteSearchTests {
    @Test func findsWhatIsThere() {
        #expect(ByteSearch.contains("<img", in: "<p>ñ</p><img src=\"a\">"))
        #expect(!ByteSearch.contains("<img", in: "<p>ñ</p><im"))
        #expect(!ByteSearch.contains("<img", in: ""))
    }
}
