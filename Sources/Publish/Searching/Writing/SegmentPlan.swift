/// Which documents stand in which segment: decided by their number alone, so that every build agrees.
public enum SegmentPlan {
    /// The largest segments, which are never touched again.
    static let largest = 16_384
    /// Each tier holds up to three of its size in one segment.
    private static let ratio = 4
    /// What does not fill this waits in the tail, one small file of terms.
    static let smallest = 64

    /// The numbers of the documents of each segment, oldest first; the last one is the tail, which may be missing.
    public static func ranges(count: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while count - start >= largest {
            ranges.append(start..<start + largest)
            start += largest
        }
        var size = largest / ratio
        while size >= smallest {
            let length = (count - start) / size * size
            if length > 0 { ranges.append(start..<start + length) }
            start += length
            size /= ratio
        }
        if start < count { ranges.append(start..<count) }
        return ranges
    }
}
