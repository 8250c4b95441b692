/// An address that was published once and now leads elsewhere.
public struct Redirect: Hashable, Sendable {
    public let from: String
    public let to: String

    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
