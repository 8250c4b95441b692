/// Takes a content line apart, byte by byte: `NAME;PARAMETER="a:b",c:value`.
struct ContentLineScanner {
    private var bytes: ArraySlice<UInt8>
    private static let (colon, semicolon, quote): (UInt8, UInt8, UInt8) = (0x3A, 0x3B, 0x22)

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    /// Letters, digits and hyphens up to a colon or semicolon; nil for any other beginning.
    mutating func name() -> String? {
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        let name = bytes.prefix { Self.isName($0) || $0 == 0x2E || $0 == 0x5F }
        let end = bytes[name.endIndex...].first
        guard !name.isEmpty, name.count <= 100, end == Self.colon || end == Self.semicolon else {
            return nil
        }
        bytes = bytes[name.endIndex...]
        // A group before a point, as address books have it, says nothing.
        let own = name.split(separator: 0x2E).last ?? name
        return Self.capitals(own)
    }

    /// Up to the colon; nil where there is none.
    mutating func parameters() -> [(name: String, value: String)]? {
        var found: [(name: String, value: String)] = []
        while bytes.first == Self.semicolon {
            bytes.removeFirst()
            let name = bytes.prefix { $0 != 0x3D && $0 != Self.semicolon && $0 != Self.colon }
            bytes = bytes[name.endIndex...]
            var value: [UInt8] = []
            if bytes.first == 0x3D {
                bytes.removeFirst()
                value = parameterValue()
            }
            if !name.isEmpty {
                found.append((Self.capitals(name), Self.plain(value)))
            }
        }
        guard bytes.first == Self.colon else { return nil }
        bytes.removeFirst()
        return found
    }

    func rest() -> String { String(decoding: bytes, as: UTF8.self) }

    /// Quotes keep what would end the value; one that is never closed ends with the next colon.
    private mutating func parameterValue() -> [UInt8] {
        var value: [UInt8] = []
        while let byte = bytes.first, byte != Self.semicolon, byte != Self.colon {
            bytes.removeFirst()
            guard byte == Self.quote, let end = bytes.firstIndex(of: Self.quote) else {
                if byte != Self.quote { value.append(byte) }
                continue
            }
            value += bytes[..<end]
            bytes = bytes[(end + 1)...]
        }
        return value
    }

    /// RFC 6868: `^n`, `^^` and `^'` stand for what a parameter cannot hold.
    private static func plain(_ value: [UInt8]) -> String {
        let text = String(decoding: value, as: UTF8.self)
        guard value.contains(0x5E) else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
                switch character {
                case "n": result.append("\n")
                case "'": result.append("\"")
                case "^": result.append("^")
                default: result += "^\(character)"
                }
            } else if character == "^" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "^" : result
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D: true
        default: false
        }
    }

    private static func capitals(_ bytes: ArraySlice<UInt8>) -> String {
        let upper = bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
        return String(decoding: upper, as: UTF8.self).trimmedBlanks
    }
}
