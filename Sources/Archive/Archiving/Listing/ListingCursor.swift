import Domain

/// Items one after the other in the order of the lists.
protocol ListingCursor {
    /// What the numbers of the items mean that have come so far.
    var names: ListingNames { get set }

    /// - Returns: the next item; nil when there is none.
    /// - Throws: what reading it throws.
    mutating func next() throws -> Listing?
}
