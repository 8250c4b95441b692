/// Collects warnings up to a limit, so that a broken feed cannot fill the memory with them.
struct WarningList {
    private(set) var warnings: [FeedWarning] = []
    /// How many there were, with those beyond the limit.
    private(set) var count = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ cause: FeedWarning.Cause, line: @autoclosure () -> Int? = nil) {
        count += 1
        guard warnings.count < limit else { return }
        warnings.append(FeedWarning(line: line(), cause: cause))
    }
}
