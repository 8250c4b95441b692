import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureEndTests {
    private let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]
    private let end: [UInt8] = [0xFF, 0xD9]

    @Test func aJPEGEndsBehindItsScan() {
        let head = InventedPicture.jpegHead(9, 9)
        #expect(PictureEnd.isThere(.jpeg, head + scan + end))
        #expect(!PictureEnd.isThere(.jpeg, head + scan))
        #expect(!PictureEnd.isThere(.jpeg, head))
        // The thumbnail in the head has an end of its own.
        let thumbnail: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9]
        let start = Array(head.prefix(20)) + thumbnail + Array(head.dropFirst(20))
        #expect(!PictureEnd.isThere(.jpeg, start + scan))
    }

    @Test func aPNGEndsWithItsLastChunk() {
        let whole = InventedPicture.png(9, 9)
        #expect(PictureEnd.isThere(.png, whole))
        #expect(!PictureEnd.isThere(.png, Array(whole.dropLast(13))))
        #expect(PictureEnd.isAll(.png, whole))
        #expect(!PictureEnd.isAll(.png, whole + Array("<script>".utf8)))
    }

    @Test func aWebPSaysHowLongItIs() {
        let bytes = Array("RIFF".utf8) + [8, 0, 0, 0] + Array("WEBPVP8 ".utf8)
        #expect(PictureEnd.isThere(.webP, bytes))
        #expect(PictureEnd.isAll(.webP, bytes))
        #expect(!PictureEnd.isThere(.webP, Array(bytes.dropLast())))
        #expect(!PictureEnd.isAll(.webP, bytes + [1, 2, 3]))
    }

    @Test func nothingHidesBehindWhatIsShownAsItCame() {
        let jpeg = InventedPicture.jpegHead(9, 9) + scan + end
        #expect(PictureEnd.isAll(.jpeg, jpeg))
        #expect(!PictureEnd.isAll(.jpeg, jpeg + Array("<html>".utf8)))
        #expect(!PictureEnd.isAll(.gif, InventedPicture.gif(2, 2, frames: 1)))
        #expect(!PictureEnd.isAll(.svg, Array("<svg/>".utf8)))
    }
}
