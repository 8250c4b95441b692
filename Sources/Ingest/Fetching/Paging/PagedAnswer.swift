/// What asking for one page or several came to.
public struct PagedAnswer: Sendable {
    public let answer: FetchAnswer
    /// Pages that are missing or stand in from the last time, in their order.
    public let faults: [Fault]

    /// What asking came to when nothing, or no page of it, is missing.
    public init(_ answer: FetchAnswer, faults: [Fault] = []) {
        self.answer = answer
        self.faults = faults
    }

    /// A page that did not come.
    public struct Fault: Hashable, Codable, Sendable {
        /// Counted from 1 in the order of asking.
        public let number: Int
        public let error: RequestError
        /// Whether its last good answer stands in.
        public let isReplaced: Bool
    }
}
