import Pictures
import Testing

@Suite struct PictureSizeTests {
    @Test func readsPNG() {
        let bytes: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 4, 0xB0, 0, 0, 2, 0xA3]
        let size = PictureSize(bytes: bytes)
        #expect(size?.width == 1_200)
        #expect(size?.height == 675)
    }

    @Test func readsJPEGPastItsMetadata() {
        let bytes: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46]
            + [0xFF, 0xC0, 0, 17, 8, 2, 0xA3, 4, 0xB0, 3, 0, 0, 0, 0]
        let size = PictureSize(bytes: bytes)
        #expect(size?.width == 1_200)
        #expect(size?.height == 675)
    }

    @Test func readsGIF() {
        let size = PictureSize(bytes: Array("GIF89a".utf8) + [0x10, 0, 0x20, 0])
        #expect(size?.width == 16)
        #expect(size?.height == 32)
    }

    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"675\">",
        "<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 1200 675\">",
        "<svg width='1200px' height='675px'>",
    ])
    func readsSVG(text: String) {
        let size = PictureSize(bytes: Array(text.utf8))
        #expect(size?.width == 1_200)
        #expect(size?.height == 675)
    }

    @Test(
        arguments: [
            "viewBox=\"0 0 -1e300 -1e300\"", "viewBox=\"0 0 1e300 1e300\"",
            "viewBox=\"0 0 nan inf\"", "viewBox=\"0 0 0.2 9\"", "width=\"1e300\" height=\"1e300\"",
            "width=\"-9223372036854775809px\" height=\"1\"", "width=\"nan\" height=\"inf\"",
            "width=\"\(String(repeating: "9", count: 400))\" height=\"1\"",
        ]
    )
    func aDrawingOfNoRealSizeIsNoPicture(size: String) {
        #expect(PictureSize(bytes: Array("<svg \(size)/>".utf8)) == nil)
    }

    @Test(arguments: ["", "<html>", "<svg>", "<svg width=\"0\" height=\"0\">", "GIF8"])
    func refusesWhatIsNoPicture(text: String) {
        #expect(PictureSize(bytes: Array(text.utf8)) == nil)
    }
}
