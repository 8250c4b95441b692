import HTMLCleaning

/// Decodes character references as XML writes them, with the names of HTML and no others: what a
/// document type declares is never expanded.
struct ReferenceDecoder {
    private static let longestName = 32

    /// The names met so far, since a feed uses few and each look-up costs.
    private var known: [String: [UInt8]] = [
        "amp": [UInt8(ascii: "&")], "lt": [UInt8(ascii: "<")], "gt": [UInt8(ascii: ">")],
        "quot": [UInt8(ascii: "\"")], "apos": [UInt8(ascii: "'")],
    ]

    mutating func append(_ bytes: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        var place = range.lowerBound
        while let ampersand = bytes.firstIndex(
            of: UInt8(ascii: "&"),
            from: place,
            to: range.upperBound
        ) {
            output.append(contentsOf: bytes[place..<ampersand])
            place = decode(bytes, ampersand..<range.upperBound, to: &output)
        }
        output.append(contentsOf: bytes[place..<range.upperBound])
    }

    /// An attribute's value: white space of any kind is a space.
    mutating func attribute(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        let isPlain = !bytes[range].contains { $0 == UInt8(ascii: "&") || $0 == 0x0A || $0 == 0x09 }
        if isPlain { return bytes.text(range) }
        var value: [UInt8] = []
        append(bytes, range, to: &value)
        for place in value.indices where value[place] == 0x0A || value[place] == 0x09 {
            value[place] = 0x20
        }
        return String(decoding: value, as: UTF8.self)
    }

    /// Decodes one reference, or takes its `&` as it stands.
    private mutating func decode(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        to output: inout [UInt8]
    ) -> Int {
        let start = range.lowerBound + 1
        if start < range.upperBound {
            if bytes[start] == UInt8(ascii: "#") {
                if let end = decodeNumber(bytes, (start + 1)..<range.upperBound, to: &output) {
                    return end
                }
            } else if let end = decodeName(bytes, start..<range.upperBound, to: &output) {
                return end
            }
        }
        output.append(UInt8(ascii: "&"))
        return start
    }

    private func decodeNumber(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        to output: inout [UInt8]
    ) -> Int? {
        var place = range.lowerBound
        guard place < range.upperBound else { return nil }
        let isHexadecimal = bytes[place] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { place += 1 }
        let digits = place
        var value: UInt32 = 0
        while place < range.upperBound, let digit = Self.digit(bytes[place], isHexadecimal) {
            value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
            place += 1
        }
        guard place > digits else { return nil }
        let scalar = CharacterReferences.numeric(value)
        if scalar.isXMLCharacter { UTF8Text.append(scalar, to: &output) }
        let isTerminated = place < range.upperBound && bytes[place] == UInt8(ascii: ";")
        return isTerminated ? place + 1 : place
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
            UInt32((byte | 0x20) - 0x57)
        default: nil
        }
    }

    private mutating func decodeName(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        to output: inout [UInt8]
    ) -> Int? {
        let limit = min(range.upperBound, range.lowerBound + Self.longestName + 1)
        var end = range.lowerBound
        while end < limit, bytes[end].isASCIILetter || bytes[end].isASCIIDigit { end += 1 }
        guard end > range.lowerBound, end < limit, bytes[end] == UInt8(ascii: ";") else {
            return nil
        }
        let name = bytes.text(range.lowerBound..<end)
        if let value = known[name] {
            output.append(contentsOf: value)
            return value.isEmpty ? nil : end + 1
        }
        let reference = "&\(name);"
        let decoded = CharacterReferences.decode(reference)
        // A legacy name without semicolon may match the beginning of one that nobody knows.
        let isKnown = !decoded.hasSuffix(";") || name == "semi"
        known[name] = isKnown ? Array(decoded.utf8) : []
        guard isKnown else { return nil }
        output.append(contentsOf: decoded.utf8)
        return end + 1
    }
}

extension Unicode.Scalar {
    /// XML 1.0, production 2.
    var isXMLCharacter: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
