/// Where the lines of a text begin, in four bytes a line: each is told from the first of some.
struct LineStarts: Sendable {
    private var bases: [Int] = []
    private var distances: [UInt32] = []

    /// So many together are shorter than four gigabytes.
    private static let group = 256

    /// - Parameter count: for so many lines there is room at once.
    init(room count: Int) {
        bases.reserveCapacity(count / Self.group + 1)
        distances.reserveCapacity(count)
    }

    var count: Int { distances.count }

    /// - Parameter start: where the next line begins, behind the one before.
    mutating func append(_ start: Int) {
        if count.isMultiple(of: Self.group) { bases.append(start) }
        distances.append(UInt32(clamping: start - bases[count / Self.group]))
    }

    subscript(line: Int) -> Int { bases[line / Self.group] + Int(distances[line]) }
}
