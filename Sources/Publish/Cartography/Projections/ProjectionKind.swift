public import Domain

/// The projections by the names that a configuration gives them.
public enum ProjectionKind: String, CaseIterable, Sendable {
    case equalEarth = "equal-earth"
    case naturalEarth = "natural-earth"
    case mercator
    case equirectangular

    /// The projection around a place.
    public func projection(around centre: GeoPoint = GeoPoint(longitude: 0, latitude: 0))
        -> any Projection
    {
        switch self {
        case .equalEarth: EqualEarth(centralMeridian: centre.longitude)
        case .naturalEarth: NaturalEarth(centralMeridian: centre.longitude)
        case .mercator: Mercator(centralMeridian: centre.longitude)
        case .equirectangular:
            Equirectangular(centralMeridian: centre.longitude, trueLatitude: centre.latitude)
        }
    }
}
