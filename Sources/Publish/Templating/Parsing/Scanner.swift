/// Cuts the bytes of a template into text and tags, under whatever delimiters are in force.
struct Scanner {
    private let bytes: [UInt8]
    private var position = 0
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private(set) var tokens: [Token] = []
    private(set) var faults: [Fault] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func scan() {
        while position < bytes.count {
            guard let start = find(opening, from: position) else {
                appendText(upTo: bytes.count)
                return
            }
            appendText(upTo: start)
            scanTag(at: start)
        }
    }

    private mutating func appendText(upTo end: Int) {
        if position < end {
            tokens.append(.text(position..<end))
        }
        position = end
    }

    private mutating func scanTag(at start: Int) {
        var content = skipSpace(from: start + opening.count)
        let kind = content < bytes.count ? TagKind(sigil: bytes[content]) : .variable
        let terminator = terminator(of: kind, at: content)
        content += kind == .variable ? 0 : 1
        guard let end = find(terminator, from: content) else {
            let hint = "close it with \(String(decoding: terminator, as: UTF8.self))"
            faults.append(Fault(offset: start, message: "tag is never closed", hint: hint))
            appendText(upTo: bytes.count)
            return
        }
        let isProse = kind == .comment || kind == .delimiters
        if !isProse, opening != closing, let next = find(opening, from: content), next < end {
            let hint = "close it with \(String(decoding: terminator, as: UTF8.self))"
            let message = "tag is not closed before the next one"
            faults.append(Fault(offset: start, message: message, hint: hint))
            position = next
            return
        }
        position = end + terminator.count
        if kind == .delimiters {
            setDelimiters(content..<end, start: start)
        }
        tokens.append(.tag(tag(kind, content: content..<end, start: start)))
    }

    /// What ends a tag: `}}` behind `{`, `=` behind `=`, then the closing delimiter.
    private func terminator(of kind: TagKind, at content: Int) -> [UInt8] {
        switch kind {
        case .delimiters: Array("=".utf8) + closing
        case .raw where bytes[content] == UInt8(ascii: "{"): Array("}".utf8) + closing
        default: closing
        }
    }

    private mutating func setDelimiters(_ range: Range<Int>, start: Int) {
        let words = bytes[range].split(whereSeparator: \.isTemplateSpace)
        guard words.count == 2, !bytes[range].contains(UInt8(ascii: "=")) else {
            let hint = "write two words between the signs: {{=<% %>=}}"
            faults.append(Fault(offset: start, message: "bad delimiters", hint: hint))
            return
        }
        opening = Array(words[0])
        closing = Array(words[1])
    }

    private mutating func tag(_ kind: TagKind, content: Range<Int>, start: Int) -> Tag {
        guard kind != .comment, kind != .delimiters else {
            return Tag(kind: kind, name: Name(text: "", offset: start), start: start)
        }
        var range = trimmed(content)
        let isInclusion = kind == .partial || kind == .parent
        let isDynamic = isInclusion && !range.isEmpty && bytes[range.lowerBound] == asterisk
        if isDynamic {
            range = trimmed(range.dropFirst())
        }
        let name = name(in: range, start: start)
        return Tag(kind: kind, name: name, isDynamic: isDynamic, start: start)
    }

    private mutating func name(in range: Range<Int>, start: Int) -> Name {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard !range.isEmpty else {
            faults.append(Fault(offset: start, message: "tag without a name"))
            return Name(text: "", offset: start, isBroken: true)
        }
        guard !bytes[range].contains(where: \.isTemplateSpace) else {
            let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let hint = "names have no spaces"
            let fault = Fault(offset: range.lowerBound, message: "bad name '\(shown)'", hint: hint)
            faults.append(fault)
            return Name(text: text, offset: range.lowerBound, isBroken: true)
        }
        return Name(text: text, offset: range.lowerBound)
    }

    private var asterisk: UInt8 { UInt8(ascii: "*") }

    private func skipSpace(from start: Int) -> Int {
        bytes[start...].firstIndex { !$0.isTemplateSpace } ?? bytes.count
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let slice = bytes[range]
        guard let first = slice.firstIndex(where: { !$0.isTemplateSpace }),
            let last = slice.lastIndex(where: { !$0.isTemplateSpace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<(last + 1)
    }

    private func find(_ word: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + word.count <= bytes.count {
            if bytes[index] == word[0], bytes[index..<(index + word.count)].elementsEqual(word) {
                return index
            }
            index += 1
        }
        return nil
    }
}

extension UInt8 {
    /// Space, tab or an end of line.
    var isTemplateSpace: Bool {
        self == 0x20 || (0x09...0x0D).contains(self)
    }
}

/// A stretch of text or a tag.
enum Token: Sendable {
    case text(Range<Int>)
    case tag(Tag)
}
