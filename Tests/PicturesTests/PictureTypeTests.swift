import Pictures
import TestSupport
import Testing

@Suite struct PictureTypeTests {
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], PictureType.jpeg),
            (InventedPicture.png(2, 2), .png),
            (InventedPicture.gif(2, 2, frames: 1), .gif),
            (Array("RIFF\u{1}\u{0}\u{0}\u{0}WEBPVP8 ".utf8), .webP),
            (Array("<?xml version=\"1.0\"?>\n<!-- a --><svg xmlns=\"x\">".utf8), .svg),
            (Array("  <svg viewBox=\"0 0 1 1\">".utf8), .svg),
        ] as [([UInt8], PictureType)]
    )
    func isToldByTheFirstBytes(bytes: [UInt8], expected: PictureType) {
        #expect(PictureType(bytes) == expected)
    }

    @Test(arguments: [
        "<!doctype html><html><body><svg></svg>", "", "GIF", "%PDF-1.4", "BM", "{}",
        "<html><svg>",
    ])
    func whatIsNoPictureHasNone(text: String) {
        #expect(PictureType(Array(text.utf8)) == nil)
    }
}
