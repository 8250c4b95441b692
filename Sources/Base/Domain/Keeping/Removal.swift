/// What one line of the removal list names, in the forms under which the archive may know it.
public struct Removal: Hashable, Sendable {
    /// As it is written: an address at a source, or an identity.
    public let text: String
    public let line: Int
    /// Addresses on the portal.
    public let paths: [String]
    /// In which an address on the portal ends, whatever became of its headline and date.
    public let id: ItemID?
    /// The form in which all addresses of one story are written alike.
    public let canonicalAddress: String?
    /// Whether nothing of it may be left anywhere.
    public let isErased: Bool

    public init(
        _ text: String,
        line: Int,
        paths: [String] = [],
        id: ItemID? = nil,
        canonicalAddress: String? = nil,
        isErased: Bool = false
    ) {
        self.text = text
        self.line = line
        self.paths = paths
        self.id = id
        self.canonicalAddress = canonicalAddress
        self.isErased = isErased
    }
}
