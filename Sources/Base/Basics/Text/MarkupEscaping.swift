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
    /// The first byte that a reference may stand for, or the end.
    fileprivate func firstToEscape(from start: Int) -> Int {
        // One bit apart are `"` 22 and `&` 26, then `<` 3C and `>` 3E; `'` 27 stands alone.
        first(from: start) { word in
            word.equal(to: 0x26, ignoring: 0x04) | word.equal(to: 0x3E, ignoring: 0x02)
                | word.equal(to: 0x27)
        }
    }
}
