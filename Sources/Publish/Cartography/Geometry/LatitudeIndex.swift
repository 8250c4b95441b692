public import Domain

/// Points by their latitude: what is near is found from there to both sides, without looking at all of them.
public struct LatitudeIndex: Sendable {
    /// In the order in which they were given; results name them by their places in it.
    let points: [GeoPoint]
    /// From south to north.
    private let spots: [Spot]

    /// All that are at exactly the same point.
    private struct Spot {
        let point: GeoPoint
        /// Rising.
        var members: [Int]
    }

    /// One of the points, and how far away.
    public struct Neighbour: Hashable, Sendable {
        public let member: Int
        public let kilometres: Double
    }

    /// Kilometres by which a distance and its part to the north may differ where both are the same.
    private static let rounding = 0.001

    public init(_ points: [GeoPoint]) {
        var spots: [Spot] = []
        let northwards = points.indices.sorted {
            let (one, other) = (points[$0], points[$1])
            return (one.latitude, one.longitude, $0) < (other.latitude, other.longitude, $1)
        }
        for member in northwards {
            if spots.last?.point == points[member] {
                spots[spots.count - 1].members.append(member)
            } else {
                spots.append(Spot(point: points[member], members: [member]))
            }
        }
        self.points = points
        self.spots = spots
    }

    /// The nearest first; of those equally far the first in their order.
    /// - Parameters:
    ///   - most: so many at most.
    ///   - point: from where.
    ///   - least: kilometres; what is nearer is left out.
    /// - Returns: fewer where there are no more.
    public func nearest(
        _ most: Int,
        to point: GeoPoint,
        from least: Double = 0
    ) -> [Neighbour] {
        var found: [Neighbour] = []
        search(around: point) { spot, kilometres in
            if kilometres >= least {
                found += spot.members.prefix(most).map {
                    Neighbour(member: $0, kilometres: kilometres)
                }
                found.sort { ($0.kilometres, $0.member) < ($1.kilometres, $1.member) }
                found.removeLast(max(0, found.count - most))
            }
            return found.count == most ? found.last?.kilometres ?? 0 : .infinity
        }
        return found
    }

    /// Those nearer than so many kilometres, in their order.
    func within(_ reach: Double, of point: GeoPoint) -> [Int] {
        var found: [Int] = []
        search(around: point) { spot, kilometres in
            if kilometres < reach { found += spot.members }
            return reach
        }
        return found.sorted()
    }

    /// Visits spots by how much farther south or north they are, until that alone is more than the reach in kilometres that the last visit left.
    private func search(around point: GeoPoint, _ visit: (Spot, Double) -> Double) {
        func kilometres(to index: Int) -> Double {
            guard spots.indices.contains(index) else { return .infinity }
            return abs(spots[index].point.latitude - point.latitude) * Sphere.kilometresPerDegree
        }
        var north = start(from: point.latitude)
        var south = north - 1
        var reach = Double.greatestFiniteMagnitude
        while true {
            let (toSouth, toNorth) = (kilometres(to: south), kilometres(to: north))
            guard min(toSouth, toNorth) <= reach + Self.rounding else { return }
            let spot = spots[toSouth < toNorth ? south : north]
            if toSouth < toNorth { south -= 1 } else { north += 1 }
            reach = min(.greatestFiniteMagnitude, visit(spot, Sphere.distance(point, spot.point)))
        }
    }

    /// The first that is not farther south.
    private func start(from latitude: Double) -> Int {
        var (low, high) = (0, spots.count)
        while low < high {
            let middle = (low + high) / 2
            if spots[middle].point.latitude < latitude { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
