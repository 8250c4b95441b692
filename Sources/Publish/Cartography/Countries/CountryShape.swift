public import Domain

/// The outline of a country: rings of points, islands and holes alike, told apart by the even-odd rule.
public struct CountryShape: Sendable {
    /// ISO 3166-1 alpha-2; nil for a territory that has none.
    public let code: String?
    public let rings: [[GeoPoint]]
    /// From the westernmost to the easternmost corner, and from the southernmost to the northernmost: outside of them
    /// nothing has to be counted.
    private let longitudes: ClosedRange<Double>
    private let latitudes: ClosedRange<Double>

    public init(code: String?, rings: [[GeoPoint]]) {
        self.code = code
        self.rings = rings
        longitudes = Self.range(of: rings, \.longitude)
        latitudes = Self.range(of: rings, \.latitude)
    }

    private static func range(
        of rings: [[GeoPoint]],
        _ value: (GeoPoint) -> Double
    ) -> ClosedRange<Double> {
        var (low, high) = (Double.infinity, -Double.infinity)
        for ring in rings {
            for corner in ring {
                low = min(low, value(corner))
                high = max(high, value(corner))
            }
        }
        return low <= high ? low...high : .infinity ... .infinity
    }

    /// Whether a point lies inside, by counting the borders between it and the far east.
    public func contains(_ point: GeoPoint) -> Bool {
        guard point.latitude.isFinite, point.longitude.isFinite else { return false }
        let longitude = Longitude.wrapped(point.longitude)
        guard latitudes.contains(point.latitude), longitudes.contains(longitude) else {
            return false
        }
        var isInside = false
        for ring in rings {
            guard var before = ring.last else { continue }
            for corner in ring {
                defer { before = corner }
                guard (corner.latitude > point.latitude) != (before.latitude > point.latitude)
                else { continue }
                let share =
                    (point.latitude - corner.latitude) / (before.latitude - corner.latitude)
                let crossing =
                    corner.longitude + share * (before.longitude - corner.longitude)
                if longitude < crossing { isInside.toggle() }
            }
        }
        return isInside
    }

    public var extent: GeoExtent? { GeoExtent(containing: rings.joined()) }

    /// The extent of its largest rings: far islands of a few square kilometres do not count.
    public var mainland: GeoExtent? {
        let sizes = rings.map(Self.area)
        guard let largest = sizes.max() else { return nil }
        let main = zip(rings, sizes).filter { $0.1 >= largest * 0.04 }.map(\.0)
        return GeoExtent(containing: main.joined())
    }

    /// In square degrees.
    private static func area(_ ring: [GeoPoint]) -> Double {
        guard var before = ring.last else { return 0 }
        var sum = 0.0
        for point in ring {
            sum += before.longitude * point.latitude - point.longitude * before.latitude
            before = point
        }
        return abs(sum) / 2
    }
}
