/// The rules of one answer that are not followed since there are too many: one word is enough for all of them.
public struct UnfollowedRules: Sendable {
    private var count = 0
    /// Where the first of them stands; nil where there is none, or nobody knows.
    public private(set) var line: Int?

    public init() {}

    public mutating func add(line: Int?) {
        if count == 0 { self.line = line }
        count += 1
    }

    /// - Parameter owner: what has them, as `the calendar`.
    /// - Returns: what becomes of them; nil where all are followed.
    public func message(of owner: String) -> String? {
        guard count > 0 else { return nil }
        return "the rules of \(owner) take too long to follow: "
            + (count == 1 ? "one rule is" : "\(count) rules are")
            + " left out, and only the first time of each such event is taken"
    }
}
