public import Domain

/// A site's own map as the ground of close views, with the projection in which it is to be drawn.
public struct BaseMap: Sendable {
    public let geometry: OwnGeometry
    public let projection: ProjectionKind
    private let extent: GeoExtent?

    public init(_ geometry: OwnGeometry, in projection: ProjectionKind) {
        self.geometry = geometry
        self.projection = projection
        extent = geometry.extent
    }

    /// Whether it shows the surroundings of all these places.
    public func covers(_ places: some Sequence<GeoPoint>) -> Bool {
        guard let extent else { return false }
        return places.allSatisfy { extent.contains($0) }
    }
}
