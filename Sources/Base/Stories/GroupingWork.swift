/// What a grouping cost, counted: the same for the same items, whatever the machine does beside.
public struct GroupingWork: Sendable, Equatable {
    /// Pairs of items or stories of which the likeness was worked out.
    public internal(set) var comparisons = 0
    /// Groups that became one.
    public internal(set) var joins = 0

    public init() {}
}
