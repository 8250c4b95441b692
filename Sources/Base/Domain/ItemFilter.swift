import Foundation

/// Which items of a source are published: those that match one of `include`, and none of `exclude`.
public struct ItemFilter: Hashable, Sendable {
    public var include: [ItemPattern]
    public var exclude: [ItemPattern]

    public init(include: [ItemPattern] = [], exclude: [ItemPattern] = []) {
        self.include = include
        self.exclude = exclude
    }

    public static let none = ItemFilter()

    public var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    /// Equal for filters that decide equally.
    var fingerprint: String {
        "\(include.map(\.text))-\(exclude.map(\.text))"
    }

    /// Whether an item is published.
    ///
    /// - Parameter texts: What the item says: its title, beginning, author and categories.
    /// - Returns: true for a filter without patterns.
    public func admits(_ texts: [String]) -> Bool {
        if isEmpty { return true }
        let text = ItemText(texts)
        if !include.isEmpty, !include.contains(where: { $0.matches(text) }) { return false }
        return !exclude.contains { $0.matches(text) }
    }
}
