import CZlib
import Foundation

/// Pictures made by hand for tests: honest ones, and what hostile servers send in their place.
public enum InventedPicture {
    /// A PNG of a gradient, `tint` telling one from another.
    public static func png(
        _ width: Int,
        _ height: Int,
        tint: UInt8 = 0,
        hasAlpha: Bool = false,
        depth: Int = 8
    ) -> [UInt8] {
        let sample = depth / 8
        let pixel = (hasAlpha ? 4 : 3) * sample
        // All that differs from row to row is the green; servers of tests draw while they are waited for.
        var row = [UInt8](repeating: 0, count: 1 + width * pixel)
        func set(_ value: UInt8, _ x: Int, _ channel: Int) {
            let start = 1 + x * pixel + channel * sample
            for place in start..<start + sample { row[place] = value }
        }
        for x in 0..<width {
            set(UInt8(truncatingIfNeeded: x * 255 / max(width, 1)), x, 0)
            set(tint, x, 2)
            if hasAlpha { set(x < width / 2 ? 0 : 255, x, 3) }
        }
        var rows: [UInt8] = []
        rows.reserveCapacity(height * row.count)
        for y in 0..<height {
            let green = UInt8(truncatingIfNeeded: y * 255 / max(height, 1))
            for x in 0..<width { set(green, x, 1) }
            rows += row
        }
        let type: UInt8 = hasAlpha ? 6 : 2
        return signature + chunk("IHDR", header(width, height, depth: UInt8(depth), type: type))
            + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
    }

    /// A PNG of a few bytes that says it were as large as a wall.
    public static func pngBomb(_ width: Int, _ height: Int) -> [UInt8] {
        signature + chunk("IHDR", header(width, height, depth: 8, type: 2))
            + chunk("IDAT", zlib([UInt8](repeating: 0, count: 1_000))) + chunk("IEND", [])
    }

    /// A PNG without any order in it: other forms keep all of its data.
    public static func noise(_ width: Int, _ height: Int) -> [UInt8] {
        var seed: UInt32 = 7
        var rows: [UInt8] = []
        for _ in 0..<height {
            rows.append(0)
            for _ in 0..<3 * width {
                seed = seed &* 1_664_525 &+ 1_013_904_223
                rows.append(UInt8(seed >> 24))
            }
        }
        return signature + chunk("IHDR", header(width, height, depth: 8, type: 2))
            + chunk("IDAT", zlib(rows)) + chunk("IEND", [])
    }

    /// A PNG in whose pixels a few bytes are not those that were sent.
    public static func damagedPNG(_ width: Int, _ height: Int) -> [UInt8] {
        var bytes = png(width, height)
        for place in bytes.count / 2..<bytes.count / 2 + 8 { bytes[place] ^= 0x5A }
        return bytes
    }

    /// An animated GIF in which a single pixel changes again and again.
    public static func gif(_ width: Int, _ height: Int, frames: Int) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + little(width) + little(height) + [0x80, 0, 0]
        bytes += [0xE0, 0x60, 0x20, 0x20, 0x60, 0xE0]
        let frame: [UInt8] =
            [0x21, 0xF9, 4, 0, 1, 0, 0, 0, 0x2C, 0, 0, 0, 0] + little(1) + little(1)
            + [0, 2, 2, 0x44, 1, 0]
        for _ in 0..<frames { bytes += frame }
        return bytes + [0x3B]
    }

    /// The start of a JPEG, as far as its size: enough to be judged by, nothing to be decoded.
    public static func jpegHead(_ width: Int, _ height: Int) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
            + [0xFF, 0xC0, 0, 17, 8] + big(height, 2) + big(width, 2)
            + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func header(_ width: Int, _ height: Int, depth: UInt8, type: UInt8) -> [UInt8] {
        big(width, 4) + big(height, 4) + [depth, type, 0, 0, 0]
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return big(data.count, 4) + body + big(Int(crc(body)), 4)
    }

    /// Stored, not compressed.
    private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let piece = rest.prefix(0xFFFF)
            rest = rest.dropFirst(piece.count)
            out += [rest.isEmpty ? 1 : 0] + little(piece.count) + little(~piece.count) + piece
        } while !rest.isEmpty
        return out + big(Int(adler32(1, bytes, uInt(bytes.count))), 4)
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        UInt32(crc32(0, bytes, uInt(bytes.count)))
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func little(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
}
