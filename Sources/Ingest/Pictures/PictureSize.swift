import Basics
public import Foundation

/// The size of a picture in pixels, read from the first bytes of its file.
public struct PictureSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Reads SVG, PNG, JPEG, GIF and WebP, told apart by content; nil for anything else.
    public init?(of file: URL) {
        guard let head = try? RegularFile.bytes(file.filePath, limit: PictureHeader.length) else {
            return nil
        }
        self.init(bytes: head)
    }

    /// - Parameter bytes: the start of the file, as much as holds its header.
    public init?(bytes: [UInt8]) {
        let size =
            Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes)
            ?? Self.svg(bytes)
        guard let size, size.width > 0, size.height > 0 else { return nil }
        self = size
    }

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// PNG specification, section 11.2.1: IHDR follows the eight bytes of the signature.
    private static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes.count >= 24
        else { return nil }
        return PictureSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }

    /// ITU T.81, annex B: the size stands in the first start-of-frame segment.
    private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return PictureSize(
                    width: big(bytes, place + 7, 2),
                    height: big(bytes, place + 5, 2)
                )
            }
            place += marker == 0xFF ? 1 : 2 + big(bytes, place + 2, 2)
        }
        return nil
    }

    /// GIF89a, section 18: logical screen size, little-endian.
    private static func gif(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
        return PictureSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
    }

    /// WebP container specification (RFC 9649): VP8, VP8L and VP8X.
    private static func webP(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
            Array(bytes[8..<12]) == Array("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ":
            return PictureSize(
                width: little(bytes, 26, 2) & 0x3FFF,
                height: little(bytes, 28, 2) & 0x3FFF
            )
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8X":
            return PictureSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
        default:
            return nil
        }
    }

    private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
        bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
