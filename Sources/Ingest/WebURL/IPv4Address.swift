/// An IPv4 address in any of the forms that browsers accept (`127.1`, `0x7f000001`, `2130706433`).
struct IPv4Address {
    let value: UInt32

    init(value: UInt32) {
        self.value = value
    }

    init?(_ bytes: ArraySlice<UInt8>) {
        var parts = bytes.split(separator: ASCII.dot, omittingEmptySubsequences: false)
        if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
        guard parts.count <= 4, let lastPart = parts.popLast(),
            let last = Self.number(lastPart), last < 1 << (8 * UInt64(4 - parts.count))
        else { return nil }
        var result = last
        for (index, part) in parts.enumerated() {
            guard let number = Self.number(part), number <= 255 else { return nil }
            result |= number << (8 * UInt64(3 - index))
        }
        value = UInt32(truncatingIfNeeded: result)
    }

    var serialized: String {
        "\(value >> 24).\(value >> 16 & 255).\(value >> 8 & 255).\(value & 255)"
    }

    /// Whether a host must be an IPv4 address, since its last label is a number.
    static func endsInNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes.last == ASCII.dot ? bytes.dropLast() : bytes
        let label = name.lastIndex(of: ASCII.dot).map { name[($0 + 1)...] } ?? name
        guard let first = label.first, first.isASCIIDigit else { return false }
        return label.allSatisfy(\.isASCIIDigit) || number(label) != nil
    }

    /// Reads a decimal, octal (`0…`) or hexadecimal (`0x…`) number; no more than 2^40 comes out.
    private static func number(_ part: ArraySlice<UInt8>) -> UInt64? {
        guard let first = part.first else { return nil }
        var digits = part
        var radix: UInt64 = 10
        if first == ASCII.zero, part.count > 1 {
            let isHexadecimal = part[part.startIndex + 1].asciiLowercased == UInt8(ascii: "x")
            digits = part.dropFirst(isHexadecimal ? 2 : 1)
            radix = isHexadecimal ? 16 : 8
        }
        var value: UInt64 = 0
        for byte in digits {
            guard let digit = byte.hexadecimalValue, digit < radix else { return nil }
            value = min(value * radix + UInt64(digit), 1 << 40)
        }
        return value
    }
}
