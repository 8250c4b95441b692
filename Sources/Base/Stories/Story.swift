/// Items that tell one event.
public struct Story: Sendable, Equatable {
    /// The ids of the items, earliest first.
    public let members: [String]

    /// That of the earliest member.
    public var id: String { members.first ?? "" }
}
