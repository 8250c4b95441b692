/// Writes the numbers and texts of the index.
struct ByteWriter: Sendable {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func append(_ other: some Sequence<UInt8>) { bytes += other }

    /// Seven bits a byte, the lowest first; the highest bit says that more follow.
    @inline(__always)
    mutating func append(number: Int) {
        var rest = UInt64(truncatingIfNeeded: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A number that may be negative: small ones of either sign stay short.
    mutating func append(signed number: Int) {
        append(number: number < 0 ? -2 * number - 1 : 2 * number)
    }

    /// Its length in bytes and the bytes.
    mutating func append(text: String) {
        append(number: text.utf8.count)
        bytes += text.utf8
    }

    /// How many bytes a number takes.
    static func length(of number: Int) -> Int {
        var length = 1
        var rest = number >> 7
        while rest > 0 {
            length += 1
            rest >>= 7
        }
        return length
    }
}
