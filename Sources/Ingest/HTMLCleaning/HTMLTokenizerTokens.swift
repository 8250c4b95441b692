/// Tokens as values, for readers that can afford strings.
extension HTMLTokenizer {
    /// One piece of a document.
    public enum Token: Equatable, Sendable {
        case startTag(name: String, attributes: [Attribute], isSelfClosing: Bool)
        case endTag(name: String)
        case text(String)
        case comment(String)
        case doctype(Doctype)
    }

    /// An attribute with its value decoded.
    public struct Attribute: Equatable, Sendable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The next token, nil at the end; a run of text is one token.
    ///
    /// After `script`, `style`, `title` and their like the content model changes as in a browser
    /// without scripting.
    public mutating func next() -> Token? {
        if !isAhead { _ = advance() }
        isAhead = false
        offset = tokenStart
        switch kind {
        case .text: return .text(joinedText())
        case .startTag:
            let token = Token.startTag(
                name: name,
                attributes: attributes.map {
                    Attribute(name: scratchText($0.name), value: string(of: $0.value))
                },
                isSelfClosing: isSelfClosing
            )
            let element = element
            if element != .noscript, let model = element.contentModel { contentModel = model }
            return token
        case .endTag: return .endTag(name: name)
        case .comment: return .comment(string(of: text))
        case .doctype: return .doctype(doctype)
        case .end: return nil
        }
    }

    func name(of attribute: AttributeSlice) -> AttributeName? {
        scratch.withUnsafeBufferPointer { AttributeName($0[attribute.name]) }
    }

    /// The value of an attribute of the tag at hand.
    func string(of name: AttributeName) -> String? {
        attributes.first { self.name(of: $0) == name }.map { string(of: $0.value) }
    }

    /// The same of an attribute that cleaning does not know.
    func string(named name: String) -> String? {
        attributes.first { scratch[$0.name].elementsEqual(name.utf8) }.map { string(of: $0.value) }
    }

    var element: HTMLElement { withName { HTMLElement(name: $0) } }

    private var name: String { scratchText(0..<nameEnd) }

    private func scratchText(_ range: Range<Int>) -> String {
        String(decoding: scratch[range], as: UTF8.self)
    }

    private func string(of piece: Piece) -> String {
        withBytes(of: piece) { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func joinedText() -> String {
        var bytes: [UInt8] = []
        repeat {
            withBytes(of: text) { bytes.append(contentsOf: $0) }
        } while advance() == .text
        isAhead = true
        return String(decoding: bytes, as: UTF8.self)
    }
}
