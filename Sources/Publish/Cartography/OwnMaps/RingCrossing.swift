import Domain

/// Finds rings whose edges cross each other.
enum RingCrossing {
    /// Whether two edges that are not neighbours meet inside of both.
    static func exists(in ring: [GeoPoint]) -> Bool {
        let count = ring.count
        guard count > 3 else { return false }
        // From west to east: only edges whose spans overlap are compared.
        let edges = (0..<count).map { index in
            Edge(ring[index], ring[(index + 1) % count], index: index)
        }.sorted { $0.west < $1.west }
        var open: [Edge] = []
        for edge in edges {
            open.removeAll { $0.east < edge.west }
            for other in open {
                let gap = abs(other.index - edge.index)
                if gap == 1 || gap == count - 1 { continue }
                if edge.crosses(other) { return true }
            }
            open.append(edge)
        }
        return false
    }

    /// One edge of a ring.
    private struct Edge {
        let start: GeoPoint
        let end: GeoPoint
        let index: Int

        init(_ start: GeoPoint, _ end: GeoPoint, index: Int) {
            self.start = start
            self.end = end
            self.index = index
        }

        var west: Double { min(start.longitude, end.longitude) }
        var east: Double { max(start.longitude, end.longitude) }

        func crosses(_ other: Edge) -> Bool {
            let mine = (side(other.start), side(other.end))
            let its = (other.side(start), other.side(end))
            return mine.0 * mine.1 < 0 && its.0 * its.1 < 0
        }

        /// Positive on the left, negative on the right.
        private func side(_ point: GeoPoint) -> Double {
            (end.longitude - start.longitude) * (point.latitude - start.latitude)
                - (end.latitude - start.latitude) * (point.longitude - start.longitude)
        }
    }
}
