/// A newspaper, agency or station that a directory lists.
public struct Outlet: Hashable, Sendable, Codable {
    public var name: String
    public var summary: LocalizedText?
    public var address: String?
    /// A feed that readers can follow.
    public var feed: String?
    public var category: String?
    public var language: String?
    /// ISO 3166-1 alpha-2, lower case.
    public var country: String?

    public init(name: String) {
        self.name = name
    }
}
