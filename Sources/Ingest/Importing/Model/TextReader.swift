/// Hands out the texts of another program one by one, so that no more than one of them is held.
public protocol TextReader {
    /// - Returns: the next text that is taken over; nil after the last.
    /// - Throws: `ImportFault` where the export cannot be read on.
    mutating func next() throws(ImportFault) -> ImportedText?
}

/// What keeps an export from being read.
public struct ImportFault: Error, Equatable, Sendable {
    public let message: String
    public let hint: String?

    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}
