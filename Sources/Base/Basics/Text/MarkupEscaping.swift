/// Where text stands in HTML or XML, and so which of its characters must be references.
public enum MarkupPlace: Sendable {
    /// Between tags: `&`, `<` and `>`.
    case content
    /// Between double quotes, or between tags: `"` too.
    case attribute
    /// Wherever a template puts it: `'` too.
    case anywhere

    fileprivate func reference(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): self == .content ? nil : "&quot;"
        case UInt8(ascii: "'"): self == .anywhere ? "&#39;" : nil
        default: nil
        }
    }
}

extension [UInt8] {
    /// Appends text with references for what could be markup.
    public mutating func appendEscaped(_ text: String, for place: MarkupPlace) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            appendEscaped(bytes, for: place)
        }
        if isDone == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0, for: place) }
        }
    }

    private mutating func appendEscaped(
        _ bytes: UnsafeBufferPointer<UInt8>,
        for place: MarkupPlace
    ) {
        var start = 0
        var index = bytes.firstToEscape(from: 0)
        while index < bytes.count {
            if let reference = place.reference(for: bytes[index]) {
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                reference.withUTF8Buffer { append(contentsOf: $0) }
                start = index + 1
            }
            index = bytes.firstToEscape(from: index + 1)
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
}

extension String {
    /// The text as HTML or XML that shows it.
    public func escaped(for place: MarkupPlace) -> String {
        guard utf8.contains(where: { place.reference(for: $0) != nil }) else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 32)
        bytes.appendEscaped(self, for: place)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first byte that a reference may stand for, or the end; eight bytes at a time.
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
        while index < count, !self[index].mayNeedReference {
            index += 1
        }
        return index
    }
}

extension UInt64 {
    /// Sets the highest bit of bytes that may need a reference; exact up to the lowest such byte.
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
    fileprivate var mayNeedReference: Bool {
        self == 0x22 || self == 0x26 || self == 0x27 || self == 0x3C || self == 0x3E
    }
}
