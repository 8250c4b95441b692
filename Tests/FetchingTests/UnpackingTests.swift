import Fetching
import ScriptedServer
import Testing

@Suite struct UnpackingTests {
    private let plain = Array("<rss/>".utf8)

    private func packed(_ layers: Int) -> [UInt8] {
        (0..<layers).reduce(plain) { bytes, _ in Compression.storedGzip(bytes) }
    }

    @Test(arguments: 0...2) func whatIsPackedOnceOrTwiceIsUnpacked(layers: Int) throws {
        #expect(try Unpacking.unpacked(packed(layers), within: 1_000) == plain)
    }

    @Test func whatIsPackedMoreOftenStaysPacked() throws {
        #expect(try Unpacking.unpacked(packed(3), within: 1_000) == packed(1))
    }

    @Test func filesBehindOneAnotherAreOneAndWhatFillsTheBlockIsNothing() throws {
        let files = Compression.storedGzip([1, 2]) + Compression.storedGzip([3])
        #expect(try Unpacking.unpacked(files + [0, 0, 0], within: 3) == [1, 2, 3])
    }

    @Test(arguments: [3, 12, 25]) func whatIsCutOffIsDamaged(length: Int) {
        #expect(throws: Unpacking.Fault.damaged) {
            try Unpacking.unpacked(Array(packed(1).prefix(length)), within: 1_000)
        }
    }

    @Test func whatIsNoGzipBehindItsMarkIsDamaged() {
        #expect(throws: Unpacking.Fault.damaged) {
            try Unpacking.unpacked([0x1F, 0x8B] + plain, within: 1_000)
        }
    }

    @Test func bombEndsAtTheLimitOrAtItsRatio() {
        let bomb = Compression.gzipBomb(of: 200 << 20)
        #expect(throws: Unpacking.Fault.tooLarge(.body(bytes: 16 << 20))) {
            try Unpacking.unpacked(bomb, within: 16 << 20)
        }
        #expect(throws: Unpacking.Fault.tooLarge(.compression)) {
            try Unpacking.unpacked(bomb, within: 1 << 30)
        }
        #expect(throws: Unpacking.Fault.tooLarge(.compression)) {
            try Unpacking.unpacked(Compression.storedGzip(bomb), within: 1 << 30)
        }
    }
}
