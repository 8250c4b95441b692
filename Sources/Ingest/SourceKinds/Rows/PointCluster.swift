import Domain

/// Where most things of one answer are: coordinates the wrong way round are valid numbers as a rule, but lie on another continent.
struct PointCluster {
    /// Amid all of them, however far a few are; nil where nobody knows which the others are.
    private let centre: GeoPoint?

    /// Degrees from the others within which a point is one of theirs.
    private static let reach = 3.0
    /// With fewer points nobody knows which are the others.
    private static let fewest = 3

    init(_ points: [GeoPoint]) {
        guard points.count >= Self.fewest else {
            centre = nil
            return
        }
        let longitudes = points.map(\.longitude).sorted()
        let latitudes = points.map(\.latitude).sorted()
        centre = GeoPoint(
            longitude: longitudes[points.count / 2],
            latitude: latitudes[points.count / 2]
        )
    }

    /// Says what is wrong with a point that lies where only the mirror images of the others are; nil for any other.
    ///
    /// - Parameter point: one of them.
    /// - Returns: words for a message.
    func fault(of point: GeoPoint?) -> String? {
        guard let centre, let point, isMirrored(point, around: centre) else { return nil }
        return "latitude and longitude look swapped: the others are near "
            + "\(Self.degrees(centre.latitude)), \(Self.degrees(centre.longitude)); it is on no map"
    }

    private func isMirrored(_ point: GeoPoint, around centre: GeoPoint) -> Bool {
        func isNear(_ longitude: Double, _ latitude: Double) -> Bool {
            max(abs(longitude - centre.longitude), abs(latitude - centre.latitude)) < Self.reach
        }
        return !isNear(point.longitude, point.latitude) && isNear(point.latitude, point.longitude)
    }

    private static func degrees(_ value: Double) -> String {
        "\((value * 100).rounded() / 100)"
    }
}
