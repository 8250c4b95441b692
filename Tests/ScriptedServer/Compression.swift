/// Compressed bodies made by hand: a small honest one, and bombs.
public enum Compression {
    /// A gzip file that stores `bytes` without compressing them.
    public static func storedGzip(_ bytes: [UInt8]) -> [UInt8] {
        var out = gzipHead
        var rest = bytes[...]
        repeat {
            let piece = rest.prefix(0xFFFF)
            rest = rest.dropFirst(piece.count)
            let length = UInt16(piece.count)
            out += [rest.isEmpty ? 1 : 0] + littleEndian(length) + littleEndian(~length) + piece
        } while !rest.isEmpty
        return out + littleEndian(crc(bytes))
            + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// A gzip file of about `count` zeros, a thousand times smaller; its checksum is wrong, but no
    /// limit should let a reader come so far.
    public static func gzipBomb(of count: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.write(0b101, count: 3)  // Last block, codes of its own.
        bits.write(29, count: 5)  // 286 literal codes.
        bits.write(0, count: 5)  // 1 distance code.
        bits.write(14, count: 4)  // 18 lengths of length codes follow.
        // In the order 16 17 18 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1: 18 has one bit, 2 and 1 two.
        for length in [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2] {
            bits.write(length, count: 3)
        }
        let (one, two) = (0b01, 0b11)  // 10 and 11, with the bits of a code reversed.
        bits.write(two, count: 2)  // Literal 0: two bits.
        for zeros in [138, 117] { bits.write(0, count: 1, then: zeros - 11, count: 7) }
        bits.write(two, count: 2)  // End of block: two bits.
        bits.write(0, count: 1, then: 28 - 11, count: 7)
        bits.write(one, count: 2)  // Length 258: one bit.
        bits.write(one, count: 2)  // Distance 1: one bit.
        bits.write(0b01, count: 2)  // Literal 0 itself.
        for _ in 0..<(count / 258) { bits.write(0, count: 2) }
        bits.write(0b11, count: 2)
        return gzipHead + bits.bytes + [UInt8](repeating: 0, count: 8)
    }

    /// A zstd frame of `count` zeros in blocks of 128 KiB, four bytes each.
    public static func zstdBomb(of count: Int) -> [UInt8] {
        var out: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38]
        let blocks = max(count / (128 << 10), 1)
        for index in 0..<blocks {
            let isLast: UInt32 = index == blocks - 1 ? 1 : 0
            out += littleEndian(UInt32(128 << 10) << 3 | 1 << 1 | isLast).prefix(3) + [0]
        }
        return out
    }

    /// A brotli stream of `count` spaces in blocks of 16 MiB, a dozen bytes each.
    public static func brotliBomb(of count: Int) -> [UInt8] {
        let block = 1 << 24
        var bits = BitWriter()
        bits.write(0, count: 1)  // A window of 64 KiB.
        for _ in 0..<max(count / block, 1) {
            bits.write(0b100, count: 3)  // Not the last block; six digits of length follow.
            bits.write(block - 1, count: 24)
            bits.write(0, count: 1)  // Compressed.
            bits.write(0, count: 3)  // One type of literals, of commands, of distances.
            bits.write(0, count: 10)  // No distance parameters, no contexts, one tree of each.
            // Codes of one symbol, which take no bits: a space, "one literal and the longest copy",
            // "distance 1 or 2".
            for (symbol, width) in [(0x20, 8), (399, 10), (16, 6)] {
                bits.write(1, count: 2, then: 0, count: 2)
                bits.write(symbol, count: width)
            }
            bits.write(block - 1 - 2_118, count: 24)  // The copy's length beyond its least.
            bits.write(0, count: 1)  // Distance 1.
        }
        bits.write(0b11, count: 2)  // The last block is empty.
        return bits.bytes
    }

    private static let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    private static func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        (0..<(Number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = ~0
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~crc
    }
}
