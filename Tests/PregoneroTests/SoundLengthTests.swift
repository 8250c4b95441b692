import Foundation
import Testing

@testable import pregonero

/// How long a piece of sound is, by the few bytes of its file that tell it.
@Suite struct SoundLengthTests {
    private func seconds(_ bytes: [UInt8], _ type: MediaFormat) throws -> Int? {
        let workplace = try Workplace()
        try workplace.write(bytes, to: "sound")
        let file = workplace.folder.appending(path: "sound").path(percentEncoded: false)
        return try #require(SoundLength(file)).seconds(type)
    }

    private static func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func little(_ number: Int, _ count: Int = 4) -> [UInt8] {
        big(number, count).reversed()
    }

    /// A frame of 128 kbit/s and 44.1 kHz, stereo: 417 bytes.
    private static func frame(_ rest: [UInt8] = []) -> [UInt8] {
        let head: [UInt8] = [0xFF, 0xFB, 0x90, 0x00]
        return head + rest + Array(repeating: 0, count: 413 - rest.count)
    }

    private static let frames = Array((0..<200).map { _ in frame() }.joined())

    @Test func anMP3IsAsLongAsItsFramesOrItsBytesSay() throws {
        // 200 frames of 417 bytes at 16 000 bytes a second.
        #expect(try seconds(Self.frames, .mp3) == 5)
        // Behind a tag of 1 000 bytes.
        let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 7, 0x68] + Array(repeating: 7, count: 1_000)
        #expect(try seconds(tag + Self.frames, .mp3) == 5)
        let side = [UInt8](repeating: 0, count: 32)
        let told = Self.frame(side + Array("Xing".utf8) + Self.big(1) + Self.big(38_281))
        #expect(try seconds(told + Self.frames, .mp3) == 1_000)
        let other = Self.frame(
            side + Array("VBRI".utf8) + Array(repeating: 0, count: 10) + Self.big(38_281)
        )
        #expect(try seconds(other + Self.frames, .mp3) == 1_000)
    }

    @Test func otherFormsTellItToo() throws {
        let box =
            Self.big(8 + 20) + Array("mvhd".utf8) + Self.big(0, 12) + Self.big(600)
            + Self.big(72_000)
        let movie =
            Self.big(16) + Array("ftypM4A ____".utf8)
            + Self.big(8 + box.count) + Array("moov".utf8) + box + Self.big(0, 40)
        #expect(try seconds(movie, .mp4) == 120)
        let wave =
            Array("RIFF____WAVEfmt ".utf8) + Self.little(16) + Self.little(0, 8)
            + Self.little(8_000) + Self.little(0) + Array("data".utf8) + Self.little(16_000)
        #expect(try seconds(wave + Array(repeating: 0, count: 16_000), .wave) == 2)
        func page(_ samples: Int, _ packet: [UInt8]) -> [UInt8] {
            Array("OggS".utf8) + [0, 2] + Self.little(samples, 8) + Self.little(0, 12) + [1]
                + [UInt8(packet.count)] + packet
        }
        let opus =
            Array("OpusHead".utf8) + [1, 2] + Self.little(312, 2) + Self.little(48_000)
            + Array(repeating: 0, count: 80)
        #expect(try seconds(page(0, opus) + page(480_312, [0]), .ogg) == 10)
        let vorbis =
            [1] + Array("vorbis".utf8) + Self.little(0) + [2] + Self.little(44_100)
            + Array(repeating: 0, count: 80)
        #expect(try seconds(page(0, vorbis) + page(441_000, [0]), .ogg) == 10)
    }

    @Test(arguments: [MediaFormat.mp3, .mp4, .ogg, .wave, .webm])
    func whatIsDamagedTellsNothing(type: MediaFormat) throws {
        let starts: [[UInt8]] = [
            [0], [0xFF, 0xFB], Array("ID3".utf8), Array("ID3______\u{7F}\u{7F}\u{7F}\u{7F}".utf8),
            Array("OggS".utf8), Array("RIFF____WAVEfmt ".utf8),
            Self.big(Int(Int32.max)) + Array("moov".utf8),
            Self.big(1) + Array("moov".utf8)
                + Array(repeating: 0xFF, count: 8),
            Self.big(8) + Array("free".utf8),
        ]
        for start in starts {
            #expect(try seconds(start, type) == nil)
            #expect(try seconds(start + Array(repeating: 0xFF, count: 300), type) == nil)
            #expect(try seconds(start + Array(repeating: 0, count: 300), type) == nil)
        }
    }
}
