/// Leaves out the corners that matter least, the same ones on both sides of a border.
///
/// M. Visvalingam and J. D. Whyatt, "Line generalisation by repeated elimination of points" (1993): the corner whose
/// triangle with its neighbours is the smallest goes first. Where three outlines meet, corners stay.
public enum Simplifier {
    /// The outlines with as many corners as fit into a number of bytes of SVG path data; corners where outlines meet
    /// stay even when they alone are more.
    public static func fit(_ outlines: [[[CanvasPoint]]], bytes: Int) -> [[[CanvasPoint]]] {
        func size(_ outlines: [[[CanvasPoint]]]) -> Int {
            outlines.reduce(0) { $0 + PathData.closed($1).utf8.count }
        }
        var best = simplify(outlines, area: 0)
        guard size(best) > bytes else { return best }
        var low = 0.0
        var high = 1.0
        while size(simplify(outlines, area: high)) > bytes, high < 1_048_576 {
            low = high
            high *= 4
        }
        best = simplify(outlines, area: high)
        for _ in 0..<8 {
            let middle = (low + high) / 2
            let tried = simplify(outlines, area: middle)
            if size(tried) > bytes {
                low = middle
            } else {
                high = middle
                best = tried
            }
        }
        return best
    }

    /// The outlines without corners whose triangle is at most this large, in square units, and without islands that
    /// are no larger; the largest ring of each outline stays.
    public static func simplify(_ outlines: [[[CanvasPoint]]], area: Double) -> [[[CanvasPoint]]] {
        var meetings: [CanvasPoint: Neighbours] = [:]
        for ring in outlines.joined() {
            guard var before = ring.last else { continue }
            for (index, corner) in ring.enumerated() {
                let next = ring[(index + 1) % ring.count]
                meetings[corner, default: Neighbours()].add(before, next)
                before = corner
            }
        }
        return outlines.map { rings in
            let sizes = rings.map(Self.size)
            let largest = sizes.indices.max { sizes[$0] < sizes[$1] }
            return rings.indices.compactMap { index in
                let ring = rings[index]
                let isIsland = !ring.contains { meetings[$0]?.isShared == true }
                if isIsland, index != largest, sizes[index] <= area { return nil }
                let kept = thinned(ring, area: area) { meetings[$0]?.isMeeting == true }
                return kept.count >= 3 ? kept : nil
            }
        }
    }

    /// The corners next to one: more than two mean that outlines meet there.
    private struct Neighbours {
        private var one: CanvasPoint?
        private var other: CanvasPoint?
        private(set) var isMeeting = false
        /// Whether more than one ring has this corner.
        private(set) var isShared = false

        mutating func add(_ first: CanvasPoint, _ second: CanvasPoint) {
            isShared = one != nil
            for point in [first, second] where point != one && point != other {
                if one == nil {
                    one = point
                } else if other == nil {
                    other = point
                } else {
                    isMeeting = true
                }
            }
        }
    }

    /// In square units.
    private static func size(_ ring: [CanvasPoint]) -> Double {
        guard var before = ring.last else { return 0 }
        var sum = 0
        for corner in ring {
            sum += before.x * corner.y - corner.x * before.y
            before = corner
        }
        return abs(Double(sum)) / 2
    }

    private static func thinned(
        _ ring: [CanvasPoint],
        area limit: Double,
        stays: (CanvasPoint) -> Bool
    ) -> [CanvasPoint] {
        let count = ring.count
        guard count > 3 else { return ring }
        var before = (0..<count).map { ($0 + count - 1) % count }
        var after = (0..<count).map { ($0 + 1) % count }
        var sizes = [Double](repeating: .infinity, count: count)
        var queue = CornerQueue()
        let isFixed = ring.map(stays)
        func size(_ index: Int) -> Double {
            let (a, b, c) = (ring[before[index]], ring[index], ring[after[index]])
            return abs(Double((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))) / 2
        }
        for index in 0..<count where !isFixed[index] {
            sizes[index] = size(index)
            queue.push(CornerQueue.Entry(size: sizes[index], corner: ring[index], index: index))
        }
        var left = count
        while let next = queue.pop(), next.size <= limit, left > 3 {
            guard sizes[next.index] == next.size else { continue }
            sizes[next.index] = .infinity
            left -= 1
            let (one, other) = (before[next.index], after[next.index])
            after[one] = other
            before[other] = one
            before[next.index] = -1
            for near in [one, other] where !isFixed[near] && before[near] >= 0 {
                sizes[near] = max(next.size, size(near))
                queue.push(CornerQueue.Entry(size: sizes[near], corner: ring[near], index: near))
            }
        }
        return ring.indices.filter { before[$0] >= 0 }.map { ring[$0] }
    }
}
