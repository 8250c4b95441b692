import Basics
import Testing

@Suite struct ByteWordTests {
    /// Texts of all lengths about the width of a word, of bytes at which the questions change.
    private static let texts: [[UInt8]] = {
        let bytes: [UInt8] = [
            0x00, 0x01, 0x1F, 0x20, 0x21, 0x22, 0x26, 0x27, 0x3C, 0x3D, 0x3E, 0x3F, 0x61, 0x7E,
            0x7F,
            0x80, 0x81, 0xA0, 0xC2, 0xFF,
        ]
        var number: UInt64 = 42
        return (0..<2_000).map { index in
            (0..<index % 25).map { _ in
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return number >> 60 < 12 ? 0x61 : bytes[Int(number >> 33) % bytes.count]
            }
        }
    }()

    /// Whether a question finds from each place what a look at each byte finds.
    private func holds(
        _ marks: (ByteWord) -> UInt64,
        as isMeant: (UInt8) -> Bool
    ) -> Bool {
        Self.texts.allSatisfy { text in
            text.withUnsafeBufferPointer { buffer in
                (0...text.count).allSatisfy { start in
                    let meant = text[start...].firstIndex(where: isMeant) ?? text.count
                    return buffer.first(from: start, where: marks) == meant
                }
            }
        }
    }

    @Test func findsTheFirstOfItsBytes() {
        let kinds = [
            holds({ $0.equal(to: 0x27) }, as: { $0 == 0x27 }),
            holds({ $0.equal(to: 0xC2) }, as: { $0 == 0xC2 }),
            holds({ $0.equal(to: 0x3E, ignoring: 2) }, as: { $0 == 0x3C || $0 == 0x3E }),
            holds({ $0.below(0x20) }, as: { $0 < 0x20 }),
            holds({ $0.below(0x80) }, as: { $0 < 0x80 }),
            holds({ $0.beyondASCII }, as: { $0 >= 0x80 }),
        ]
        #expect(kinds == [true, true, true, true, true, true])
        let several = holds(
            { word in word.below(0x21) | word.equal(to: 0x7F) | word.equal(to: 0x26) },
            as: { byte in byte < 0x21 || byte == 0x7F || byte == 0x26 }
        )
        #expect(several)
    }

    @Test func whatFollowsTheTextIsThePadding() {
        for text in Self.texts where text.count < 8 {
            text.withUnsafeBufferPointer { buffer in
                let blanks = ByteWord(buffer, at: 0, padding: 0x61).below(0x21).nonzeroBitCount
                #expect(blanks == text.count { $0 < 0x21 })
                let zeros = ByteWord(buffer, at: 0).below(0x21).nonzeroBitCount
                #expect(zeros == blanks + 8 - text.count)
            }
        }
    }
}
