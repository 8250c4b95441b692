import TestSupport

extension SeededGenerator {
    /// Small numbers come often, as common words do.
    mutating func common(below count: Int) -> Int {
        let unit = Double(next() >> 11) / Double(1 << 53)
        return min(count - 1, Int(Double(count) * unit * unit * unit))
    }
}
