public import Domain

extension GeoPoint {
    /// Amid most of the points, however far a few of them are: the median of either coordinate.
    ///
    /// - Parameter points: in any order.
    /// - Returns: nil for none.
    public static func middle(of points: [GeoPoint]) -> GeoPoint? {
        guard !points.isEmpty else { return nil }
        return GeoPoint(
            longitude: points.map(\.longitude).sorted()[points.count / 2],
            latitude: points.map(\.latitude).sorted()[points.count / 2]
        )
    }
}
