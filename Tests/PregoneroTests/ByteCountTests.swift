import Testing

@testable import pregonero

@Suite struct ByteCountTests {
    @Test(arguments: [
        (0, "0 KB"), (1, "1 KB"), (99_999, "100 KB"), (100_000, "0.1 MB"), (2_450_000, "2.4 MB"),
        (1_234_567_890, "1234.5 MB"),
    ])
    func aNumberOfBytesIsSaidInTens(bytes: Int, text: String) {
        #expect(ByteCount.text(bytes) == text)
    }
}
