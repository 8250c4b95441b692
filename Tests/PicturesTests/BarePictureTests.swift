import Foundation
import TestSupport
import Testing

@testable import Pictures

/// That a published picture tells neither where it was taken nor with what.
@Suite struct BarePictureTests {
    private static let scan: [UInt8] =
        [0xFF, 0xDB, 0, 4, 1, 2] + [0xFF, 0xC2, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0]
        + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
        + [0xFF, 0xC4, 0, 3, 9] + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 5, 6, 0xFF, 0xD9]
    private static let profile =
        [0xFF, 0xE2, 0, 18] + Array("ICC_PROFILE\0".utf8) + [1, 1, 0x70, 0x72]
    private static let adobe = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]

    private func traces(_ bytes: [UInt8]) -> [String] {
        TracedPicture.marks.filter { mark in
            Data(bytes).range(of: Data(mark.utf8)) != nil
        }
    }

    @Test func ofAJPEGThePixelsTheProfileAndTheColoursStay() throws {
        let plain = [0xFF, 0xD8] + Self.profile + Self.adobe + Self.scan
        let traced = TracedPicture.jpeg(plain)
        #expect(traces(traced).count == 4)
        #expect(BarePicture.of(traced, type: .jpeg) == plain)
        #expect(BarePicture.of(plain, type: .jpeg) == plain)
    }

    @Test(arguments: 2...8 as ClosedRange<UInt8>)
    func theOrientationStaysWithNothingBesideIt(value: UInt8) throws {
        let jpeg = TracedPicture.jpeg([0xFF, 0xD8] + Self.scan, orientation: value)
        let bare = try #require(BarePicture.of(jpeg, type: .jpeg))
        #expect(traces(bare) == [])
        let head = [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
        #expect(bare.starts(with: head))
        #expect(Orientation(exif: bare.dropFirst(head.count)).value == value)
        let png = TracedPicture.png(InventedPicture.png(4, 4), orientation: value)
        let barePNG = try #require(BarePicture.of(png, type: .png))
        #expect(traces(barePNG) == [])
        #expect(barePNG.count == InventedPicture.png(4, 4).count + 12 + 26)
        #expect(PNGChunks.end(of: barePNG) == barePNG.count)
    }

    @Test func ofAPNGWhatIsNeededForThePixelsStays() throws {
        let plain = InventedPicture.png(8, 5, hasAlpha: true)
        let traced = TracedPicture.png(plain)
        #expect(traces(traced).count == 4)
        #expect(BarePicture.of(traced, type: .png) == plain)
        #expect(BarePicture.of(plain + Array("TRACE-GPS".utf8), type: .png) == plain)
    }

    @Test(arguments: [0, 3, 4, 255] as [UInt8])
    func aWebPWithAnotherLengthThanItHasIsNone(length: UInt8) {
        let chunk = Array("VP8 ".utf8) + [10, 0, 0, 0] + [UInt8](repeating: 0, count: 10)
        let file = Array("RIFF".utf8) + [length, 0, 0, 0] + Array("WEBP".utf8) + chunk
        #expect(BarePicture.of(file, type: .webP) == nil)
    }

    @Test func ofAGIFTheFramesAndTheirRepetitionStay() throws {
        let plain = InventedPicture.gif(6, 4, frames: 3)
        let traced = TracedPicture.gif(plain)
        #expect(traces(traced) == ["TRACE-XMP", "TRACE-COMMENT"])
        let bare = try #require(BarePicture.of(traced + Array("TRACE-GPS".utf8), type: .gif))
        #expect(traces(bare) == [])
        #expect(bare.count == plain.count + 19)
        #expect(Data(bare).range(of: Data("NETSCAPE2.0".utf8)) != nil)
    }

    @Test func ofAWebPThePictureStays() throws {
        let picture = Array("VP8 ".utf8) + [6, 0, 0, 0, 1, 2, 3, 4, 5, 6]
        let plain = Array("RIFF".utf8) + [18, 0, 0, 0] + Array("WEBP".utf8) + picture
        #expect(BarePicture.of(plain, type: .webP) == plain)
        let bare = try #require(BarePicture.of(TracedPicture.webP(plain, 3, 2), type: .webP))
        let head = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0]
        #expect(Array(bare.dropFirst(12)) == head + picture)
        let turned = TracedPicture.webP(plain, 3, 2, orientation: 6)
        let bareTurned = try #require(BarePicture.of(turned, type: .webP))
        #expect(traces(bareTurned) == [])
        #expect(bareTurned[20] == 0x08)
        #expect(Orientation(exif: bareTurned.suffix(26)).value == 6)
    }

    @Test(arguments: [PictureType.jpeg, .png, .webP, .gif])
    func whatIsDamagedIsNoPicture(type: PictureType) {
        let whole: [PictureType: [UInt8]] = [
            .jpeg: TracedPicture.jpeg([0xFF, 0xD8] + Self.scan),
            .png: TracedPicture.png(InventedPicture.png(4, 4)),
            .webP: TracedPicture.webP(
                Array("RIFF".utf8) + [14, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [2, 0, 0, 0, 1, 2],
                3,
                2
            ),
            .gif: TracedPicture.gif(InventedPicture.gif(6, 4, frames: 1)),
        ]
        let bytes = whole[type] ?? []
        for length in 0..<bytes.count {
            // However it is cut off, nothing of it is told.
            let bare = BarePicture.of(Array(bytes[..<length]), type: type)
            #expect(bare.map(traces) ?? [] == [], "\(length)")
        }
        var seed: UInt64 = 7
        for _ in 0..<2_000 {
            var broken = bytes
            for _ in 0..<3 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                broken[Int(seed >> 33) % broken.count] = UInt8(truncatingIfNeeded: seed >> 24)
            }
            _ = BarePicture.of(broken, type: type)
        }
    }
}
