/// A picture that belongs to an item, with what is needed to show it without moving the page.
public struct Picture: Hashable, Sendable, Codable {
    /// A path relative to `Content/` for the newsroom's own files, else an absolute address.
    public let address: String
    public let width: Int?
    public let height: Int?
    public let alt: String?
    public let credit: String?
    public let isLocal: Bool

    public init(
        address: String,
        width: Int? = nil,
        height: Int? = nil,
        alt: String? = nil,
        credit: String? = nil,
        isLocal: Bool
    ) {
        self.address = address
        self.width = width
        self.height = height
        self.alt = alt
        self.credit = credit
        self.isLocal = isLocal
    }
}
