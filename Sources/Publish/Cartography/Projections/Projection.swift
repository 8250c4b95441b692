public import Domain

/// How the ball becomes a plane: longitude and latitude in degrees to radii of the sphere, and back.
public protocol Projection: Sendable {
    /// The meridian that stands upright in the middle.
    var centralMeridian: Double { get }

    /// Nil where the point has no place on the plane: no number, or infinitely far away.
    func forward(_ point: GeoPoint) -> PlanePoint?

    /// Nil outside of the map.
    func inverse(_ point: PlanePoint) -> GeoPoint?
}

/// A projection on which meridians are parallel lines, so that longitudes may run on past 180°.
protocol CylindricalProjection: Projection {
    /// The place of a point so many degrees east of the central meridian, however many they are.
    func plane(east: Double, latitude: Double) -> PlanePoint?
}

extension CylindricalProjection {
    public func forward(_ point: GeoPoint) -> PlanePoint? {
        guard let east = eastward(point.longitude) else { return nil }
        return plane(east: east, latitude: point.latitude)
    }
}

extension Projection {
    /// Degrees east of the central meridian, the short way; nil for what is no number.
    func eastward(_ longitude: Double) -> Double? {
        guard longitude.isFinite else { return nil }
        return centralMeridian == 0
            ? Longitude.wrapped(longitude)
            : Longitude.difference(from: centralMeridian, to: longitude)
    }

    /// The place so many radians east of the central meridian at a latitude in radians.
    func place(east: Double, latitude: Double) -> GeoPoint? {
        let degrees = (longitude: east * 180 / .pi, latitude: latitude * 180 / .pi)
        guard abs(degrees.longitude) <= 180 + 1e-7, abs(degrees.latitude) <= 90 + 1e-7 else {
            return nil
        }
        let east = max(-180, min(180, degrees.longitude))
        return GeoPoint(
            longitude: Longitude.wrapped(centralMeridian + east),
            latitude: max(-90, min(90, degrees.latitude))
        )
    }
}
