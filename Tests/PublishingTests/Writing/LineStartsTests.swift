import Testing

@testable import Publishing

@Suite struct LineStartsTests {
    @Test(arguments: [0, 1, 255, 256, 257, 1_000]) func `each line begins where it was added`(
        count: Int
    ) {
        // A thousand of them lie beyond what four bytes hold.
        let starts = (0..<count).map { $0 * 16_000_000 + $0 % 7 }
        var lines = LineStarts(room: count / 2)
        for start in starts { lines.append(start) }
        #expect(lines.count == count)
        #expect(starts.indices.map { lines[$0] } == starts)
    }
}
