/// What a person is told about their files and sources, in the form of a good compiler.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    public let severity: Severity
    public let path: String?
    public let line: Int?
    public let column: Int?
    public let message: String
    public let hint: String?

    public init(
        _ severity: Severity,
        _ message: String,
        path: String? = nil,
        line: Int? = nil,
        column: Int? = nil,
        hint: String? = nil
    ) {
        self.severity = severity
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
    }

    /// The same of a path as a person knows it.
    public func with(path name: (String) -> String) -> Diagnostic {
        Diagnostic(
            severity,
            message,
            path: path.map(name),
            line: line,
            column: column,
            hint: hint
        )
    }

    /// The same with another weight, and in other words where there are some.
    public func with(_ severity: Severity, _ words: String? = nil) -> Diagnostic {
        Diagnostic(
            severity,
            words ?? message,
            path: path,
            line: line,
            column: column,
            hint: hint
        )
    }

    /// `path:line:column: error: what`, and `hint: what to do` on a line of its own.
    public var description: String {
        var place = ""
        if let path {
            place = path
            if let line { place += ":\(line)" }
            if line != nil, let column { place += ":\(column)" }
            place += ": "
        }
        let text = "\(place)\(severity.rawValue): \(message)"
        guard let hint else { return text }
        return "\(text)\nhint: \(hint)"
    }

    /// How much a diagnostic weighs.
    public enum Severity: String, Sendable {
        case error
        case warning
        case note
    }
}
