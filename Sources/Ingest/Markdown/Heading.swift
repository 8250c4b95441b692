/// A heading of an article, as a table of contents lists it.
public struct Heading: Equatable, Sendable {
    public let level: Int
    public let id: String
    /// The heading's plain text, nothing escaped.
    public let text: String

    public init(level: Int, id: String, text: String) {
        self.level = level
        self.id = id
        self.text = text
    }
}
