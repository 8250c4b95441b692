import Basics

extension UInt8 {
    var isXMLSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D && self != 0x0B) }
    var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
    var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension String {
    func trimmingASCIISpace(alsoQuotes: Bool = false) -> String {
        let isOuter: (UInt8) -> Bool = { byte in
            byte.isXMLSpace
                || alsoQuotes && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"))
        }
        guard let first = utf8.firstIndex(where: { !isOuter($0) }) else { return "" }
        guard let last = utf8.lastIndex(where: { !isOuter($0) }) else { return "" }
        if first == utf8.startIndex, utf8.index(after: last) == utf8.endIndex { return self }
        return String(self[first...last])
    }
}

extension [UInt8] {
    /// The place of the next `byte` in a range, by the C library's fast search.
    func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end else { return nil }
        return withUnsafeBytes { bytes in
            ByteSearch.first(byte, in: UnsafeRawBufferPointer(rebasing: bytes[..<end]), from: start)
        }
    }

    /// The place where `needle` begins next; its letters, but for the first,
    /// match both cases.
    func firstIndex(of needle: StaticString, from start: Int) -> Int? {
        var place = start
        while let found = firstIndex(of: needle.utf8Start[0], from: place, to: count) {
            if has(needle, at: found) { return found }
            place = found + 1
        }
        return nil
    }

    /// Whether `prefix` stands at a place; its letters in lower case match both cases.
    func has(_ prefix: StaticString, at start: Int) -> Bool {
        guard start >= 0, start + prefix.utf8CodeUnitCount <= count else { return false }
        for offset in 0..<prefix.utf8CodeUnitCount
        where self[start + offset].lowercasedASCII != prefix.utf8Start[offset].lowercasedASCII {
            return false
        }
        return true
    }

    func text(_ range: Range<Int>) -> String {
        withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
    }
}
