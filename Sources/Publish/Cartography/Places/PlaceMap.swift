public import Domain

/// The small map of one place on the site's own map, the place in its middle.
public struct PlaceMap: Sendable {
    public let frame: MapFrame
    public let spot: CanvasPoint

    private static let size = (width: 480, height: 320)
    /// Kilometres from the upper to the lower edge.
    private static let reach = 14.0

    /// Nil where the site's own map does not show the place.
    ///
    /// - Parameters:
    ///   - place: what the map is of.
    ///   - base: the site's own map.
    public init?(of place: GeoPoint, on base: BaseMap) {
        guard base.covers([place]) else { return nil }
        let shown = GeoExtent(
            west: place.longitude,
            south: place.latitude,
            width: 0,
            north: place.latitude
        )
        .atLeast(kilometres: Self.reach)
        let frame = MapFrame(
            fitting: shown,
            in: base.projection,
            width: Self.size.width,
            height: Self.size.height
        )
        guard let spot = frame.place(place) else { return nil }
        self.frame = frame
        self.spot = CanvasPoint(nearest: spot)
    }
}
