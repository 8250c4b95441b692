import Basics

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
        while true {
            index = text.firstEscapable(from: index)
            guard index < text.count else { break }
            let length = text.lengthOfEscapable(at: index)
            if length > 0 {
                append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
                appendEscape(of: text[index])
                start = index + length
            }
            index += Swift.max(length, 1)
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
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
    /// The first byte that may be written in another form, or the end.
    fileprivate func firstEscapable(from start: Int) -> Int {
        first(from: start) { word in
            // One bit apart are `<` 3C and `>` 3E.
            word.below(0x20) | word.equal(to: .ampersand) | word.equal(to: 0x7F)
                | word.equal(to: .greaterThan, ignoring: 0x02) | word.equal(to: 0xC2)
        }
    }

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
