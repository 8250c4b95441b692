public import Domain
import Foundation

/// A part of the Earth between two meridians and two parallels; it may lie across the antimeridian.
public struct GeoExtent: Hashable, Sendable {
    /// Between -180 and 180.
    public let west: Double
    public let south: Double
    /// Degrees east of `west`, at most 360.
    public let width: Double
    public let north: Double

    public init(west: Double, south: Double, width: Double, north: Double) {
        self.west = west
        self.south = south
        self.width = width
        self.north = north
    }

    /// The smallest one around some points: whatever side of the antimeridian they lie on.
    public init?(containing points: some Sequence<GeoPoint>) {
        var longitudes: [Double] = []
        var south = Double.infinity
        var north = -Double.infinity
        for point in points {
            longitudes.append(Longitude.wrapped(point.longitude))
            south = min(south, point.latitude)
            north = max(north, point.latitude)
        }
        longitudes.sort()
        guard let first = longitudes.first, let last = longitudes.last else { return nil }
        // What is left out is the widest gap; without a wider one inside, the gap around ±180.
        var gap = first + 360 - last
        var west = first
        for (one, next) in zip(longitudes, longitudes.dropFirst()) where next - one > gap {
            gap = next - one
            west = next
        }
        self.init(west: west, south: south, width: 360 - gap, north: north)
    }

    public var centre: GeoPoint {
        GeoPoint(
            longitude: Longitude.wrapped(west + width / 2),
            latitude: (south + north) / 2
        )
    }

    /// Kilometres from west to east along the middle parallel.
    public var kilometresWide: Double {
        Sphere.radians(width) * Sphere.radius * cos(Sphere.radians(centre.latitude))
    }

    /// Widened evenly on all sides until it measures this many kilometres both ways.
    public func atLeast(kilometres: Double) -> GeoExtent {
        let centre = centre
        let half = Sphere.degrees(kilometres) / 2
        let narrowing = max(cos(Sphere.radians(centre.latitude)), 0.01)
        let halfWidth = min(180, max(width / 2, half / narrowing))
        let halfHeight = max((north - south) / 2, half)
        return GeoExtent(
            west: Longitude.wrapped(centre.longitude - halfWidth),
            south: max(-90, centre.latitude - halfHeight),
            width: 2 * halfWidth,
            north: min(90, centre.latitude + halfHeight)
        )
    }

    /// With a margin, as a share of its own size.
    public func widened(by share: Double) -> GeoExtent {
        let east = min(width * share, (360 - width) / 2)
        let margin = (north - south) * share
        return GeoExtent(
            west: Longitude.wrapped(west - east),
            south: max(-90, south - margin),
            width: width + 2 * east,
            north: min(90, north + margin)
        )
    }

    public func contains(_ point: GeoPoint) -> Bool {
        guard point.latitude >= south, point.latitude <= north else { return false }
        var east = Longitude.wrapped(point.longitude) - west
        if east < 0 { east += 360 }
        return east <= width || east == 360
    }
}
