/// A picture that a Markdown text shows, or a link in it: where it leads, and where the text says so.
public struct MarkdownReference: Hashable, Sendable {
    public let kind: Kind
    /// Without the escapes of Markdown; what is percent-encoded stays so.
    public let address: String
    /// Counted from 1.
    public let line: Int
    public let column: Int

    public init(kind: Kind, address: String, line: Int, column: Int) {
        self.kind = kind
        self.address = address
        self.line = line
        self.column = column
    }

    public enum Kind: Sendable {
        case picture, link
    }
}
