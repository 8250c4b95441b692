import TestSupport
import Testing

@testable import Pictures

@Suite struct PNGChunksTests {
    private let whole = InventedPicture.png(40, 25)

    @Test func thePictureEndsBehindItsLastChunk() {
        #expect(PNGChunks.end(of: whole) == whole.count)
        #expect(PNGChunks.end(of: whole + [1, 2, 3]) == whole.count)
    }

    @Test(arguments: [1, 4, 12, 13, 500])
    func whatIsCutOffHasNoEnd(missing: Int) {
        #expect(PNGChunks.end(of: Array(whole.dropLast(missing))) == nil)
    }

    @Test func damageToThePixelsIsNoticed() {
        for place in [60, whole.count / 2, whole.count - 20] {
            var damaged = whole
            damaged[place] ^= 0x5A
            #expect(PNGChunks.end(of: damaged) == nil, "\(place)")
        }
    }

    @Test func damageToARemarkIsNot() {
        // Between the header and the pixels, with a check that is wrong.
        let remark: [UInt8] = [0, 0, 0, 3] + Array("tEXtabc".utf8) + [9, 9, 9, 9]
        let remarked = Array(whole[..<33]) + remark + Array(whole[33...])
        #expect(PNGChunks.end(of: remarked) == remarked.count)
    }

    @Test func withoutPixelsThereIsNoPicture() {
        let empty = Array(whole[..<33]) + Array(whole.suffix(12))
        #expect(PNGChunks.end(of: empty) == nil)
        #expect(PNGChunks.end(of: []) == nil)
    }

    @Test func aChunkLongerThanTheFileIsNoReasonToReadOn() {
        var long = whole
        long[33] = 0xFF
        #expect(PNGChunks.end(of: long) == nil)
    }
}
