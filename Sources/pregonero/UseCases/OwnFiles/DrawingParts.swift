import HTMLCleaning

/// What programs act upon in an SVG file, one after the other, by its bytes: beginnings of elements, instructions and definitions.
///
/// Where a file is no well-formed XML, browsers go no further; this goes on and sees more than they do.
struct DrawingParts: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var place = 0

    /// One of them, with the offset at which it begins.
    struct Part {
        let place: Int
        let kind: Kind
    }

    enum Kind {
        /// The name is in small letters, without its prefix.
        case element(String, [Attribute])
        case instruction(String)
        /// What entities and attributes the document defines for itself.
        case definitions
    }

    /// One attribute of an element.
    struct Attribute {
        /// As it is written.
        let name: String
        /// In small letters, without references and blanks, which browsers pass over in addresses.
        let value: String

        /// The name in small letters, without its prefix.
        var local: String { DrawingParts.local(name) }
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Part? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            if let kind = kind() { return Part(place: start, kind: kind) }
        }
        place = bytes.count
        return nil
    }

    /// Nil for what nothing comes of.
    private mutating func kind() -> Kind? {
        if takes("!--") {
            skip(behind: "-->")
        } else if takes("![CDATA[") {
            skip(behind: "]]>")
        } else if takes("!DOCTYPE") {
            return definesItself() ? .definitions : nil
        } else if takes("?") {
            let start = place
            skip(behind: "?>")
            return .instruction(text(start..<place))
        } else if let first = byte, Self.mayBegin(first) {
            return element()
        }
        return nil
    }

    /// Reads a document type up to its end, or to where its definitions begin.
    private mutating func definesItself() -> Bool {
        while let byte {
            place += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skip(behind: byte)
            case UInt8(ascii: "["): return true
            case UInt8(ascii: ">"): return false
            default: break
            }
        }
        return false
    }

    private mutating func element() -> Kind {
        let name = word()
        var attributes: [Attribute] = []
        while let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
            guard Self.mayBegin(byte) else {
                place += 1
                continue
            }
            let name = word()
            skipBlanks()
            guard self.byte == UInt8(ascii: "=") else {
                attributes.append(Attribute(name: name, value: ""))
                continue
            }
            place += 1
            skipBlanks()
            attributes.append(Attribute(name: name, value: Self.plain(value())))
        }
        return .element(Self.local(name), attributes)
    }

    private mutating func value() -> String {
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return word()
        }
        let start = place + 1
        place = start
        skip(behind: quote)
        let isClosed = place > start && bytes[place - 1] == quote
        return text(start..<(isClosed ? place - 1 : place))
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether it goes on so, in which case that is passed.
    private mutating func takes(_ sign: String) -> Bool {
        guard bytes[place...].starts(with: sign.utf8) else { return false }
        place += sign.utf8.count
        return true
    }

    private mutating func skip(behind sign: String) {
        let sign = Array(sign.utf8)
        while place < bytes.count, !bytes[place...].starts(with: sign) { place += 1 }
        place = Swift.min(place + sign.count, bytes.count)
    }

    private mutating func skip(behind quote: UInt8) {
        place = bytes[place...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
    }

    private mutating func skipBlanks() {
        while let byte, byte <= 0x20 { place += 1 }
    }

    private mutating func word() -> String {
        let start = place
        while let byte, Self.mayBegin(byte) { place += 1 }
        return text(start..<place)
    }

    /// Whether a name may have a byte.
    private static func mayBegin(_ byte: UInt8) -> Bool {
        byte > 0x20 && !delimiters.contains(byte)
    }

    private static let delimiters = Array("<>=/\"'!?".utf8)

    private static func local(_ name: String) -> String {
        let colon = name.utf8.lastIndex(of: UInt8(ascii: ":"))
        return String(colon.map { name[name.utf8.index(after: $0)...] } ?? name[...]).lowercased()
    }

    private static func plain(_ value: String) -> String {
        let small = CharacterReferences.decode(value).utf8.lazy.filter { $0 > 0x20 }.map { byte in
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
        }
        return String(decoding: Array(small), as: UTF8.self)
    }
}
