/// The keys of a source that only its kind knows, checked and with every default filled in.
public struct SourceOptions: Hashable, Sendable {
    public let values: [String: SourceOption]

    public init(_ values: [String: SourceOption] = [:]) {
        self.values = values
    }

    public static let none = Self()

    public subscript(name: String) -> SourceOption? { values[name] }

    public func text(_ name: String) -> String? { values[name]?.text }

    public func whole(_ name: String) -> Int? { text(name).flatMap { Int($0) } }

    public func isOn(_ name: String) -> Bool { text(name) == "true" }

    /// The texts of a list, or one text alone.
    public func texts(_ name: String) -> [String] { values[name]?.texts ?? [] }

    /// The pairs of a mapping in the order in which they were written.
    public func pairs(_ name: String) -> [SourceOption.Pair] {
        guard case .mapping(let pairs)? = values[name] else { return [] }
        return pairs
    }

    /// The names in their order, for output that is the same each time.
    public var names: [String] { values.keys.sorted() }
}
