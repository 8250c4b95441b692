/// Hands out the texts of another program one by one, so that no more than one of them is held.
public protocol TextReader {
    /// - Returns: the next text that is taken over; nil after the last.
    /// - Throws: `ImportFault` where the export cannot be read on.
    mutating func next() throws(ImportFault) -> ImportedText?
}

/// What keeps an export from being read, or what it holds from being written.
public struct ImportFault: Error, Equatable, Sendable {
    public let message: String
    public let hint: String?
    /// Whether what was read could not be written.
    public let isOfWriting: Bool

    public init(_ message: String, hint: String? = nil, isOfWriting: Bool = false) {
        self.message = message
        self.hint = hint
        self.isOfWriting = isOfWriting
    }
}
