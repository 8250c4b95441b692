/// A tag of HTML that stands in a Markdown text.
public struct MarkdownTag: Hashable, Sendable {
    /// In small letters.
    public let name: String
    /// In the order of the text, names in small letters, character references of values read.
    public let attributes: [Attribute]
    /// Counted from 1.
    public let line: Int
    public let column: Int

    public struct Attribute: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    func value(of name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}

extension MarkdownTag {
    /// The start tags of a piece of HTML; what is in comments is none.
    ///
    /// - Parameters:
    ///   - html: as the text has it.
    ///   - line: of the text, on which it begins, counted from 1.
    ///   - column: of that line, counted from 1.
    /// - Returns: them in their order.
    static func tags(in html: String, line: Int, column: Int) -> [MarkdownTag] {
        let bytes = Array(html.utf8)
        var (line, column) = (line, column)
        var position = 0
        return HTMLTagScanner.tags(of: bytes).compactMap { tag in
            while position < tag.range.lowerBound {
                let byte = bytes[position]
                if byte == UInt8(ascii: "\n") {
                    (line, column) = (line + 1, 1)
                } else if byte & 0xC0 != 0x80 {
                    column += 1
                }
                position += 1
            }
            guard tag.kind == .opening else { return nil }
            return MarkdownTag(
                name: tag.name,
                attributes: tag.attributes.map {
                    Attribute(name: $0.name, value: HTMLEntities.decode(bytes[$0.value]))
                },
                line: line,
                column: column
            )
        }
    }
}
