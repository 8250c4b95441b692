import Basics
import Testing

@Suite struct ByteSearchTests {
    @Test func findsWhatIsThere() {
        #expect(ByteSearch.contains("<img", in: "<p>ñ</p><img src=\"a\">"))
        #expect(!ByteSearch.contains("<img", in: "<p>ñ</p><im"))
        #expect(!ByteSearch.contains("<img", in: ""))
    }

    @Test func replacesEveryOne() {
        let text = ByteSearch.replacing("href=\"/", with: "href=\"x/", in: "href=\"/a ñ href=\"/b")
        #expect(text == "href=\"x/a ñ href=\"x/b")
        #expect(ByteSearch.replacing("aa", with: "b", in: "aaaaa") == "bba")
        #expect(ByteSearch.replacing("zz", with: "b", in: "aaaaa") == "aaaaa")
    }
}
