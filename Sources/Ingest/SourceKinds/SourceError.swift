/// Why an answer could not be used, in words for the publisher.
public struct SourceError: Error, Equatable, Sendable, CustomStringConvertible {
    public let message: String
    public let hint: String?

    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    public var description: String { message }
}
