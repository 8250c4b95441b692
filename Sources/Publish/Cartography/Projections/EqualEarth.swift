public import Domain
import Foundation

/// Equal Earth: every country as large as it is; for the world and for counts.
///
/// B. Šavrič, T. Patterson and B. Jenny, "The Equal Earth map projection", International Journal of
/// Geographical Information Science 33 (2019). Radii of the sphere; half the equator is 2.70663.
public struct EqualEarth: Projection {
    public let centralMeridian: Double

    private static let a1 = 1.340264
    private static let a2 = -0.081106
    private static let a3 = 0.000893
    private static let a4 = 0.003796
    private static let m = 3.0.squareRoot() / 2

    public init(centralMeridian: Double = 0) {
        self.centralMeridian = centralMeridian
    }

    public func forward(_ point: GeoPoint) -> PlanePoint? {
        guard let east = eastward(point.longitude), abs(point.latitude) <= 90 else { return nil }
        let theta = asin(Self.m * sin(Sphere.radians(point.latitude)))
        return PlanePoint(
            x: Sphere.radians(east) * cos(theta) / (Self.m * Self.slope(theta)),
            y: Self.height(theta)
        )
    }

    public func inverse(_ point: PlanePoint) -> GeoPoint? {
        guard point.x.isFinite, abs(point.y) <= 1.3173627591574 + 1e-9 else { return nil }
        var theta = point.y
        for _ in 0..<12 {
            let step = (Self.height(theta) - point.y) / Self.slope(theta)
            theta -= step
            if abs(step) < 1e-12 { break }
        }
        let sine = max(-1, min(1, sin(theta) / Self.m))
        return place(
            east: Self.m * point.x * Self.slope(theta) / cos(theta),
            latitude: asin(sine)
        )
    }

    private static func height(_ theta: Double) -> Double {
        let square = theta * theta
        let sixth = square * square * square
        return theta * (a1 + a2 * square + sixth * (a3 + a4 * square))
    }

    /// How the height grows with theta.
    private static func slope(_ theta: Double) -> Double {
        let square = theta * theta
        let sixth = square * square * square
        return a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square)
    }
}
