/// What is drawn for links to something without a picture: its headline, and short lines below it.
public struct CardText: Hashable, Sendable {
    public let title: String
    public let notes: [String]

    private static let scheme = "card:"
    /// Stands in no text that somebody writes.
    private static let separator: Character = "\u{1F}"

    public init(title: String, notes: [String] = []) {
        self.title = title
        self.notes = notes
    }

    /// Nil for the address of anything else.
    public init?(address: String) {
        guard address.hasPrefix(Self.scheme) else { return nil }
        let parts = address.dropFirst(Self.scheme.count)
            .split(separator: Self.separator, omittingEmptySubsequences: false)
        title = parts.first.map(String.init) ?? ""
        notes = parts.dropFirst().map(String.init)
    }

    /// By what the drawing is known among the pictures: what says the same shares one.
    public var address: String { Self.scheme + joined(with: String(Self.separator)) }

    /// All of it on one line.
    public var line: String { joined(with: " · ") }

    private func joined(with separator: String) -> String {
        ([title] + notes).joined(separator: separator)
    }
}
