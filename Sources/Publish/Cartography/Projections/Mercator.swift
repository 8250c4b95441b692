public import Domain
import Foundation

/// Mercator: true angles and shapes; for close views of a country or a region.
///
/// G. Mercator 1569; J. P. Snyder, "Map Projections: A Working Manual" (USGS Professional Paper 1395, 1987),
/// formulas 7-1, 7-2 and 7-4 for the sphere. Radii of the sphere at the equator; the poles lie infinitely far away.
public struct Mercator: CylindricalProjection {
    public let centralMeridian: Double
    /// The parallel at which maps are cut, so that a world map is a square.
    static let limit = 85.051128779806592

    public init(centralMeridian: Double = 0) {
        self.centralMeridian = centralMeridian
    }

    func plane(east: Double, latitude: Double) -> PlanePoint? {
        guard east.isFinite, abs(latitude) < 90 else { return nil }
        return PlanePoint(x: Sphere.radians(east), y: asinh(tan(Sphere.radians(latitude))))
    }

    public func inverse(_ point: PlanePoint) -> GeoPoint? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return place(east: point.x, latitude: atan(sinh(point.y)))
    }
}
