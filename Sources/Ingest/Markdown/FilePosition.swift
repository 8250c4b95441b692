import Yams

/// A place in a Markdown file or in the text below its head, counted from 1.
public struct FilePosition: Equatable, Sendable {
    public let line: Int
    public let column: Int

    /// Where the YAML begins: after the file's first `---` line.
    static let startOfYAML = FilePosition(lineOfYAML: 1, column: 1)

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The line that opens the head.
    static let linesBeforeYAML = 1

    init(lineOfYAML line: Int, column: Int) {
        self.init(line: line + Self.linesBeforeYAML, column: column)
    }

    init(_ mark: Mark) {
        self.init(lineOfYAML: mark.line, column: mark.column)
    }
}
