/// What is wrong in the head of a Markdown file, and where in the file.
public struct FrontMatterError: Error, Equatable, Sendable {
    public let path: String
    /// Counted from 1 in the file, not in the block.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    public let message: String
    public let hint: String?

    public init(path: String, line: Int, column: Int, message: String, hint: String?) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
    }
}

extension FrontMatterError {
    init(path: String, position: FilePosition, message: String, hint: String?) {
        self.init(
            path: path,
            line: position.line,
            column: position.column,
            message: message,
            hint: hint
        )
    }
}

extension FrontMatterError: CustomStringConvertible {
    public var description: String {
        let error = "\(path):\(line):\(column): error: \(message)"
        return hint.map { "\(error)\nhint: \($0)" } ?? error
    }
}
