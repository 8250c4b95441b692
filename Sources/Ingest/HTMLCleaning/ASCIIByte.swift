/// The bytes that HTML's grammar is made of.
extension UInt8 {
    static var ampersand: UInt8 { 0x26 }
    static var lessThan: UInt8 { 0x3C }
    static var greaterThan: UInt8 { 0x3E }
    static var doubleQuote: UInt8 { 0x22 }
    static var singleQuote: UInt8 { 0x27 }
    static var slash: UInt8 { 0x2F }
    static var hyphen: UInt8 { 0x2D }
    static var equals: UInt8 { 0x3D }
    static var exclamation: UInt8 { 0x21 }
    static var question: UInt8 { 0x3F }
    static var numberSign: UInt8 { 0x23 }
    static var semicolon: UInt8 { 0x3B }
    static var space: UInt8 { 0x20 }
    static var lineFeed: UInt8 { 0x0A }
    static var formFeed: UInt8 { 0x0C }
    static var carriageReturn: UInt8 { 0x0D }

    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isASCIIUppercase: Bool { self &- 0x41 < 26 }
    var isASCIIDigit: Bool { self &- 0x30 < 10 }
    var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// Tab, line feed, form feed, carriage return or space.
    var isHTMLSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
    }
    /// A control character that text never needs.
    var isUselessControl: Bool { self < 0x20 && !isHTMLSpace || self == 0x7F }
    var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// What a hexadecimal digit is worth.
    var hexadecimalValue: UInt32? {
        if isASCIIDigit { return UInt32(self &- 0x30) }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? UInt32(letter) + 10 : nil
    }
}

extension [UInt8] {
    mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    mutating func appendReplacementCharacter() {
        append(contentsOf: UTF8.encodedReplacementCharacter)
    }
}
