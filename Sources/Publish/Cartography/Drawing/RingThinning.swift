/// A ring that loses its corners one by one, the one with the smallest triangle first; what is left of it can be had for any size.
struct RingThinning {
    private let ring: [CanvasPoint]
    private let isFixed: [Bool]
    /// The corners that are left next to each; of those that are gone, none count.
    private var before: [Int]
    private var after: [Int]
    private var sizes: [Double]
    /// The size at which a corner went; infinite while it is there.
    private var gone: [Double]
    private var queue = CornerQueue()
    private var left: Int

    /// - Parameters:
    ///   - ring: its corners.
    ///   - stays: whether a corner never goes.
    init(_ ring: [CanvasPoint], stays: (CanvasPoint) -> Bool) {
        let count = ring.count
        self.ring = ring
        isFixed = ring.map(stays)
        before = (0..<count).map { ($0 + count - 1) % count }
        after = (0..<count).map { ($0 + 1) % count }
        sizes = [Double](repeating: .infinity, count: count)
        gone = sizes
        left = count
        guard count > Self.least else { return }
        for index in 0..<count where !isFixed[index] { put(index, size: size(index)) }
    }

    private static let least = 3

    /// The corners whose triangle is larger than this, in square units, of which three stay.
    mutating func corners(over area: Double) -> [CanvasPoint] {
        while left > Self.least, let next = queue.first, next.size <= area {
            _ = queue.pop()
            if sizes[next.index] == next.size { remove(next) }
        }
        return ring.indices.filter { gone[$0] > area }.map { ring[$0] }
    }

    private mutating func remove(_ entry: CornerQueue.Entry) {
        sizes[entry.index] = .infinity
        gone[entry.index] = entry.size
        left -= 1
        let (one, other) = (before[entry.index], after[entry.index])
        after[one] = other
        before[other] = one
        // A corner never goes before one that mattered less: what is gone at a size is gone at all larger ones.
        for near in [one, other] where !isFixed[near] && gone[near] == .infinity {
            put(near, size: max(entry.size, size(near)))
        }
    }

    private mutating func put(_ index: Int, size: Double) {
        sizes[index] = size
        queue.push(CornerQueue.Entry(size: size, corner: ring[index], index: index))
    }

    /// The size of a corner's triangle with its neighbours, in square units.
    private func size(_ index: Int) -> Double {
        let (a, b, c) = (ring[before[index]], ring[index], ring[after[index]])
        return abs(Double((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))) / 2
    }
}
