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
        ruling(on: texts) == .admitted
    }

    /// What a filter decides of an item, and why.
    public enum Ruling: Hashable, Sendable {
        case admitted
        /// It matches none of `include`.
        case notIncluded
        /// It matches this pattern of `exclude`.
        case excluded(by: String)
    }

    /// Decides about an item that says such texts.
    public func ruling(on texts: [String]) -> Ruling {
        if isEmpty { return .admitted }
        let text = ItemText(texts)
        if !include.isEmpty, !include.contains(where: { $0.matches(text) }) { return .notIncluded }
        let pattern = exclude.first { $0.matches(text) }
        return pattern.map { .excluded(by: $0.text) } ?? .admitted
    }
}
