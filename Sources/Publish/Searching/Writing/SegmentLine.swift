/// What the manifest says of a segment.
public struct SegmentLine: Hashable, Sendable {
    public let start: Int
    public let count: Int
    /// The tag of the segment's first file.
    public let tag: String
    /// The first and the last day of what has a date; zero when nothing has.
    public let from: Int
    public let to: Int
    /// Numbers of withdrawn documents, counted from the segment's first.
    public let withdrawn: [Int]

    public init(start: Int, count: Int, tag: String, from: Int, to: Int, withdrawn: [Int]) {
        self.start = start
        self.count = count
        self.tag = tag
        self.from = from
        self.to = to
        self.withdrawn = withdrawn
    }
}
