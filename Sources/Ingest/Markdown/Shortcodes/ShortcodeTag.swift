/// One tag of a shortcode as a text has it: `{{< video "…" title="…" >}}` or `{{< /box >}}`.
public struct ShortcodeTag: Hashable, Sendable {
    public let name: String
    /// Whether it ends the text of one that began before.
    public let isClosing: Bool
    public let parameters: [Parameter]
    /// Counted from 1, of the text.
    public let line: Int
    public let column: Int
    /// The bytes of the text that it takes.
    let range: Range<Int>

    /// Where it begins in the text.
    public var position: FilePosition { FilePosition(line: line, column: column) }

    /// A value, with the name that it is given under where it has one.
    public struct Parameter: Hashable, Sendable {
        public let name: String?
        public let value: String
        public let line: Int
        public let column: Int

        /// Where it begins in the text.
        public var position: FilePosition { FilePosition(line: line, column: column) }
    }
}

/// What is wrong with the shortcodes of a text, before anybody knows which there are.
public struct ShortcodeFault: Error, Hashable, Sendable {
    public let message: String
    public let hint: String
    /// Counted from 1, of the text.
    public let line: Int
    public let column: Int

    /// Where it is in the text.
    public var position: FilePosition { FilePosition(line: line, column: column) }
}
