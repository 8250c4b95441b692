public import Domain

/// Says in which country a place lies, and which marked country is the nearest (MAP-6, MAP-6b).
public struct CountryLocator: Sendable {
    private let shapes: WorldShapes
    private let countries: Countries

    /// So near to its capital or its marker a country counts as reached, whatever the drawing says.
    private static let reach = 60.0

    public init(countries: Countries, shapes: WorldShapes) {
        self.countries = countries
        self.shapes = shapes
    }

    /// The country of a place; nil at sea.
    public func country(at point: GeoPoint) -> Country? {
        let near = countries.marked.compactMap { country -> (Country, Double)? in
            let places = [country.label, country.capital].compactMap(\.self)
            let distance = places.map { Sphere.distance($0, point) }.min() ?? .infinity
            return distance <= Self.reach ? (country, distance) : nil
        }
        if let nearest = near.min(by: { $0.1 < $1.1 }) { return nearest.0 }
        return shapes.country(at: point).flatMap { countries[$0] }
    }

    /// The country whose marker is the nearest by the great circle, and how many kilometres away it is.
    public static func nearest(
        to point: GeoPoint,
        among countries: [Country]
    ) -> (country: Country, kilometres: Double)? {
        countries.map { (country: $0, kilometres: Sphere.distance($0.label, point)) }
            .min { ($0.kilometres, $0.country.code) < ($1.kilometres, $1.country.code) }
    }
}
