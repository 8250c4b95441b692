/// How long, and how many of, a source's items are kept.
public struct Retention: Hashable, Sendable {
    /// Seconds; nil for no limit.
    public var age: Int?
    /// The newest items of each source; nil for no limit.
    public var items: Int?

    public init(age: Int? = nil, items: Int? = nil) {
        self.age = age
        self.items = items
    }

    public static let unlimited = Retention()

    /// Equal for equal limits.
    public var fingerprint: String {
        "\(age.map(String.init) ?? "-")/\(items.map(String.init) ?? "-")"
    }
}
