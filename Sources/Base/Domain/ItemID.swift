import Basics
import Foundation

/// The short, stable name of an archived item, part of its address for ever.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let text: String

    /// An id as the archive stored it.
    public init(stored text: String) {
        self.text = text
    }

    /// The id of an item: the first characters of lower-case base32 (RFC 4648) of
    /// SHA-256(source id, 0x00, item identity).
    public init(source: SourceID, identity: String, length: Int = 10) {
        var hash = SHA256()
        hash.update(source.text)
        hash.update([0])
        hash.update(identity)
        text = Self.base32(hash.digest(), length: length)
    }

    public var description: String { text }

    public static func < (left: Self, right: Self) -> Bool {
        left.text < right.text
    }

    private static func base32(_ bytes: [UInt8], length: Int) -> String {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
        var letters: [UInt8] = []
        var accumulator: UInt32 = 0
        var bits: UInt32 = 0
        for byte in bytes where letters.count < length {
            accumulator = accumulator << 8 | UInt32(byte)
            bits += 8
            while bits >= 5, letters.count < length {
                bits -= 5
                letters.append(alphabet[Int(accumulator >> bits & 31)])
            }
            accumulator &= (1 << bits) - 1
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
