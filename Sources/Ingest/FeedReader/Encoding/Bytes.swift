import Foundation

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

    /// Whether some ASCII text occurs in it, found by bytes.
    func holds(_ needle: StaticString) -> Bool {
        let length = needle.utf8CodeUnitCount
        let found = utf8.withContiguousStorageIfAvailable { buffer in
            guard let base = buffer.baseAddress else { return false }
            var place = 0
            while place + length <= buffer.count,
                let hit = memchr(
                    base + place,
                    Int32(needle.utf8Start[0]),
                    buffer.count - length + 1 - place
                )
            {
                if memcmp(hit, needle.utf8Start, length) == 0 { return true }
                place = UnsafeRawPointer(hit) - UnsafeRawPointer(base) + 1
            }
            return false
        }
        return found ?? Array(utf8).firstIndex(of: needle, from: 0).map { _ in true } ?? false
    }
}

extension [UInt8] {
    /// The place of the next `byte` in a range, by the C library's fast search.
    func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
        guard start < end else { return nil }
        return withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            guard let found = memchr(base + start, Int32(byte), end - start) else { return nil }
            return UnsafeRawPointer(found) - UnsafeRawPointer(base)
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
