import Yams

/// A place in a Markdown file, counted from 1.
struct FilePosition: Equatable {
    let line: Int
    let column: Int

    /// Where the YAML begins: after the file's first `---` line.
    static let startOfYAML = FilePosition(lineOfYAML: 1, column: 1)

    init(line: Int, column: Int) {
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
