/// A program to run in the place of a server to ask, with the limits within which its answer is wanted.
public struct ProgramRequest: Hashable, Sendable {
    /// The program and its arguments.
    public let words: [String]
    /// Where it runs; nil for here.
    public let folder: String?
    public let timeout: Duration
    /// Most bytes that it may print.
    public let maxBytes: Int

    public init(words: [String], folder: String?, timeout: Duration, maxBytes: Int) {
        self.words = words
        self.folder = folder
        self.timeout = timeout
        self.maxBytes = maxBytes
    }

    /// Tells one program from another.
    public var questionHash: String {
        ContentHash.of((["program", folder ?? ""] + words).joined(separator: "\u{0}"))
    }
}

extension Snapshot {
    /// Whether it is what this very program printed.
    public func answers(_ request: ProgramRequest) -> Bool {
        requestHash == request.questionHash
    }
}
