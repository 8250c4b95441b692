import Basics
import Testing

@testable import Safekeeping

@Suite struct PartCompactionTests {
    private func parts(_ sizes: [Int]) -> [StatePart] {
        sizes.enumerated().map { number, size in
            StatePart(name: ContentDigest(of: [UInt8(number)]).text, size: size, packed: 1)
        }
    }

    @Test func whatIsHalfDeadIsWrittenAnew() {
        let parts = parts([4 << 20, 4 << 20, 4 << 20])
        #expect(PartCompaction.worn(parts, live: [4 << 20, (2 << 20) - 1, 2 << 20]) == [1])
    }

    @Test func manySmallOnesAreGathered() {
        let few = parts(Array(repeating: 1_000, count: 16))
        #expect(PartCompaction.worn(few, live: few.map(\.size)).isEmpty)
        let many = parts(Array(repeating: 1_000, count: 17) + [4 << 20])
        #expect(PartCompaction.worn(many, live: many.map(\.size)) == Set(0..<17))
    }
}
