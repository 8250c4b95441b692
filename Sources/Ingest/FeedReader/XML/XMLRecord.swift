/// An element of somebody else's XML with all that is in it, for documents that are no feeds.
public struct XMLRecord: Sendable {
    /// As it is written, with its prefix: `wp:post_id`.
    public let name: String
    public let attributes: [String: String]
    /// The words that stand directly in it.
    public private(set) var text = ""
    public private(set) var children: [XMLRecord] = []
    /// How many bytes of all of it were in no encoding that it could have, and were read as windows-1252.
    public private(set) var brokenBytes = 0

    /// The first element of a name that stands directly in it.
    public subscript(_ name: String) -> XMLRecord? { children.first { $0.name == name } }

    /// What that one says, without white space around it; empty where there is none.
    public func value(_ name: String) -> String { self[name]?.text.trimmingASCIISpace() ?? "" }

    /// All of that name.
    public func all(_ name: String) -> [XMLRecord] { children.filter { $0.name == name } }

    private static let (depth, attributeLimit) = (16, 64)

    /// - Parameters:
    ///   - bytes: a document, or a part of one.
    ///   - charset: the encoding that the whole document names, for a part of it.
    ///   - root: the name of the element that is read, as far as it goes; what stands around it is not. Nil where none begins.
    public init?(_ bytes: [UInt8], charset: String? = nil, root: String) {
        var warnings = WarningList(limit: 1)
        let text = DecodedText(bytes, charset: charset, warnings: &warnings).bytes
        let broken: Int
        if case .brokenBytes(let count) = warnings.warnings.first?.cause {
            broken = count
        } else {
            broken = 0
        }
        var tokenizer = XMLTokenizer(text, attributeLimit: Self.attributeLimit)
        var open: [XMLRecord] = []
        var words: [[UInt8]] = []
        var skipped = 0
        while true {
            let event = tokenizer.next()
            if !words.isEmpty { words[words.count - 1] += tokenizer.text }
            tokenizer.text.removeAll(keepingCapacity: true)
            if event == .end { break }
            let name = tokenizer.bytes.text(tokenizer.name)
            if event == .startTag {
                guard !open.isEmpty || name == root else { continue }
                let isClosed = tokenizer.isSelfClosing
                if open.count == Self.depth {
                    skipped += isClosed ? 0 : 1
                    continue
                }
                open.append(XMLRecord(name: name, attributes: Self.attributes(of: tokenizer)))
                words.append([])
                guard isClosed else { continue }
            } else if skipped > 0 {
                skipped -= 1
                continue
            } else if !open.contains(where: { $0.name == name }) {
                continue
            }
            // What nobody closed ends with what it stands in.
            while let last = open.last, let said = words.popLast() {
                var element = last
                element.text = String(decoding: said, as: UTF8.self)
                open.removeLast()
                guard !open.isEmpty else {
                    self = element
                    brokenBytes = broken
                    return
                }
                open[open.count - 1].children.append(element)
                if element.name == name { break }
            }
        }
        guard !open.isEmpty else { return nil }
        while open.count > 1, var element = open.popLast(), let said = words.popLast() {
            element.text = String(decoding: said, as: UTF8.self)
            open[open.count - 1].children.append(element)
        }
        self = open[0]
        brokenBytes = broken
    }

    private init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    private static func attributes(of tokenizer: XMLTokenizer) -> [String: String] {
        let pairs = tokenizer.attributes.map { (tokenizer.bytes.text($0.name), $0.value) }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The encoding that a document names in its first line.
    public static func declaredEncoding(of bytes: [UInt8]) -> String? {
        DecodedText.declaredEncoding(in: bytes)
    }
}
