import Basics
import Foundation

/// Mends what in JSON would cost the whole text: half of a character, and the sign of no character, as escapes.
enum WholeEscapes {
    /// - Parameter json: as a program wrote it.
    /// - Returns: the same with the sign for a broken character in the place of each.
    static func mended(_ json: Data) -> Data {
        let places = json.withUnsafeBytes(broken)
        guard !places.isEmpty else { return json }
        var mended = json
        mended.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
            for place in places {
                for (offset, byte) in "\\ufffd".utf8.enumerated() { bytes[place + offset] = byte }
            }
        }
        return mended
    }

    /// Where the escapes stand.
    private static func broken(_ bytes: UnsafeRawBufferPointer) -> [Int] {
        var places: [Int] = []
        var place = 0
        while let sign = ByteSearch.first(UInt8(ascii: "\\"), in: bytes, from: place) {
            guard let unit = unit(bytes, sign) else {
                place = sign + 2
                continue
            }
            place = sign + 6
            if (0xD800..<0xDC00).contains(unit), let low = self.unit(bytes, place),
                (0xDC00..<0xE000).contains(low)
            {
                place += 6
            } else if unit == 0 || (0xD800..<0xE000).contains(unit) {
                places.append(sign)
            }
        }
        return places
    }

    /// The number of an escape with four digits; nil for another one.
    private static func unit(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt16? {
        guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
            bytes[place + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt16(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
}
