/// Cuts a text into tags and the text between them, and takes nothing amiss: bare `&` and `<`
/// stay what they are, and a document type is skipped with all that it declares.
///
/// Each byte is looked at a bounded number of times, whatever the text.
struct XMLTokenizer {
    enum Event {
        case startTag, endTag, end
    }

    struct Attribute {
        let name: Range<Int>
        let value: String
    }

    let bytes: [UInt8]
    /// The text, references decoded, since the reader of events last cleared it.
    var text: [UInt8] = []
    private(set) var name = 0..<0
    private(set) var attributes: [Attribute] = []
    private(set) var isSelfClosing = false
    /// Where the last tag begins.
    private(set) var tagStart = 0
    private(set) var droppedAttributes = false
    private var isDeclared = false

    /// Where the text goes on.
    private(set) var position = 0

    private let attributeLimit: Int
    private var references = ReferenceDecoder()
    private(set) var search = TerminatorSearch()

    init(_ bytes: [UInt8], attributeLimit: Int) {
        self.bytes = bytes
        self.attributeLimit = attributeLimit
    }

    /// Whether nothing was met so far that has no end, which changes how all that follows is read.
    var isUndisturbed: Bool { search.failures == 0 }

    /// Goes on behind what need not be read.
    mutating func goOn(from place: Int) {
        position = place
    }

    mutating func next() -> Event {
        while position < bytes.count {
            guard
                let open = bytes.firstIndex(of: UInt8(ascii: "<"), from: position, to: bytes.count)
            else {
                appendText(position..<bytes.count)
                break
            }
            appendText(position..<open)
            position = open
            if let event = readMarkup() { return event }
        }
        position = bytes.count
        return .end
    }

    private mutating func readMarkup() -> Event? {
        let start = position
        let first = start + 1 < bytes.count ? bytes[start + 1] : 0
        switch first {
        case UInt8(ascii: "!"):
            readDeclaration()
        case UInt8(ascii: "?"):
            skipInstruction()
        case UInt8(ascii: "/") where start + 2 < bytes.count && Self.startsName(bytes[start + 2]):
            if readEndTag() { return .endTag }
        case _ where Self.startsName(first):
            if readStartTag() { return .startTag }
        default:
            text.append(UInt8(ascii: "<"))
            position += 1
        }
        return nil
    }

    private mutating func appendText(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        references.append(bytes, range, to: &text)
    }

    private mutating func skip(to end: Int?, length: Int) {
        position = end.map { $0 + length } ?? bytes.count
    }

    // MARK: Declarations

    private mutating func readDeclaration() {
        let start = position
        if bytes.has("<![CDATA[", at: start) {
            let end = search.end(of: .section, in: bytes, from: start + 9)
            text.append(contentsOf: bytes[(start + 9)..<(end ?? bytes.count)])
            skip(to: end, length: 3)
        } else if bytes.has("<!--", at: start) {
            skip(to: search.end(of: .comment, in: bytes, from: start + 4), length: 3)
        } else if start + 2 < bytes.count, bytes[start + 2].isASCIILetter {
            skipDoctype()
        } else {
            text.append(UInt8(ascii: "<"))
            position += 1
        }
    }

    /// As in HTML, the next `>` ends one that nothing else ends, and the document's declaration where a tag begins in it.
    private mutating func skipInstruction() {
        let start = position + 2
        let isDeclaration = !isDeclared && bytes.has("<?xml ", at: position)
        isDeclared = isDeclared || isDeclaration
        let tagEnd = bytes.firstIndex(of: UInt8(ascii: ">"), from: start, to: bytes.count)
        let end = search.end(of: .instruction, in: bytes, from: start)
        if isDeclaration, let end, let tagEnd, tagEnd < end,
            bytes.firstIndex(of: UInt8(ascii: "<"), from: start, to: end) != nil
        {
            position = tagEnd + 1
        } else if end == nil, let tagEnd {
            position = tagEnd + 1
        } else {
            skip(to: end, length: 2)
        }
    }

    private mutating func skipDoctype() {
        if let end = search.end(of: .documentType, in: bytes, from: position + 2) {
            position = end + 1
            return
        }
        // Never closed: skip its first tag only, so that the feed behind it is not lost.
        let close = bytes.firstIndex(of: UInt8(ascii: ">"), from: position, to: bytes.count)
        skip(to: close, length: 1)
    }

    // MARK: Tags

    private mutating func readEndTag() -> Bool {
        let end = nameEnd(from: position + 2)
        var place = end
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            if bytes[place] == UInt8(ascii: "<") { break }
            place += 1
        }
        tagStart = position
        name = (position + 2)..<end
        let isClosed = place < bytes.count && bytes[place] == UInt8(ascii: ">")
        position = isClosed ? place + 1 : place
        return isClosed || place < bytes.count
    }

    private mutating func readStartTag() -> Bool {
        let start = position
        let end = nameEnd(from: start + 1)
        attributes.removeAll(keepingCapacity: true)
        isSelfClosing = false
        droppedAttributes = false
        var place = end
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: ">") {
                tagStart = start
                name = (start + 1)..<end
                position = place + 1
                return true
            }
            if byte == UInt8(ascii: "<") { break }
            isSelfClosing = byte == UInt8(ascii: "/")
            if isSelfClosing || byte.isXMLSpace {
                place += 1
            } else {
                place = readAttribute(at: place)
            }
        }
        // No tag after all: what looked like one is text up to the next `<`, but nothing at the end.
        if place < bytes.count { appendText(start..<place) }
        position = place
        return false
    }

    private mutating func readAttribute(at start: Int) -> Int {
        var place = start
        while place < bytes.count, !Self.endsAttributeName(bytes[place]) { place += 1 }
        let name = start..<place
        while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
            store(name, value: 0..<0)
            return place > start ? place : place + 1
        }
        place += 1
        while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
        guard place < bytes.count else { return place }
        if let quote = Self.quote(bytes[place]),
            let close = search.end(of: quote, in: bytes, from: place + 1)
        {
            store(name, value: (place + 1)..<close)
            return close + 1
        }
        let valueStart = place
        while place < bytes.count, !bytes[place].isXMLSpace, bytes[place] != UInt8(ascii: ">"),
            bytes[place] != UInt8(ascii: "<")
        {
            place += 1
        }
        store(name, value: valueStart..<place)
        return place
    }

    private static func quote(_ byte: UInt8) -> TerminatorSearch.Kind? {
        switch byte {
        case UInt8(ascii: "\""): .doubleQuote
        case UInt8(ascii: "'"): .singleQuote
        default: nil
        }
    }

    private mutating func store(_ name: Range<Int>, value: Range<Int>) {
        guard !name.isEmpty else { return }
        guard attributes.count < attributeLimit else {
            droppedAttributes = true
            return
        }
        attributes.append(Attribute(name: name, value: references.attribute(bytes, value)))
    }

    // MARK: Names

    private func nameEnd(from start: Int) -> Int {
        var place = start
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), 0x09...0x0D, 0x20:
                return place
            default: place += 1
            }
        }
        return place
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
    }

    private static func endsAttributeName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"): true
        default: byte.isXMLSpace
        }
    }
}
