/// Walks the chunks of a PNG file, each of which says how long it is and ends with a check of what it holds.
enum PNGChunks {
    /// Where the picture ends (PNG specification, section 5): behind its last chunk; nil when a part of it is missing
    /// or damaged.
    static func end(of bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 8
            var hasPixels = false
            while place + 12 <= bytes.count {
                let length = big(bytes, place)
                guard length <= bytes.count - place - 12 else { return nil }
                let name = place + 4..<place + 8
                let behind = name.upperBound + length
                // Browsers pass over damage to what nobody needs: those chunks have a small first letter.
                let isNeeded = bytes[name.lowerBound] & 0x20 == 0
                if isNeeded, check(bytes[name.lowerBound..<behind]) != big(bytes, behind) {
                    return nil
                }
                place = behind + 4
                if bytes[name].elementsEqual("IDAT".utf8) { hasPixels = true }
                if bytes[name].elementsEqual("IEND".utf8) { return hasPixels ? place : nil }
            }
            return nil
        }
    }

    /// Of all chunks those by which the pixels are shown (PNG specification, third edition, section 11).
    private static let kept: Set = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP",
        "mDCV", "cLLI", "bKGD", "pHYs", "acTL", "fcTL", "fdAT",
    ]

    /// The file with its pixels, its colour profile and its orientation.
    static func bare(_ bytes: [UInt8]) -> [UInt8]? {
        guard let end = end(of: bytes) else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            var kept = Array(bytes.prefix(8))
            kept.reserveCapacity(end)
            var place = 8
            while place + 12 <= end {
                let length = big(buffer, place)
                let next = place + 12 + length
                let name = String(decoding: buffer[place + 4..<place + 8], as: UTF8.self)
                if Self.kept.contains(name) {
                    kept += buffer[place..<next]
                } else if name == "eXIf" {
                    let orientation = Orientation(exif: buffer[place + 8..<place + 8 + length])
                    if !orientation.isUpright { kept += chunk("eXIf", orientation.exif) }
                }
                place = next
            }
            return kept
        }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        func big(_ number: Int) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        let body = Array(name.utf8) + content
        return big(content.count) + body + body.withUnsafeBufferPointer { big(check($0[...])) }
    }

    private static func big(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }

    /// Annex D: CRC-32.
    private static func check(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let value = table.withUnsafeBufferPointer { table in
            var value = ~UInt32(0)
            for byte in bytes {
                value = table[Int(truncatingIfNeeded: (value ^ UInt32(byte)) & 0xFF)] ^ value >> 8
            }
            return ~value
        }
        return Int(value)
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
        }
    }
}
