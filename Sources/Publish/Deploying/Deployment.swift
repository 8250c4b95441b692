/// What deploying a site came to, or would.
public struct Deployment: Encodable, Equatable, Sendable {
    /// As messages name it.
    public var host: String
    public let files: Int
    /// All as site paths.
    public let added: [String]
    public let changed: [String]
    public let removed: [String]
    public let bytes: Int
    /// In the order in which they are sent, by name.
    public let order: [String]

    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}
