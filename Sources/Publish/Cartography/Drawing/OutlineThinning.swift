/// Outlines that are thinned together: where three of them meet, corners stay, and those of a border go on both of its sides.
struct OutlineThinning {
    private var outlines: [[Ring]]

    private struct Ring {
        var corners: RingThinning
        /// In square units; nil for one that never goes as a whole.
        let size: Double?
    }

    init(_ outlines: [[[CanvasPoint]]]) {
        let meetings = Self.meetings(in: outlines)
        self.outlines = outlines.map { rings in
            let sizes = rings.map(Self.size)
            let largest = sizes.indices.max { sizes[$0] < sizes[$1] }
            return rings.indices.map { index in
                let ring = rings[index]
                let isIsland = !ring.contains { meetings[$0]?.isShared == true }
                return Ring(
                    corners: RingThinning(ring) { meetings[$0]?.isMeeting == true },
                    size: isIsland && index != largest ? sizes[index] : nil
                )
            }
        }
    }

    /// The outlines without corners whose triangle is at most this large, in square units, and without islands that
    /// are no larger; the largest ring of each outline stays.
    mutating func outlines(over area: Double) -> [[[CanvasPoint]]] {
        outlines.indices.map { outline in
            outlines[outline].indices.compactMap { index in
                if let size = outlines[outline][index].size, size <= area { return nil }
                let kept = outlines[outline][index].corners.corners(over: area)
                return kept.count >= 3 ? kept : nil
            }
        }
    }

    private static func meetings(in outlines: [[[CanvasPoint]]]) -> [CanvasPoint: Neighbours] {
        var meetings: [CanvasPoint: Neighbours] = [:]
        for ring in outlines.joined() {
            guard var before = ring.last else { continue }
            for (index, corner) in ring.enumerated() {
                let next = ring[(index + 1) % ring.count]
                meetings[corner, default: Neighbours()].add(before, next)
                before = corner
            }
        }
        return meetings
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
}
