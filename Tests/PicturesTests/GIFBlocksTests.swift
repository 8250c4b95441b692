import TestSupport
import Testing

@testable import Pictures

@Suite struct GIFBlocksTests {
    private let moving = InventedPicture.gif(9, 9, frames: 3)

    @Test func theFirstPictureIsEnough() {
        #expect(GIFBlocks.holdFirstPicture(moving))
        // Header, two colours, and one frame of 24 bytes.
        #expect(GIFBlocks.holdFirstPicture(Array(moving.prefix(19 + 24))))
    }

    @Test func whatEndsWithinItIsCutOff() {
        for length in 0..<(19 + 23) {
            #expect(!GIFBlocks.holdFirstPicture(Array(moving.prefix(length))), "\(length)")
        }
    }

    @Test(arguments: ["GIF89a/**/=alert(1)//", "GIF89a;;;;;;;;;;;;;;;;;;"])
    func aScriptIsNoPicture(text: String) {
        #expect(!GIFBlocks.holdFirstPicture(Array(text.utf8)))
    }

    @Test func remarksBeforeItArePassedOver() {
        let remark: [UInt8] = [0x21, 0xFE, 3, 1, 2, 3, 0]
        let remarked = Array(moving.prefix(19)) + remark + Array(moving.dropFirst(19))
        #expect(GIFBlocks.holdFirstPicture(remarked))
    }
}
