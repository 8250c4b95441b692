import Basics

/// A key of the front matter that nobody reads, with the known one it was likely meant to be.
public struct UnknownKey: Equatable, Sendable {
    public let name: String
    public let suggestion: String?
    public let diagnostic: FrontMatterError

    init(_ name: String, path: String, position: FilePosition, known: Set<String>) {
        let suggestion = NearestName.of(name, in: known)
        self.name = name
        self.suggestion = suggestion
        diagnostic = FrontMatterError(
            path: path,
            position: position,
            message: "unknown key '\(name)'",
            hint: ForeignKey.hint(for: name, known: known)
                ?? suggestion.map { "did you mean '\($0)'?" }
                ?? "known keys: \(known.sorted().joined(separator: ", "))"
        )
    }

    public var line: Int { diagnostic.line }
    public var column: Int { diagnostic.column }
}
