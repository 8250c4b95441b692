/// Finds the tags in a piece of HTML, in one pass over its bytes.
///
/// What is no whole tag is text, as for a browser; an unfinished one ends the scan.
struct HTMLTagScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tags(of bytes: [UInt8]) -> [HTMLTag] {
        var scanner = HTMLTagScanner(bytes)
        var tags: [HTMLTag] = []
        while let tag = scanner.next() {
            tags.append(tag)
        }
        return tags
    }

    private mutating func next() -> HTMLTag? {
        while let start = index(of: UInt8(ascii: "<"), from: position) {
            position = start + 1
            guard let first = byte else { return nil }
            if Self.isLetter(first) { return tag(.opening, from: start) }
            if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
                return declaration(from: start)
            }
            if first == UInt8(ascii: "/"), position + 1 < bytes.count,
                Self.isLetter(bytes[position + 1])
            {
                position += 1
                return tag(.closing, from: start)
            }
        }
        return nil
    }

    private mutating func tag(_ kind: HTMLTag.Kind, from start: Int) -> HTMLTag? {
        let nameStart = position
        skip { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        let nameRange = nameStart..<position
        var attributes: [HTMLTag.Attribute] = []
        while true {
            skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
            guard let byte else { return nil }
            if byte == UInt8(ascii: ">") { break }
            guard let attribute = attribute() else { return nil }
            attributes.append(attribute)
        }
        position += 1
        return HTMLTag(
            kind: kind,
            name: lowercased(nameRange),
            range: start..<position,
            nameRange: nameRange,
            attributes: attributes
        )
    }

    private mutating func attribute() -> HTMLTag.Attribute? {
        let nameStart = position
        // An equals sign in first place belongs to the name: the scan always moves on.
        position += 1
        skip {
            !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/")
                && $0 != UInt8(ascii: ">")
        }
        let name = lowercased(nameStart..<position)
        skip(while: Self.isSpace)
        guard byte == UInt8(ascii: "=") else {
            return HTMLTag.Attribute(name: name, value: position..<position)
        }
        position += 1
        skip(while: Self.isSpace)
        guard let quote = byte else { return nil }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
            return HTMLTag.Attribute(name: name, value: start..<position)
        }
        guard let end = index(of: quote, from: position + 1) else { return nil }
        let value = (position + 1)..<end
        position = end + 1
        return HTMLTag.Attribute(name: name, value: value)
    }

    private mutating func declaration(from start: Int) -> HTMLTag? {
        let isComment = bytes[position...].starts(with: "!--".utf8)
        guard let end = isComment ? endOfComment() : index(of: UInt8(ascii: ">"), from: position)
        else {
            position = bytes.count
            return nil
        }
        position = end + 1
        let range = start..<position
        return HTMLTag(kind: .other, name: "", range: range, nameRange: range, attributes: [])
    }

    /// The index of the `>` that ends the comment; `<!-->` and `<!--->` are comments too.
    private func endOfComment() -> Int? {
        var candidate = index(of: UInt8(ascii: ">"), from: position + 3)
        while let end = candidate {
            if bytes[(position + 1)..<end].suffix(2).elementsEqual("--".utf8) { return end }
            candidate = index(of: UInt8(ascii: ">"), from: end + 1)
        }
        return nil
    }

    private var byte: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skip(while matches: (UInt8) -> Bool) {
        while position < bytes.count, matches(bytes[position]) {
            position += 1
        }
    }

    private func index(of byte: UInt8, from start: Int) -> Int? {
        bytes[min(start, bytes.count)...].firstIndex(of: byte)
    }

    private func lowercased(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).lowercased()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
