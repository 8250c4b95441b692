/// Markup that is already safe: what a template prints with `{{{name}}}` and never escapes.
public struct HTML: Sendable, Equatable, Hashable {
    public let text: String

    /// - Parameter trusted: markup that the sanitiser or our own code made, never raw input.
    public init(_ trusted: String) {
        text = trusted
    }
}
