import Basics

/// Splits HTML into tags, text, comments and doctypes as the WHATWG standard says (13.2.5).
///
/// It works over UTF-8 bytes and never fails. Of more than 256 attributes in a tag the rest is
/// ignored.
public struct HTMLTokenizer: Sendable {
    /// What the bytes at hand may hold: the standard's state between two tokens.
    public enum ContentModel: Sendable {
        case data, rcdata, rawtext, scriptData, plaintext, cdata
    }

    enum Kind: Sendable {
        case text, startTag, endTag, comment, doctype, end
    }

    /// Bytes of the current token, either of the input or of the scratch buffer.
    struct Piece: Sendable {
        var range: Range<Int>
        var isScratch: Bool
    }

    struct AttributeSlice: Sendable {
        /// In the scratch buffer.
        var name: Range<Int>
        var value: Piece
    }

    static let attributeLimit = 256

    /// The current content model; set it after a start tag whose content is no ordinary markup.
    public var contentModel: ContentModel {
        didSet {
            rawEnd = nil
            if kind == .startTag { lastStartTag = Array(scratch[..<nameEnd]) }
        }
    }
    /// Whether `<![CDATA[` starts a section, which it does only inside SVG and MathML.
    public var allowsCharacterData = false
    /// Where the current token starts, in bytes after line endings were made line feeds.
    public internal(set) var offset = 0
    /// The same for the token that `advance` went to.
    var tokenStart = 0
    /// Whether that token was not yet handed out.
    var isAhead = false

    let input: [UInt8]
    var position = 0
    var scratch: [UInt8] = []
    /// Where text that is not markup ends, once it was looked up.
    var rawEnd: Int?
    var lastStartTag: [UInt8]
    /// Elements with raw text of which no end tag follows any more.
    var unclosedElements: [HTMLElement] = []

    var kind = Kind.end
    /// Of text and comments.
    var text = Piece(range: 0..<0, isScratch: false)
    /// The tag name is the start of the scratch buffer.
    var nameEnd = 0
    var attributes: [AttributeSlice] = []
    var isSelfClosing = false
    var doctype = Doctype()

    public init(
        _ bytes: [UInt8],
        contentModel: ContentModel = .data,
        lastStartTag: String = ""
    ) {
        input = Self.normalized(bytes)
        self.contentModel = contentModel
        self.lastStartTag = Array(lastStartTag.utf8)
    }

    /// Moves to the next token. A run of text may come in several pieces.
    mutating func advance() -> Kind {
        scratch.removeAll(keepingCapacity: true)
        kind = .end
        switch contentModel {
        case .data: kind = advanceInData()
        case .rcdata: kind = advanceInRaw(decodesReferences: true)
        case .rawtext, .scriptData: kind = advanceInRaw(decodesReferences: false)
        case .plaintext: kind = advanceInPlainText()
        case .cdata: kind = advanceInCharacterData()
        }
        return kind
    }

    func withBytes<Result>(
        of piece: Piece,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        (piece.isScratch ? scratch : input).withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[piece.range]))
        }
    }

    func withName<Result>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
        scratch.withUnsafeBufferPointer { body($0[..<nameEnd]) }
    }

    /// Line endings as the standard's preprocessing leaves them (13.2.3.5).
    private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
        let found = bytes.withUnsafeBytes { ByteSearch.first(.carriageReturn, in: $0, from: 0) }
        guard let first = found else { return bytes }
        var output = Array(bytes[..<first])
        output.reserveCapacity(bytes.count)
        var index = first
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == .carriageReturn {
                output.append(.lineFeed)
                if index < bytes.count, bytes[index] == .lineFeed { index += 1 }
            } else {
                output.append(byte)
            }
        }
        return output
    }
}
