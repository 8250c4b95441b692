/// Why a text is no rule by which something repeats.
public struct RecurrenceFault: Error, Hashable, Sendable, CustomStringConvertible {
    public let message: String

    init(_ message: String) {
        self.message = message
    }

    public var description: String { message }
}
