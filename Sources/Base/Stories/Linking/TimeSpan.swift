/// From the first to the last item of a group; items without a time are in any.
struct TimeSpan: Equatable {
    private(set) var first: Int?
    private(set) var last: Int?

    init(_ published: Int?) {
        // Times that no calendar has would overflow.
        let time = published.map { min(max($0, -1 << 48), 1 << 48) }
        first = time
        last = time
    }

    /// Both together; nil where that is longer than a story may be.
    func joined(_ other: TimeSpan) -> TimeSpan? {
        guard let first, let last else { return other }
        guard let otherFirst = other.first, let otherLast = other.last else { return self }
        var joined = self
        joined.first = min(first, otherFirst)
        joined.last = max(last, otherLast)
        guard max(last, otherLast) - min(first, otherFirst) <= StoryLimits.seconds else {
            return nil
        }
        return joined
    }
}
