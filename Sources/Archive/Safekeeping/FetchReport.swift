/// What fetching a state, or looking it through, came to.
public struct FetchReport: Encodable, Equatable, Sendable {
    public let moment: String
    public let machine: String
    public let files: Int
    public let bytes: Int
    /// Files that were not as they are there.
    public let changed: Int
}
