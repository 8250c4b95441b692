/// The few character references that cleaned HTML still holds.
enum HTMLEntities {
    /// The longest reference that is looked for, `&` and `;` included: `&#x10FFFF;`.
    private static let longest = 10

    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"),
                let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
                let character = character(named: rest[(rest.startIndex + 1)..<end])
            {
                decoded.append(contentsOf: String(character).utf8)
                rest = rest[(end + 1)...]
            } else {
                decoded.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func character(named bytes: ArraySlice<UInt8>) -> Character? {
        let name = String(decoding: bytes, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return "\u{A0}"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10)
            .flatMap(Unicode.Scalar.init)
            .map(Character.init)
    }
}
