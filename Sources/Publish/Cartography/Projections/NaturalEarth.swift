public import Domain
import Foundation

/// Natural Earth I: rounded corners and little distortion of shape; for the world as a picture.
///
/// T. Patterson 2007; polynomial of B. Šavrič, B. Jenny, T. Patterson, D. Petrovič and L. Hurni,
/// "A polynomial equation for the Natural Earth projection", Cartography and Geographic Information Science 38
/// (2011). Radii of the sphere; half extents 2.73538 and 1.42239.
public struct NaturalEarth: Projection {
    public let centralMeridian: Double

    public init(centralMeridian: Double = 0) {
        self.centralMeridian = centralMeridian
    }

    public func forward(_ point: GeoPoint) -> PlanePoint? {
        guard let east = eastward(point.longitude), abs(point.latitude) <= 90 else { return nil }
        let latitude = Sphere.radians(point.latitude)
        return PlanePoint(
            x: Sphere.radians(east) * Self.length(latitude),
            y: Self.height(latitude)
        )
    }

    public func inverse(_ point: PlanePoint) -> GeoPoint? {
        let top = Self.height(.pi / 2)
        guard point.x.isFinite, abs(point.y) <= top + 1e-9 else { return nil }
        let height = max(-top, min(top, point.y))
        var latitude = height
        for _ in 0..<30 {
            let step = (Self.height(latitude) - height) / Self.slope(latitude)
            latitude -= step
            if abs(step) < 1e-13 { break }
        }
        return place(east: point.x / Self.length(latitude), latitude: latitude)
    }

    /// How long a parallel is, beside the equator of the sphere.
    private static func length(_ latitude: Double) -> Double {
        let square = latitude * latitude
        let fourth = square * square
        return 0.8707 - 0.131979 * square
            + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))
    }

    private static func height(_ latitude: Double) -> Double {
        let square = latitude * latitude
        let fourth = square * square
        return latitude
            * (1.007226 + square
                * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth)))
    }

    private static func slope(_ latitude: Double) -> Double {
        let square = latitude * latitude
        let fourth = square * square
        return 1.007226
            + square
            * (3 * 0.015085 + fourth
                * (7 * -0.044475 + 9 * 0.028874 * square - 11 * 0.005916 * fourth))
    }
}
