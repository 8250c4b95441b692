import Domain

/// The degrees between which points lie, as they are written: one that reaches over 180 is left as it is.
struct DegreeBounds: Hashable, Sendable {
    private(set) var west = Double.infinity
    private(set) var east = -Double.infinity
    private(set) var south = Double.infinity
    private(set) var north = -Double.infinity

    mutating func take(_ point: GeoPoint) {
        west = min(west, point.longitude)
        east = max(east, point.longitude)
        south = min(south, point.latitude)
        north = max(north, point.latitude)
    }
}
