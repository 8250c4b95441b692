/// Writing text as HTML.
extension [UInt8] {
    /// Appends text with `&`, `<`, `>`, `"` and `'` as references.
    mutating func appendEscaped(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            appendEscaped(bytes)
        }
        if isDone == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
        }
    }

    mutating func appendUnescaped(_ text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            append(contentsOf: bytes)
        }
        if isDone == nil {
            append(contentsOf: Array(text.utf8))
        }
    }

    private mutating func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        var index = bytes.firstToEscape(from: 0)
        while index < bytes.count {
            append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
            appendReference(for: bytes[index])
            start = index + 1
            index = bytes.firstToEscape(from: start)
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    private mutating func appendReference(for byte: UInt8) {
        let reference: StaticString =
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            default: "&#39;"
            }
        reference.withUTF8Buffer { append(contentsOf: $0) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first byte that HTML needs as a reference, or the end; eight bytes at a time.
    fileprivate func firstToEscape(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(self)
        var index = start
        while index + 8 <= count {
            let word = UInt64(
                littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            )
            let marks = word.bytesToEscape
            if marks != 0 {
                return index + marks.trailingZeroBitCount / 8
            }
            index += 8
        }
        while index < count, !self[index].needsReference {
            index += 1
        }
        return index
    }
}

extension UInt64 {
    /// Sets the highest bit of bytes that need a reference; exact up to the lowest such byte.
    ///
    /// One bit apart are `"` 22 and `&` 26, then `<` 3C and `>` 3E; `'` 27 stands alone.
    fileprivate var bytesToEscape: UInt64 {
        (self | 0x0404_0404_0404_0404).bytes(equalTo: 0x2626_2626_2626_2626)
            | (self | 0x0202_0202_0202_0202).bytes(equalTo: 0x3E3E_3E3E_3E3E_3E3E)
            | bytes(equalTo: 0x2727_2727_2727_2727)
    }

    private func bytes(equalTo pattern: UInt64) -> UInt64 {
        let difference = self ^ pattern
        return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    }
}

extension UInt8 {
    fileprivate var needsReference: Bool {
        self == 0x22 || self == 0x26 || self == 0x27 || self == 0x3C || self == 0x3E
    }
}
