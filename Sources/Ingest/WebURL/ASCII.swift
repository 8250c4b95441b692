/// The ASCII bytes that mean something in a URL.
enum ASCII {
    static let hash = UInt8(ascii: "#")
    static let percent = UInt8(ascii: "%")
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let dot = UInt8(ascii: ".")
    static let slash = UInt8(ascii: "/")
    static let zero = UInt8(ascii: "0")
    static let colon = UInt8(ascii: ":")
    static let question = UInt8(ascii: "?")
    static let at = UInt8(ascii: "@")
    static let leftBracket = UInt8(ascii: "[")
    static let backslash = UInt8(ascii: "\\")
    static let rightBracket = UInt8(ascii: "]")
    static let pipe = UInt8(ascii: "|")
    static let ampersand = UInt8(ascii: "&")
    static let equals = UInt8(ascii: "=")
    static let space = UInt8(ascii: " ")
}

extension UInt8 {
    var isASCII: Bool { self < 0x80 }

    var isASCIIDigit: Bool { self &- 0x30 < 10 }

    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of a hexadecimal digit.
    var hexadecimalValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }

    /// The digit of a value below 16, in upper case.
    var hexadecimalDigit: UInt8 {
        self < 10 ? 0x30 + self : 0x37 + self
    }
}
