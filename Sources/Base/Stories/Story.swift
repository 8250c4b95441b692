/// Items that tell one event.
public struct Story: Sendable, Equatable {
    /// The ids of the items, earliest first.
    public let members: [String]
    /// Names that run through it, each as a number that is the same in every run; of a single item none.
    public let names: [Int64]

    /// That of the earliest member.
    public var id: String { members.first ?? "" }
}
