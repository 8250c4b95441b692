/// What a person is told about their files and sources, in the form of a good compiler.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    public private(set) var severity: Severity
    public private(set) var path: String?
    public let line: Int?
    public let column: Int?
    public private(set) var message: String
    public let hint: String?
    /// Whether what it is about is not published, or not as it stands, until it is mended.
    public private(set) var leavesOut = false

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
        var copy = self
        copy.path = path.map(name)
        return copy
    }

    /// The same with another weight, and in other words where there are some.
    public func with(_ severity: Severity, _ words: String? = nil) -> Diagnostic {
        var copy = self
        copy.severity = severity
        copy.message = words ?? message
        return copy
    }

    /// The same as a warning that something is not published for it.
    ///
    /// - Parameter what: what is not.
    /// - Returns: it with that in its words.
    public func leavingOut(_ what: String) -> Diagnostic {
        untilMended("\(what) is left out")
    }

    /// The same as a warning that what was published of a file is shown in its place.
    public var keepingFormer: Diagnostic { untilMended("what was published of it stays") }

    private func untilMended(_ outcome: String) -> Diagnostic {
        var copy = with(.warning, "\(message); \(outcome) until it is mended")
        copy.leavesOut = true
        return copy
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
