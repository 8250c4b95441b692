/// A picture that a Markdown text shows: where it is to be had, and where the text says so.
public struct MarkdownPicture: Hashable, Sendable {
    /// Without the escapes of Markdown; what is percent-encoded stays so.
    public let address: String
    /// Counted from 1.
    public let line: Int
    public let column: Int
}
