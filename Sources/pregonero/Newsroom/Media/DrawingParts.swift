import Basics
import HTMLCleaning

/// What programs act upon in an SVG file, one after the other, by its bytes: beginnings of elements, instructions and definitions.
///
/// Where a file is no well-formed XML, browsers go no further; this goes on and sees more than they do. What nothing can come of
/// is passed over by its bytes, since drawings have many thousands of elements: it is given out only where it may do something.
struct DrawingParts: Sequence, IteratorProtocol {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// One of them, with the offset at which it begins.
    struct Part {
        let place: Int
        let kind: Kind
    }

    enum Kind {
        /// The name is in small letters, without its prefix; the attributes are those that may do something.
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

    /// - Parameter bytes: those of the file, which have to outlive this.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func next() -> Part? {
        while let start = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: place) {
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

    /// Nil for one that does nothing.
    private mutating func element() -> Kind? {
        let name = word()
        var attributes: [Attribute] = []
        while let byte, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
            guard Self.mayBegin(byte) else {
                place += 1
                continue
            }
            let name = word()
            skipBlanks()
            var value = place..<place
            if self.byte == UInt8(ascii: "=") {
                place += 1
                skipBlanks()
                value = self.value()
            }
            guard mayAct(name) || mayRun(value) else { continue }
            attributes.append(Attribute(name: text(name), value: Self.plain(text(value))))
        }
        guard !attributes.isEmpty || acts(name) else { return nil }
        return .element(Self.local(text(name)), attributes)
    }

    private mutating func value() -> Range<Int> {
        guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return word()
        }
        let start = place + 1
        place = start
        skip(behind: quote)
        let isClosed = place > start && bytes[place - 1] == quote
        return start..<(isClosed ? place - 1 : place)
    }

    /// Whether an element does something by its name alone.
    private func acts(_ name: Range<Int>) -> Bool {
        let local = local(name)
        return reads(local, "script") || reads(local, "handler") || reads(local, "listener")
            || reads(local, "foreignobject") || reads(local, "iframe")
    }

    /// Whether an attribute may do something by its name.
    private func mayAct(_ name: Range<Int>) -> Bool {
        let local = local(name)
        return reads(name.prefix(2), "on") || reads(name.prefix(5), "xmlns") || reads(local, "href")
            || reads(local, "src") || reads(local, "attributename")
    }

    /// Whether a value may be an address that runs a script: it has references, or `javascript:` in letters of any size, with
    /// blanks anywhere.
    private func mayRun(_ value: Range<Int>) -> Bool {
        let part = UnsafeRawBufferPointer(rebasing: bytes[value])
        if ByteSearch.first(UInt8(ascii: "&"), in: part, from: 0) != nil { return true }
        var start = 0
        while let colon = ByteSearch.first(UInt8(ascii: ":"), in: part, from: start) {
            if Self.namesScript(part[..<colon]) { return true }
            start = colon + 1
        }
        return false
    }

    /// Whether a text ends so.
    private static func namesScript(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = text
        for letter in "tpircsavaj".utf8 {
            while let last = rest.last, last <= 0x20 { rest.removeLast() }
            guard let last = rest.popLast(), last | 0x20 == letter else { return false }
        }
        return true
    }

    /// Whether a word stands somewhere, in letters of any size.
    private func reads(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { letters in
            zip(range, letters).allSatisfy { bytes[$0] | 0x20 == $1 }
        }
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether it goes on so, in which case that is passed.
    private mutating func takes(_ sign: StaticString) -> Bool {
        let isThere = sign.withUTF8Buffer { bytes[place...].starts(with: $0) }
        if isThere { place += sign.utf8CodeUnitCount }
        return isThere
    }

    private mutating func skip(behind sign: StaticString) {
        let found = ByteSearch.first(sign, in: bytes, from: place)
        place = found.map { $0 + sign.utf8CodeUnitCount } ?? bytes.count
    }

    private mutating func skip(behind quote: UInt8) {
        place = ByteSearch.first(quote, in: bytes, from: place).map { $0 + 1 } ?? bytes.count
    }

    private mutating func skipBlanks() {
        while let byte, byte <= 0x20 { place += 1 }
    }

    private mutating func word() -> Range<Int> {
        let start = place
        while let byte, Self.mayBegin(byte) { place += 1 }
        return start..<place
    }

    /// Whether a name may have a byte.
    private static func mayBegin(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "/"),
            UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "!"), UInt8(ascii: "?"):
            false
        default: true
        }
    }

    /// The same without its prefix.
    private func local(_ name: Range<Int>) -> Range<Int> {
        let colon = bytes[name].lastIndex(of: UInt8(ascii: ":"))
        return (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    }

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
