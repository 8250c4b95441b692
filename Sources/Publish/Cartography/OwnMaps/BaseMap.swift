public import Domain

/// A site's own map as the ground of close views, with the projection in which it is to be drawn.
public struct BaseMap: Sendable {
    public let geometry: OwnGeometry
    public let projection: ProjectionKind
    private let extent: GeoExtent?
    /// Villages and the like, by their names.
    private let towns: [(name: String, point: GeoPoint)]

    /// Kilometres within which somebody belongs to the town that they name, or to the nearest one.
    private static let reach = (named: 15.0, nearest: 4.0)

    public init(_ geometry: OwnGeometry, in projection: ProjectionKind) {
        self.geometry = geometry
        self.projection = projection
        extent = geometry.extent
        towns = geometry.features.compactMap { feature in
            guard feature.kind == .ground, let name = feature.name, let point = feature.places.first
            else { return nil }
            return (name.lowercased(), point)
        }
    }

    /// Whether it shows the surroundings of all these places.
    public func covers(_ places: some Sequence<GeoPoint>) -> Bool {
        guard let extent else { return false }
        return places.allSatisfy { extent.contains($0) }
    }

    /// Where somebody stands on it: in the town that they name, else in the nearest one. What is published of a place
    /// is rounded, and the middle of nowhere is no address.
    public func settled(_ place: GeoPoint, in town: String?) -> GeoPoint {
        // A degree of latitude has 111 kilometres.
        let near = towns.filter {
            abs($0.point.latitude - place.latitude) < Self.reach.named / 100
        }
        .map { (name: $0.name, point: $0.point, away: Sphere.distance($0.point, place)) }
        let named = near.filter { $0.name == town?.lowercased() && $0.away <= Self.reach.named }
        let all = named.isEmpty ? near.filter { $0.away <= Self.reach.nearest } : named
        return all.min { $0.away < $1.away }?.point ?? place
    }
}
