import Testing

@testable import Pictures

@Suite struct ThumbnailerLogTests {
    private let log = ThumbnailerLog(
        """

        (vipsthumbnail:7): VIPS-WARNING **: 22:55:40.868: error in tile 0 x 0
        vipsthumbnail: unable to thumbnail 3.webp
        webp2vips: unable to read pixels
        vipsthumbnail: unable to thumbnail 11.gif
        gifload: Invalid frame data
        """
    )

    @Test func namesWhatWasGivenUp() {
        #expect(log.givenUp == ["3.webp", "11.gif"])
        #expect(ThumbnailerLog("").givenUp == [])
    }

    @Test func theReasonIsWhatIsSaidOfThePicture() {
        #expect(log.reason == "webp2vips: unable to read pixels")
        #expect(ThumbnailerLog("").reason == "")
    }

    @Test(arguments: [
        "(vipsthumbnail:7): VIPS-WARNING **: 1: VipsJpeg: Corrupt JPEG data: premature end of data segment",
        "VipsJpeg: Premature end of JPEG file",
    ])
    func dataThatEndEarlyAreNoticed(line: String) {
        #expect(ThumbnailerLog(line).hasCutOff)
        #expect(!log.hasCutOff)
    }
}
