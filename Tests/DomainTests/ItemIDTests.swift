import Domain
import Testing

@Suite struct ItemIDTests {
    /// Reckoned with Python: base64.b32encode(sha256(b"un-news\0tag:1").digest()).lower()[:10].
    @Test func isTheStartOfBase32OfTheHash() {
        #expect(ItemID(source: "un-news", identity: "tag:1").text == "2czhnsptaj")
        #expect(ItemID(source: "un-news", identity: "tag:1", length: 12).text == "2czhnsptajul")
    }

    @Test func separatesSourceFromIdentity() {
        #expect(ItemID(source: "ab", identity: "c") != ItemID(source: "a", identity: "bc"))
    }
}
