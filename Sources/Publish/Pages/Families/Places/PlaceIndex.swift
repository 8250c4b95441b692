import Cartography
import Domain

/// Places with coordinates, to find those that are nearest.
struct PlaceIndex {
    /// Rising.
    private let ids: [ItemID]
    private let points: LatitudeIndex

    /// Those without coordinates are left out.
    init(_ places: [Stored<Place>]) {
        let known = places.compactMap { stored in stored.value.point.map { (stored.id, $0) } }
            .sorted { $0.0 < $1.0 }
        ids = known.map(\.0)
        points = LatitudeIndex(known.map(\.1))
    }

    /// The nearest first; of those equally far the one with the smallest id.
    func nearest(_ most: Int, to point: GeoPoint, besides own: ItemID? = nil) -> [ItemID] {
        let found = points.nearest(most + 1, to: point).map { ids[$0.member] }
        return Array(found.filter { $0 != own }.prefix(most))
    }
}
