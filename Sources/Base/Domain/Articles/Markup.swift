/// Text of an item as it was received, before anything is cleaned.
public struct Markup: Hashable, Sendable {
    public let text: String
    public let format: Format
    /// The address against which its relative links stand.
    public let base: String?

    public init(_ text: String, format: Format, base: String? = nil) {
        self.text = text
        self.format = format
        self.base = base
    }

    /// How the text is written.
    public enum Format: Int, Sendable {
        case html = 0
        case markdown = 1
    }
}
