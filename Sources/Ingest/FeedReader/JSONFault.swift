/// What is wrong in a text that is no JSON, and where.
public struct JSONFault: Error, Equatable, Sendable {
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in Unicode scalars.
    public let column: Int
    public let message: String
    public let hint: String?
}
