/// What a source is asked: a log-in, and the pages whose addresses are known beforehand.
public struct SourcePlan: Sendable {
    public let logIn: Endpoint?
    public let endpoints: [Endpoint]
    /// Most pages, those included that answers lead to.
    public let limit: Int
    /// Whether nobody knows how many of the pages there are.
    public let isOpenEnded: Bool

    public init(
        _ endpoints: [Endpoint],
        logIn: Endpoint? = nil,
        limit: Int? = nil,
        isOpenEnded: Bool = false
    ) {
        self.endpoints = endpoints
        self.logIn = logIn
        self.isOpenEnded = isOpenEnded
        self.limit = limit ?? endpoints.count
    }

    /// Whether one plain request is all.
    public var isSingle: Bool { logIn == nil && endpoints.count == 1 && limit <= 1 }
}
