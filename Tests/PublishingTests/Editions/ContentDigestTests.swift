import Basics
import Testing

@testable import Publishing

@Suite struct ContentDigestTests {
    @Test func isTheFirstHalfOfTheHash() {
        let digest = ContentDigest(of: Array("abc".utf8))
        #expect(digest.text == "ba7816bf8f01cfea414140de5dae2223")
        #expect(ContentDigest(digest.text.utf8) == digest)
    }

    @Test(arguments: [
        "", "ba7816bf8f01cfea414140de5dae222", "BA7816BF8F01CFEA414140DE5DAE2223",
        "ba7816bf8f01cfea414140de5dae22233", "ga7816bf8f01cfea414140de5dae2223",
    ])
    func otherDigitsAreNone(_ text: String) {
        #expect(ContentDigest(text.utf8) == nil)
    }

    @Test func onlyItsSixteenDigitsAreDigits() {
        let text = Array("ba7816bf8f01cfea414140de5dae2223".utf8)
        for place in text.indices {
            for byte in UInt8.min...UInt8.max {
                var digits = text
                digits[place] = byte
                let isDigit = Array("0123456789abcdef".utf8).contains(byte)
                let digest = ContentDigest(digits)
                #expect(digest.map { Array($0.text.utf8) } == (isDigit ? digits : nil))
            }
        }
    }

    @Test(arguments: [0, 1, 1 << 18, (1 << 18) + 1, 700_000])
    func aFileHasThatOfItsBytes(size: Int) throws {
        let path = try Scratch.file(".bin")
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try FileSystem.write(bytes, to: path)
        #expect(ContentDigest.ofFile(path) == ContentDigest(of: bytes))
        #expect(ContentDigest.ofFile(path + ".none") == nil)
    }
}
