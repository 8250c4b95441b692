import Domain
import TestSupport
import Testing

@testable import Pictures

/// What is shown where libvips is not installed.
@Suite struct OriginalCopyTests {
    private let fixture: PictureFixture

    init() throws {
        fixture = try PictureFixture()
    }

    private func made(_ bytes: [UInt8]) async throws -> CopyMaker.Made {
        try await CopyMaker(store: fixture.store, thumbnailer: nil)
            .make([fixture.job(bytes)])[0]
    }

    @Test func aModestPictureStandsForItself() async throws {
        let bytes = InventedPicture.png(200, 120)
        let copy = try await made(bytes).get()
        #expect(copy.renditions == [])
        #expect(copy.fallback.width == 200)
        #expect(try fixture.bytes(copy, copy.fallback) == bytes)
    }

    @Test func aLargeOneIsNotShown() async throws {
        let made = try await made(InventedPicture.png(400, 250))
        #expect(throws: PictureFault.self) { try made.get() }
    }

    @Test func neitherIsWhatHasSomethingBehindIt() async throws {
        let made = try await made(InventedPicture.png(160, 90) + Array("<script>".utf8))
        #expect(throws: PictureFault.self) { try made.get() }
    }
}
