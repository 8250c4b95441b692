/// What several tell of one event, as an edition shows it.
public struct PublishedStory: Hashable, Sendable {
    /// Of the member under whose id the story came out; it stays for as long as that one belongs to it.
    public let id: ItemID
    /// What the story's address ends in: that of the same member.
    public let name: String
    /// Oldest first.
    public let members: [ItemID]
    /// Differs whenever anything differs that is published of a member, or which there are.
    public let fingerprint: UInt64

    public init(id: ItemID, name: String, members: [ItemID], fingerprint: UInt64) {
        self.id = id
        self.name = name
        self.members = members
        self.fingerprint = fingerprint
    }
}
