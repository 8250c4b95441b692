public import Domain
import Foundation

/// Equirectangular: kilometres east and north as on squared paper; for a town and its surroundings.
///
/// Marinus of Tyre; Snyder (USGS Professional Paper 1395, 1987), formulas 12-1 to 12-4. Radii of the sphere, true
/// to scale along the meridians and the chosen parallel.
public struct Equirectangular: CylindricalProjection {
    public let centralMeridian: Double
    /// The latitude at which east is to scale.
    public let trueLatitude: Double
    private let narrowing: Double

    public init(centralMeridian: Double = 0, trueLatitude: Double = 0) {
        self.centralMeridian = centralMeridian
        self.trueLatitude = trueLatitude
        narrowing = max(cos(Sphere.radians(trueLatitude)), 1e-6)
    }

    func plane(east: Double, latitude: Double) -> PlanePoint? {
        guard east.isFinite, abs(latitude) <= 90 else { return nil }
        return PlanePoint(x: Sphere.radians(east) * narrowing, y: Sphere.radians(latitude))
    }

    public func inverse(_ point: PlanePoint) -> GeoPoint? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return place(east: point.x / narrowing, latitude: point.y)
    }
}
