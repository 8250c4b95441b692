import CBrotli
import CZlib

/// A small font: space and the letters from a to z, each half as wide as it is high.
struct FontFixture {
    var tables: [(tag: String, bytes: [UInt8])] = []

    init(
        weight: Int = 400,
        isItalic: Bool = false,
        width: Int = 500,
        hasLetters: Bool = true,
        usesTypographic: Bool = false,
        axis: ClosedRange<Int>? = nil
    ) {
        var head = [UInt8](repeating: 0, count: 54)
        Self.put(1_000, at: 18, in: &head)
        if isItalic { Self.put(2, at: 44, in: &head) }
        var hhea = [UInt8](repeating: 0, count: 36)
        Self.put(900, at: 4, in: &hhea)
        Self.put(-300, at: 6, in: &hhea)
        Self.put(100, at: 8, in: &hhea)
        Self.put(1, at: 34, in: &hhea)
        var os2 = [UInt8](repeating: 0, count: 96)
        Self.put(weight, at: 4, in: &os2)
        Self.put((isItalic ? 1 : 0) | (usesTypographic ? 0x80 : 0), at: 62, in: &os2)
        Self.put(800, at: 68, in: &os2)
        Self.put(-200, at: 70, in: &os2)
        tables = [
            ("OS/2", os2), ("cmap", Self.characters(hasLetters)), ("head", head), ("hhea", hhea),
            ("hmtx", Self.shorts([width, 0])),
        ]
        if let axis { tables.append(("fvar", Self.axes(axis))) }
    }

    private static func put(_ value: Int, at offset: Int, in bytes: inout [UInt8]) {
        bytes.replaceSubrange(offset..<offset + 2, with: shorts([value]))
    }

    static func shorts(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }

    static func longs(_ values: [Int]) -> [UInt8] {
        shorts(values.flatMap { [$0 >> 16, $0 & 0xFFFF] })
    }

    /// Format 4 with the segments of the space, of the letters, and the last one.
    private static func characters(_ hasLetters: Bool) -> [UInt8] {
        let (first, last) = hasLetters ? (0x61, 0x7A) : (0x627, 0x64A)
        let body = shorts(
            [4, 48, 0, 6, 0, 0, 0]
                + [0x20, last, 0xFFFF, 0] + [0x20, first, 0xFFFF]
                + [1 - 0x20, 2 - first, 1] + [0, 0, 0]
        )
        return shorts([0, 1, 3, 1]) + longs([12]) + body
    }

    private static func axes(_ range: ClosedRange<Int>) -> [UInt8] {
        shorts([1, 0, 16, 2, 1, 20, 0, 0]) + Array("wght".utf8)
            + longs([range.lowerBound << 16, 400 << 16, range.upperBound << 16]) + shorts([0, 256])
    }

    /// As a TrueType or OpenType file.
    func plain(_ version: Int = 0x1_0000) -> [UInt8] {
        var offset = 12 + tables.count * 16
        var directory: [UInt8] = []
        for (tag, bytes) in tables {
            directory += Array(tag.utf8) + Self.longs([0, offset, bytes.count])
            offset += bytes.count
        }
        return Self.longs([version]) + Self.shorts([tables.count, 0, 0, 0]) + directory
            + tables.flatMap(\.bytes)
    }

    /// As WOFF, each table packed where that makes it smaller.
    var woff: [UInt8] {
        var offset = 44 + tables.count * 20
        var directory: [UInt8] = []
        var body: [UInt8] = []
        for (tag, bytes) in tables {
            let packed = Self.deflated(bytes)
            let stored = packed.count < bytes.count ? packed : bytes
            directory +=
                Array(tag.utf8) + Self.longs([offset, stored.count, bytes.count, 0])
            body += stored
            offset += stored.count
        }
        return Array("wOFF".utf8) + Self.longs([0x1_0000, offset])
            + Self.shorts([tables.count, 0]) + Self.longs([0, 0, 0, 0, 0, 0, 0])
            + directory + body
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(length))
        compress(&result, &length, bytes, uLong(bytes.count))
        return Array(result.prefix(Int(length)))
    }

    /// As WOFF 2.0, every table by its whole name.
    var woff2: [UInt8] {
        var directory: [UInt8] = []
        for (tag, bytes) in tables {
            directory += [0x3F] + Array(tag.utf8) + Self.number(bytes.count)
        }
        let body = tables.flatMap(\.bytes)
        var length = BrotliEncoderMaxCompressedSize(body.count)
        var packed = [UInt8](repeating: 0, count: length)
        BrotliEncoderCompress(9, 22, BROTLI_MODE_FONT, body.count, body, &length, &packed)
        let size = 48 + directory.count + length
        return Array("wOF2".utf8) + Self.longs([0x1_0000, size])
            + Self.shorts([tables.count, 0]) + Self.longs([body.count, length, 0, 0, 0, 0, 0, 0])
            + directory + packed.prefix(length)
    }

    private static func number(_ value: Int) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(0x80 | value >> 7), UInt8(value & 0x7F)]
    }
}
