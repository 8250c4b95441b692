import HTMLCleaning

/// Lays text without tags out as HTML: its paragraphs, its lines and its web addresses.
struct TextLayout {
    /// What a single line end means; blank lines part paragraphs in any case.
    enum LineEnds {
        /// Each was meant.
        case breaks
        /// They only wrap long lines, as in the source of HTML.
        case wrapping
    }

    private let bytes: [UInt8]
    private let lineEnds: LineEnds
    private var output: [UInt8] = []

    /// Lays a text out.
    ///
    /// - Parameters:
    ///   - text: The text with its special characters as references, without white space at its ends.
    ///   - lineEnds: What its line ends mean.
    /// - Returns: HTML; the text as it is where it has no line ends that mean anything, or may be HTML.
    static func html(of text: String, _ lineEnds: LineEnds) -> String {
        let hasLines =
            switch lineEnds {
            case .breaks: text.utf8.contains(where: \.endsLine)
            case .wrapping: isPlainWithBlankLines(text)
            }
        guard hasLines else { return text }
        var layout = TextLayout(Array(text.utf8), lineEnds)
        layout.write()
        return String(decoding: layout.output, as: UTF8.self)
    }

    /// Whether there is a blank line, and no tag or what looks like one behind its references.
    private static func isPlainWithBlankLines(_ text: String) -> Bool {
        var isBlank = false
        var hasBlankLine = false
        var hasReferences = false
        for byte in text.utf8 {
            switch byte {
            // What is HTML is seen soon.
            case UInt8(ascii: "<"): return false
            case UInt8(ascii: "&"): hasReferences = true
            default: break
            }
            if byte == 0x0A {
                hasBlankLine = hasBlankLine || isBlank
                isBlank = true
            } else if !byte.isXMLSpace {
                isBlank = false
            }
        }
        guard hasBlankLine, hasReferences else { return hasBlankLine }
        return !CharacterReferences.decode(text).utf8.contains(UInt8(ascii: "<"))
    }

    private init(_ bytes: [UInt8], _ lineEnds: LineEnds) {
        self.bytes = bytes
        self.lineEnds = lineEnds
        output.reserveCapacity(bytes.count + bytes.count / 4)
    }

    private mutating func write() {
        var start = 0
        var isInParagraph = false
        while start < bytes.count {
            let end = bytes[start...].firstIndex(where: \.endsLine) ?? bytes.count
            let line = trimmed(start..<end)
            if line.isEmpty {
                if isInParagraph { append("</p>") }
                isInParagraph = false
            } else {
                append(isInParagraph ? separator : "<p>")
                isInParagraph = true
                write(line)
            }
            start = end + (bytes.has("\r\n", at: end) ? 2 : 1)
        }
        if isInParagraph { append("</p>") }
    }

    private var separator: StaticString { lineEnds == .breaks ? "<br>" : "\n" }

    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        var (start, end) = (line.lowerBound, line.upperBound)
        while start < end, bytes[start].isXMLSpace { start += 1 }
        while end > start, bytes[end - 1].isXMLSpace { end -= 1 }
        return start..<end
    }

    private mutating func write(_ line: Range<Int>) {
        var (start, place) = (line.lowerBound, line.lowerBound)
        while let colon = bytes.firstIndex(of: UInt8(ascii: ":"), from: place, to: line.upperBound)
        {
            place = colon + 1
            guard let address = address(around: colon, within: start..<line.upperBound) else {
                continue
            }
            output += bytes[start..<address.lowerBound]
            append("<a href=\"")
            output += bytes[address]
            append("\">")
            output += bytes[address]
            append("</a>")
            (start, place) = (address.upperBound, address.upperBound)
        }
        output += bytes[start..<line.upperBound]
    }

    private mutating func append(_ text: StaticString) {
        output += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}

// Addresses of the web in a line.
extension TextLayout {
    private func address(around colon: Int, within line: Range<Int>) -> Range<Int>? {
        guard bytes.has("://", at: colon), let start = scheme(before: colon),
            start >= line.lowerBound,
            start == line.lowerBound || !bytes[start - 1].isASCIIWordByte
        else { return nil }
        let host = colon + 3
        guard host < line.upperBound, bytes[host].isWordByte else { return nil }
        var end = host
        while end < line.upperBound, !endsAddress(at: end, before: line.upperBound) { end += 1 }
        return end > host ? start..<withoutPunctuation(host..<end) : nil
    }

    private func scheme(before colon: Int) -> Int? {
        if bytes.has("https", at: colon - 5) { return colon - 5 }
        return bytes.has("http", at: colon - 4) ? colon - 4 : nil
    }

    private func endsAddress(at place: Int, before end: Int) -> Bool {
        switch bytes[place] {
        case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        case UInt8(ascii: "&"): isReference(at: place, before: end)
        // Spaces, quotation marks and points beyond ASCII: U+00A0 « », U+2000, U+3000, U+FF00 and on.
        case 0xC2: [0xA0, 0xAB, 0xBB].contains(byte(behind: place))
        case 0xE2, 0xE3: byte(behind: place) == 0x80
        case 0xEF: byte(behind: place) == 0xBC
        default: false
        }
    }

    private func byte(behind place: Int) -> UInt8 {
        place + 1 < bytes.count ? bytes[place + 1] : 0
    }

    /// Whether there is a reference that stands for something else than an ampersand.
    private func isReference(at place: Int, before end: Int) -> Bool {
        if bytes.has("&amp;", at: place) { return false }
        let name = bytes[(place + 1)..<end].prefix { $0.isWordByte || $0 == UInt8(ascii: "#") }
        return name.endIndex < end && bytes[name.endIndex] == UInt8(ascii: ";")
    }

    /// Where an address ends without the points behind it, and without a bracket that was opened before it.
    private func withoutPunctuation(_ rest: Range<Int>) -> Int {
        var end = rest.upperBound
        let opened = bytes[rest].count { $0 == UInt8(ascii: "(") }
        var closed = bytes[rest].count { $0 == UInt8(ascii: ")") }
        while end > rest.lowerBound + 1 {
            let last = bytes[end - 1]
            if last == UInt8(ascii: ")"), closed > opened {
                closed -= 1
            } else if !".,;:!?'*_]}".utf8.contains(last) || bytes.has("&amp;", at: end - 5) {
                break
            }
            end -= 1
        }
        return end
    }
}

extension UInt8 {
    fileprivate var endsLine: Bool { self == 0x0A || self == 0x0D }

    fileprivate var isASCIIWordByte: Bool { isASCIILetter || isASCIIDigit }

    /// A letter or a digit, of other scripts too.
    fileprivate var isWordByte: Bool { isASCIIWordByte || self >= 0x80 }
}
