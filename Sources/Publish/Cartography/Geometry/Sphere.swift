public import Domain
import Foundation

/// The Earth as the ball on which distances are measured.
public enum Sphere {
    /// Kilometres: the mean radius R1 of the ellipsoid WGS 84 (IUGG).
    public static let radius = 6_371.0088

    /// Of latitude, everywhere.
    public static let kilometresPerDegree = radius * .pi / 180

    /// Kilometres along the great circle, by the haversine formula (R. W. Sinnott, 1984).
    public static func distance(_ one: GeoPoint, _ other: GeoPoint) -> Double {
        let north = radians(other.latitude - one.latitude) / 2
        let east = radians(Longitude.difference(from: one.longitude, to: other.longitude)) / 2
        let chord =
            sin(north) * sin(north)
            + cos(radians(one.latitude)) * cos(radians(other.latitude)) * sin(east) * sin(east)
        return 2 * radius * asin(min(1, chord.squareRoot()))
    }

    /// Degrees of latitude that a distance in kilometres spans.
    static func degrees(_ kilometres: Double) -> Double { kilometres / radius * 180 / .pi }

    static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
