import Basics
import Testing

@Suite struct ZeroPaddingTests {
    @Test(arguments: [(7, 2, "07"), (0, 4, "0000"), (12, 2, "12"), (123, 2, "123")])
    func zerosFillUpToTheWidth(number: Int, width: Int, text: String) {
        #expect(number.zeroPadded(width) == text)
    }

    @Test func otherBasesHaveTheirDigits() {
        #expect(UInt64(255).zeroPadded(4, radix: 16) == "00ff")
        #expect(UInt128.max.zeroPadded(32, radix: 16) == String(repeating: "f", count: 32))
    }
}
