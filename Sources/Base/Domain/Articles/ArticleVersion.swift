public import Foundation

/// What an article of the newsroom's own said for some time.
public struct ArticleVersion: Hashable, Sendable {
    public let title: String
    /// Plain text, escaped as it was received.
    public let summary: String?
    /// As it was written, in Markdown; pages are given what readers see of it.
    public let text: String
    /// When the next version took its place; nil for what it says now.
    public let replaced: Date?

    public init(title: String, summary: String?, text: String, replaced: Date?) {
        self.title = title
        self.summary = summary
        self.text = text
        self.replaced = replaced
    }

    /// The same with another text.
    public func with(text: String) -> Self {
        Self(title: title, summary: summary, text: text, replaced: replaced)
    }

    /// The same, which stood until another time.
    public func replaced(at time: Date) -> Self {
        Self(title: title, summary: summary, text: text, replaced: time)
    }
}
