/// What is wrong in a template, where, and what to do about it.
public struct TemplateError: Error, Sendable, Equatable {
    public let path: String
    /// Counted from 1; 0 when the whole template is meant.
    public let line: Int
    /// Counted in characters from 1; 0 when the whole template is meant.
    public let column: Int
    public let message: String
    public let hint: String?
    /// The tags that led here, innermost first, when the fault lies in a partial or parent.
    public let includes: [TemplatePosition]
    /// The path of another template that lacks what this one asks of it.
    public let lacking: String?
    /// A name that there is not, and that resembles none that there is.
    public let strangeName: String?
    /// The faulty line, for a display with a caret; empty when the whole template is meant.
    public let sourceLine: String

    public init(
        path: String,
        line: Int,
        column: Int,
        message: String,
        hint: String? = nil,
        includes: [TemplatePosition] = [],
        lacking: String? = nil,
        strangeName: String? = nil,
        sourceLine: String = ""
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
        self.includes = includes
        self.lacking = lacking
        self.strangeName = strangeName
        self.sourceLine = sourceLine
    }

    /// The faulty line and a caret below the fault; nil when the whole template is meant.
    public var excerpt: String? {
        guard line > 0 else { return nil }
        let indent = sourceLine.unicodeScalars.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }
        return "\(sourceLine)\n\(indent.joined())^"
    }
}

extension TemplateError: CustomStringConvertible {
    public var description: String {
        let place = line > 0 ? "\(path):\(line):\(column)" : path
        var lines = ["\(place): error: \(message)"]
        if let hint {
            lines.append("hint: \(hint)")
        }
        lines += includes.map { "included from \($0.path):\($0.line)" }
        return lines.joined(separator: "\n")
    }
}

extension TemplateError: Comparable {
    public static func < (one: Self, other: Self) -> Bool {
        (one.path, one.line, one.column, one.message)
            < (other.path, other.line, other.column, other.message)
    }
}

extension TemplateError {
    static func unknownTemplate(_ name: String, hint: String?) -> TemplateError {
        TemplateError(
            path: name,
            line: 0,
            column: 0,
            message: "unknown template '\(name)'",
            hint: hint
        )
    }
}

/// Where a tag stands that includes another template.
public struct TemplatePosition: Sendable, Equatable {
    public let path: String
    public let line: Int

    public init(path: String, line: Int) {
        self.path = path
        self.line = line
    }
}

/// Everything that is wrong in a set of templates, sorted by place.
public struct TemplateErrors: Error, Sendable, Equatable, CustomStringConvertible {
    public let errors: [TemplateError]

    public init(_ errors: [TemplateError]) {
        self.errors = errors
    }

    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}
