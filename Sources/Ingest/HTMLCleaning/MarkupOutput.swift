/// Writing HTML as its standard serialises it, up to a limit: all that is cleaned is escaped here and nowhere else.
extension [UInt8] {
    /// Appends text as the content of an element; stops at a character when `limit` bytes are there.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
        // No character grows more than sixfold.
        if limit - count < text.count * 6 {
            return appendEscapedSlowly(text, limit: limit)
        }
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte.isPlainText {
                index += 1
                continue
            }
            let length = text.lengthOfEscapable(at: index)
            if length > 0 {
                append(contentsOf: text[start..<index])
                appendEscape(of: byte)
                start = index + length
            }
            index += Swift.max(length, 1)
        }
        append(contentsOf: text[start...])
    }

    /// Appends a value between quotes; stops at a character when `limit` bytes were read.
    mutating func appendAttribute(
        _ name: StaticString,
        value: UnsafeBufferPointer<UInt8>,
        limit: Int = .max
    ) {
        append(.space)
        append(name)
        append("=\"")
        var index = 0
        while index < value.count {
            let byte = value[index]
            if index >= limit, byte & 0xC0 != 0x80 { break }
            let length = value.lengthOfEscapable(at: index)
            if length > 0 {
                appendEscape(of: byte)
            } else if byte == .doubleQuote {
                append("&quot;")
            } else {
                append(byte)
            }
            index += Swift.max(length, 1)
        }
        append(.doubleQuote)
    }

    mutating func appendAttribute(_ name: StaticString, value: String) {
        var value = value
        value.withUTF8 { appendAttribute(name, value: $0) }
    }

    mutating func appendStartTag(_ element: HTMLElement, attributes: [UInt8]) {
        append(.lessThan)
        append(contentsOf: element.name)
        append(contentsOf: attributes)
        append(.greaterThan)
    }

    mutating func appendEndTag(_ element: HTMLElement) {
        append(.lessThan)
        append(.slash)
        append(contentsOf: element.name)
        append(.greaterThan)
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { self.suffix($0.count).elementsEqual($0) }
    }

    private mutating func appendEscapedSlowly(_ text: UnsafeBufferPointer<UInt8>, limit: Int) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if count >= limit, byte & 0xC0 != 0x80 { return }
            let length = text.lengthOfEscapable(at: index)
            if length > 0 { appendEscape(of: byte) } else { append(byte) }
            index += Swift.max(length, 1)
        }
    }

    private mutating func appendEscape(of byte: UInt8) {
        switch byte {
        case .ampersand: append("&amp;")
        case .lessThan: append("&lt;")
        case .greaterThan: append("&gt;")
        case 0xC2: append("&nbsp;")
        case .formFeed: append(.space)
        case .carriageReturn: append(.lineFeed)
        default: break
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes at `index` are written in another form or left out.
    fileprivate func lengthOfEscapable(at index: Int) -> Int {
        let byte = self[index]
        switch byte {
        case .ampersand, .lessThan, .greaterThan, .formFeed, .carriageReturn: return 1
        case 0xC2: return index + 1 < count && self[index + 1] == 0xA0 ? 2 : 0
        default: return byte.isUselessControl ? 1 : 0
        }
    }
}

extension UInt8 {
    /// Whether the byte is certainly written as it is: most of any text.
    fileprivate var isPlainText: Bool {
        self &- 0x3F < 0x40 || self == .space || self > 0x7F && self != 0xC2
    }
}
