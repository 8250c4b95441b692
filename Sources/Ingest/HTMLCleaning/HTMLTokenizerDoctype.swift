/// The document type declaration (13.2.5.53 to 13.2.5.68).
extension HTMLTokenizer {
    /// What a document type declaration says.
    public struct Doctype: Equatable, Sendable {
        public internal(set) var name: String?
        public internal(set) var publicIdentifier: String?
        public internal(set) var systemIdentifier: String?
        public internal(set) var forcesQuirks: Bool

        public init(
            name: String? = nil,
            publicIdentifier: String? = nil,
            systemIdentifier: String? = nil,
            forcesQuirks: Bool = false
        ) {
            self.name = name
            self.publicIdentifier = publicIdentifier
            self.systemIdentifier = systemIdentifier
            self.forcesQuirks = forcesQuirks
        }
    }

    /// The declaration of which `start` lies behind the word `doctype`.
    mutating func advanceOverDoctype(from start: Int) -> Kind {
        tokenStart = position
        doctype = Doctype()
        position = start
        readDoctype()
        return .doctype
    }

    private mutating func readDoctype() {
        skipSpaceInDoctype()
        guard let first = byteInDoctype() else { return endDoctype(forcesQuirks: true) }
        if first == .greaterThan { return endDoctype(forcesQuirks: true) }
        let nameStart = position
        while let byte = byteInDoctype(), !byte.isHTMLSpace, byte != .greaterThan { position += 1 }
        doctype.name = identifier(in: nameStart..<position, lowercased: true)
        skipSpaceInDoctype()
        guard let next = byteInDoctype() else { return endDoctype(forcesQuirks: true) }
        if next == .greaterThan { return endDoctype(forcesQuirks: false) }
        if hasPrefix("public", at: position) {
            position += 6
            guard let identifier = readIdentifier() else { return endDoctype(forcesQuirks: true) }
            doctype.publicIdentifier = identifier.text
            guard identifier.isClosed else { return endDoctype(forcesQuirks: true) }
            skipSpaceInDoctype()
            if byteInDoctype() == .greaterThan { return endDoctype(forcesQuirks: false) }
        } else if hasPrefix("system", at: position) {
            position += 6
        } else {
            return endDoctype(forcesQuirks: true)
        }
        guard let identifier = readIdentifier() else { return endDoctype(forcesQuirks: true) }
        doctype.systemIdentifier = identifier.text
        guard identifier.isClosed else { return endDoctype(forcesQuirks: true) }
        skipSpaceInDoctype()
        endDoctype(forcesQuirks: byteInDoctype() == nil)
    }

    /// The quoted text that comes next; nil when there is none.
    private mutating func readIdentifier() -> (text: String, isClosed: Bool)? {
        skipSpaceInDoctype()
        guard let quote = byteInDoctype(), quote == .doubleQuote || quote == .singleQuote else {
            return nil
        }
        let start = position + 1
        position = start
        while let byte = byteInDoctype(), byte != quote, byte != .greaterThan { position += 1 }
        let text = identifier(in: start..<position, lowercased: false)
        let isClosed = byteInDoctype() == quote
        if isClosed { position += 1 }
        return (text, isClosed)
    }

    /// Skips to behind the next `>`.
    private mutating func endDoctype(forcesQuirks: Bool) {
        doctype.forcesQuirks = forcesQuirks
        position = input[position...].firstIndex(of: .greaterThan).map { $0 + 1 } ?? input.count
    }

    private func identifier(in range: Range<Int>, lowercased: Bool) -> String {
        var bytes: [UInt8] = []
        for byte in input[range] {
            if byte == 0 {
                bytes.appendReplacementCharacter()
            } else {
                bytes.append(lowercased ? byte.asciiLowercased : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func skipSpaceInDoctype() {
        while let byte = byteInDoctype(), byte.isHTMLSpace { position += 1 }
    }

    private func byteInDoctype() -> UInt8? {
        position < input.count ? input[position] : nil
    }
}
