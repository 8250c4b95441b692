/// Tells words, texts, remarks and numbers of code apart; looks at each byte a bounded number of times.
struct CodeScanner {
    private let bytes: [UInt8]
    private let language: CodeLanguage
    private(set) var pieces: [CodePiece] = []
    private var position = 0
    private var depth = 0

    /// What a sign that may also stand alone encloses at most.
    private static let mostOfShort = 12

    static func pieces(of bytes: [UInt8], in language: CodeLanguage) -> [CodePiece] {
        var scanner = CodeScanner(bytes: bytes, language: language)
        while scanner.position < bytes.count { scanner.step() }
        return scanner.pieces
    }

    private init(bytes: [UInt8], language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
    }

    private mutating func step() {
        let byte = bytes[position]
        if byte == UInt8(ascii: " ") || byte == 0x0A || byte == 0x09 {
            position += 1
        } else if !remark(), !text(), !variable(byte) {
            if Self.isDigit(byte) {
                number()
            } else if begins(byte) {
                word()
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                position += 1
            }
        }
    }

    private mutating func add(_ kind: CodeKind, from start: Int) {
        pieces.append(CodePiece(range: start..<position, kind: kind))
    }

    private func isNext(_ sign: [UInt8]) -> Bool { bytes[position...].starts(with: sign) }

    private mutating func remark() -> Bool {
        let start = position
        if language.lineComments.contains(where: isNext), !language.commentsStandApart || isApart {
            skipLine()
        } else if let block = language.blockComment, isNext(block.open) {
            var open = 0
            repeat {
                if isNext(block.open), open == 0 || block.nests {
                    open += 1
                    position += block.open.count
                } else if isNext(block.close) {
                    open -= 1
                    position += block.close.count
                } else {
                    position += 1
                }
            } while open > 0 && position < bytes.count
        } else {
            return false
        }
        add(.comment, from: start)
        return true
    }

    private var isApart: Bool {
        position == 0 || [0x20, 0x09, 0x0A, UInt8(ascii: ";")].contains(bytes[position - 1])
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    }

    private mutating func text() -> Bool {
        guard let quote = language.quotes.first(where: { isNext($0.sign) }) else { return false }
        let start = position
        position += quote.sign.count
        let end = quote.isShort ? endOfShort(quote) : bytes.count
        while position < end, quote.goesOverLines || bytes[position] != 0x0A {
            if isNext(quote.sign) {
                position += quote.sign.count
                add(isKey ? .type : .string, from: start)
                return true
            }
            position += bytes[position] == quote.escape ? 2 : 1
        }
        position = min(position, bytes.count)
        if quote.isShort {
            position = start + quote.sign.count
        } else {
            add(.string, from: start)
        }
        return true
    }

    /// Where a single character must have ended, which an escape makes longer.
    private func endOfShort(_ quote: CodeLanguage.Quote) -> Int {
        guard position < bytes.count else { return bytes.count }
        if bytes[position] == quote.escape { return min(bytes.count, position + Self.mostOfShort) }
        var end = position + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return min(bytes.count, end + 1)
    }

    /// `$name`, `${name}`, `$1`.
    private mutating func variable(_ byte: UInt8) -> Bool {
        guard byte == language.variableSign else { return false }
        let start = position
        position += 1
        let isBraced = position < bytes.count && bytes[position] == UInt8(ascii: "{")
        if isBraced { position += 1 }
        while position < bytes.count,
            Self.isLetter(bytes[position]) || Self.isDigit(bytes[position])
        {
            position += 1
        }
        if isBraced, position < bytes.count, bytes[position] == UInt8(ascii: "}") { position += 1 }
        add(.type, from: start)
        return true
    }

    private mutating func number() {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isPoint =
                byte == UInt8(ascii: ".") && position + 1 < bytes.count
                && Self.isDigit(bytes[position + 1])
            guard isPoint || Self.isDigit(byte) || Self.isLetter(byte) else { break }
            position += 1
        }
        add(.number, from: start)
    }

    private mutating func word() {
        let start = position
        position += 1
        while position < bytes.count, continues(bytes[position]) { position += 1 }
        let written = String(decoding: bytes[start..<position], as: UTF8.self)
        let word = language.ignoresCase ? written.lowercased() : written
        if isKey {
            add(.type, from: start)
        } else if language.keywords.contains(word) {
            add(.keyword, from: start)
        } else if language.types.contains(word)
            || language.capitalsAreTypes && Self.isTypeName(bytes[start..<position])
        {
            add(.type, from: start)
        }
    }

    /// Whether what ends here is a key: spaces and its sign follow.
    private var isKey: Bool {
        guard let sign = language.keySign, !language.hasKeysInBraces || depth > 0 else {
            return false
        }
        var index = position
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == sign else { return false }
        let isLast = index + 1 >= bytes.count
        return !language.keySignStandsApart || isLast || [0x20, 0x0A].contains(bytes[index + 1])
    }

    private func begins(_ byte: UInt8) -> Bool {
        Self.isLetter(byte) || language.wordSigns.contains(byte)
    }

    private func continues(_ byte: UInt8) -> Bool { begins(byte) || Self.isDigit(byte) }

    /// `Name`, but not `LIMIT`.
    private static func isTypeName(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, (0x41...0x5A).contains(first) else { return false }
        return word.count == 1 || word.contains { (0x61...0x7A).contains($0) }
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Letters of other scripts among them.
    static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }
}
