/// What asking for several pages came to.
public struct PagedAnswer: Sendable {
    public let answer: FetchAnswer
    /// Pages that are missing or stand in from the last time, in their order.
    public let faults: [Fault]

    /// A page that did not come.
    public struct Fault: Hashable, Sendable {
        /// Counted from 1 in the order of asking.
        public let number: Int
        public let error: RequestError
        /// Whether its last good answer stands in.
        public let isReplaced: Bool
    }
}
