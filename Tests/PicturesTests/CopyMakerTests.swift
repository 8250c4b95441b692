import Domain
import Foundation
import TestSupport
import Testing

@testable import Pictures

@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct CopyMakerTests {
    private let fixture: PictureFixture

    init() throws {
        fixture = try PictureFixture()
    }

    private func made(_ bytes: [UInt8], as shape: PictureShape = .story) async throws
        -> CopyMaker.Made
    {
        try await fixture.maker.make([fixture.job(bytes, as: shape)])[0]
    }

    @Test func aCopyHasEveryWidthAndOneFileForAll() async throws {
        let copy = try await made(InventedPicture.png(1_500, 1_000)).get()
        #expect(copy.renditions.map(\.width) == [320, 640, 960, 1_280])
        #expect(copy.renditions.map(\.height) == [213, 427, 640, 853])
        #expect(copy.renditions.allSatisfy { $0.ending == "webp" })
        #expect(copy.fallback.ending == "jpg")
        #expect(copy.fallback.width == 640)
        #expect(copy.colour != nil)
        for file in copy.files {
            let bytes = try fixture.bytes(copy, file)
            #expect(bytes.count == file.bytes)
            #expect(
                PictureSize(bytes: bytes) == PictureSize(width: file.width, height: file.height)
            )
            #expect(file.bytes <= CopyMaker.mostBytes)
        }
    }

    /// Browsers take WebP before the wider JPEG; what no quality makes small enough is better large than not there.
    @Test func whatCannotBeMadeSmallIsStillAsWideAsTheFallback() async throws {
        let copy = try await made(InventedPicture.noise(900, 1_350)).get()
        #expect(copy.fallback.width == 640)
        #expect(copy.renditions.map(\.width).contains(640))
    }

    @Test func nothingIsMadeLargerThanItIs() async throws {
        let copy = try await made(InventedPicture.png(500, 300)).get()
        #expect(copy.renditions.map(\.width) == [320, 500])
        #expect(copy.fallback.width == 500)
    }

    @Test func whatIsTransparentStaysSo() async throws {
        let copy = try await made(InventedPicture.png(300, 200, hasAlpha: true), as: .badge).get()
        #expect(copy.fallback.ending == "png")
        #expect(try PictureHeader(fixture.bytes(copy, copy.fallback)).hasAlpha)
    }

    @Test func sixteenBitsAndFourInksAreShownLikeOthers() async throws {
        let deep = try await made(InventedPicture.png(400, 250, depth: 16)).get()
        #expect(deep.fallback.width == 400)
        let inks = try #require(
            ImageTools.converted(
                InventedPicture.png(400, 250),
                from: "png",
                to: "jpg",
                ["icc_transform", "cmyk", "--input-profile", "srgb"]
            )
        )
        let printed = try await made(inks).get()
        #expect(printed.fallback.ending == "jpg")
    }

    @Test func ofAnAnimationTheFirstPictureIsShown() async throws {
        let copy = try await made(InventedPicture.gif(400, 250, frames: 2_000)).get()
        #expect(copy.fallback.height == 250)
    }

    @Test func oneBadPictureCostsOnlyItself() async throws {
        let broken = InventedPicture.jpegHead(400, 250) + [0xFF, 0xDA, 0, 2, 1, 0xFF, 0xD9]
        let jobs = try [
            fixture.job(InventedPicture.png(400, 250, tint: 1)), fixture.job(broken),
            fixture.job(InventedPicture.png(400, 250, tint: 2)),
        ]
        let made = await fixture.maker.make(jobs)
        #expect(try made[0].get().fallback.width == 400)
        #expect(throws: PictureFault.self) { try made[1].get() }
        #expect(try made[2].get().fallback.width == 400)
    }

    @Test func whatIsHalfGreyIsShownNowhereAndCostsOnlyItself() async throws {
        let png = InventedPicture.png(400, 250)
        let whole = try #require(ImageTools.converted(png, from: "png", to: "jpg"))
        let half = Array(whole.prefix(whole.count / 2)) + [0xFF, 0xD9]
        let jobs = try [
            fixture.job(whole), fixture.job(half), fixture.job(InventedPicture.png(400, 250)),
        ]
        let made = await fixture.maker.make(jobs)
        #expect(try made[0].get().fallback.width == 400)
        #expect(throws: PictureFault.cutOff) { try made[1].get() }
        #expect(try made[2].get().fallback.width == 400)
    }

    @Test(arguments: ["gif", "webp"])
    func whatIsDamagedInsideIsShownNowhere(type: String) async throws {
        let noise = InventedPicture.noise(400, 250)
        var bytes = try #require(ImageTools.converted(noise, from: "png", to: type))
        if type == "gif" {
            for place in bytes.count / 2..<bytes.count / 2 + 200 { bytes[place] ^= 0x5A }
        } else {
            // Half of it, which says of itself that it is whole.
            bytes = Array(bytes.prefix(bytes.count / 4 * 2))
            for (place, count) in [(4, bytes.count - 8), (16, bytes.count - 20)] {
                for index in 0..<4 {
                    bytes[place + index] = UInt8(truncatingIfNeeded: count >> 8 * index)
                }
            }
        }
        let jobs = try [fixture.job(InventedPicture.png(400, 250)), fixture.job(bytes)]
        let made = await fixture.maker.make(jobs)
        #expect(try made[0].get().fallback.width == 400)
        #expect(throws: PictureFault.self) { try made[1].get() }
    }

    @Test func theSameIsNotMadeTwice() async throws {
        let job = try fixture.job(InventedPicture.png(400, 250))
        let copy = try await fixture.maker.make([job])[0].get()
        let blind = CopyMaker(
            store: fixture.store,
            thumbnailer: Thumbnailer(program: URL(filePath: "/nonexistent"))
        )
        #expect(try await blind.make([job])[0].get() == copy)
        try FileManager.default.removeItem(
            at: fixture.store.file(copy.fileName(of: copy.fallback))
        )
        let again = await blind.make([job])[0]
        #expect(throws: PictureFault.self) { try again.get() }
    }

    /// Kept without its other sizes, it would lack them for ever.
    @Test func whatThisMachineHadNoRoomForIsMadeByTheNextBuild() async throws {
        let program = fixture.store.folder.appending(path: "starved")
        try Data(
            """
            #!/bin/sh
            case "$*" in *webp*) echo "sh: Cannot allocate memory" >&2; exit 127;; esac
            exec vipsthumbnail "$@"

            """.utf8
        ).write(to: program)
        #expect(chmod(program.path, 0o755) == 0)
        let starved = CopyMaker(
            store: fixture.store,
            thumbnailer: Thumbnailer(program: program)
        )
        let job = try fixture.job(InventedPicture.png(1_500, 1_000))
        #expect(await starved.make([job])[0] == .failure(.starved))
        let copy = try await fixture.maker.make([job])[0].get()
        #expect(copy.renditions.map(\.width) == [320, 640, 960, 1_280])
    }

    @Test func aProgramThatDoesNotRunHereIsNamedAndThePictureIsTriedAgain() async throws {
        let maker = CopyMaker(
            store: fixture.store,
            thumbnailer: Thumbnailer(program: URL(filePath: "/nonexistent"))
        )
        let job = try fixture.job(InventedPicture.png(400, 250))
        let made = await maker.make([job])[0]
        let fault = #expect(throws: PictureFault.self) { try made.get() }
        #expect(fault?.isPassing == true)
        let words = try #require(fault?.description)
        #expect(words.hasPrefix("vipsthumbnail cannot be started ("))
        #expect(words.contains("/nonexistent"))
    }

    @Test func noFileIsLeftInTheWorkFolder() async throws {
        _ = try await made(InventedPicture.png(400, 250))
        let names = try FileManager.default.contentsOfDirectory(
            atPath: fixture.store.work.path(percentEncoded: false)
        )
        #expect(names == [])
    }

    @Test(
        arguments: [
            (0, 2, 1), (1, 2, 1), (5, 2, 3), (24, 2, 12), (60, 2, 10), (26, 2, 7), (7, 0, 7),
        ]
    )
    func processesEndTogether(count: Int, width: Int, size: Int) {
        #expect(CopyMaker.size(count, at: width) == size)
        #expect(size <= CopyMaker.batch)
    }

    @Test func afterTheDeadlineNothingIsBegun() async throws {
        let job = try fixture.job(InventedPicture.png(400, 250))
        var count = 0
        try await fixture.maker.make([job], width: 1, until: .now) { count += $0.count }
        #expect(count == 0)
    }
}
