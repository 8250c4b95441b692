import Basics
public import Domain
import Foundation

/// The sheet on which a map is drawn: a projection, a scale and the part of the plane that is shown.
public struct MapFrame: Sendable {
    public let projection: any Projection
    public let width: Int
    public let height: Int
    /// Units of the sheet for a radius of the sphere.
    public let scale: Double
    /// The corner at the upper left, on the plane.
    private let left: Double
    private let top: Double
    /// Whether the sheet shows the whole way round the Earth.
    public let isWorld: Bool

    /// The world without its ice: from 57° south to 84° north.
    public static func world(_ projection: any Projection = EqualEarth(), width: Int = 1_000)
        -> MapFrame
    {
        let middle = projection.centralMeridian
        func plane(_ east: Double, _ latitude: Double) -> PlanePoint {
            let longitude = middle + east
            return projection.forward(GeoPoint(longitude: longitude, latitude: latitude))
                ?? PlanePoint(x: .pi, y: 0)
        }
        let half = abs(plane(180, 0).x)
        let top = plane(0, 84).y
        let scale = Double(width) / 2 / half
        let height = ((top - plane(0, -57).y) * scale).rounded()
        return MapFrame(
            projection: projection,
            size: (width, Int(clamping: height)),
            scale: scale,
            corner: PlanePoint(x: -half, y: top),
            isWorld: true
        )
    }

    /// A part of the Earth as large as it fits, in the middle of the sheet.
    ///
    /// - Parameters:
    ///   - extent: what must be seen; it is kept from being narrower than 100 metres.
    ///   - kind: the projection; it is centred on the extent.
    ///   - width: units.
    ///   - height: units.
    public init(fitting extent: GeoExtent, in kind: ProjectionKind, width: Int, height: Int) {
        let shown = extent.atLeast(kilometres: 0.1)
        let projection = kind.projection(around: shown.centre)
        // Mercator's poles lie infinitely far away.
        let most = kind == .mercator ? 84.0 : 90
        let south = max(shown.south, -most)
        let north = max(min(shown.north, most), south)
        var low = PlanePoint(x: .infinity, y: .infinity)
        var high = PlanePoint(x: -.infinity, y: -.infinity)
        for across in 0...8 {
            for up in 0...8 {
                let east = shown.width * (Double(across) / 8 - 0.5)
                let point = GeoPoint(
                    longitude: shown.centre.longitude + east * 0.999_999,
                    latitude: south + (north - south) * Double(up) / 8
                )
                guard let place = projection.forward(point) else { continue }
                low = PlanePoint(x: min(low.x, place.x), y: min(low.y, place.y))
                high = PlanePoint(x: max(high.x, place.x), y: max(high.y, place.y))
            }
        }
        let span = PlanePoint(x: max(high.x - low.x, 1e-9), y: max(high.y - low.y, 1e-9))
        let scale = min(Double(width) / span.x, Double(height) / span.y)
        self.init(
            projection: projection,
            size: (width, height),
            scale: scale,
            corner: PlanePoint(
                x: (low.x + high.x) / 2 - Double(width) / 2 / scale,
                y: (low.y + high.y) / 2 + Double(height) / 2 / scale
            ),
            isWorld: false
        )
    }

    /// The same part of the Earth on a sheet with so many times the units, for finer lines.
    func finer(by grain: Int) -> MapFrame {
        MapFrame(
            projection: projection,
            size: (width * grain, height * grain),
            scale: scale * Double(grain),
            corner: PlanePoint(x: left, y: top),
            isWorld: isWorld
        )
    }

    private init(
        projection: any Projection,
        size: (width: Int, height: Int),
        scale: Double,
        corner: PlanePoint,
        isWorld: Bool
    ) {
        self.projection = projection
        width = size.width
        height = size.height
        self.scale = scale
        left = corner.x
        top = corner.y
        self.isWorld = isWorld
    }

    /// Where a point of the plane stands on the sheet; it may lie outside of it.
    func spot(_ plane: PlanePoint) -> (x: Double, y: Double) {
        ((plane.x - left) * scale, (top - plane.y) * scale)
    }

    /// Where a place stands; nil when it has no place on the plane or lies outside of the sheet.
    public func place(_ point: GeoPoint) -> (x: Double, y: Double)? {
        guard let plane = projection.forward(point) else { return nil }
        let spot = spot(plane)
        guard (-0.5...Double(width) + 0.5).contains(spot.x),
            (-0.5...Double(height) + 0.5).contains(spot.y)
        else { return nil }
        return spot
    }

    /// The same, brought to the nearest edge when it lies outside.
    public func placeWithin(_ point: GeoPoint) -> (x: Double, y: Double)? {
        let limit = GeoPoint(
            longitude: point.longitude,
            latitude: max(-89.9, min(89.9, point.latitude))
        )
        guard let plane = projection.forward(limit) else { return nil }
        let spot = spot(plane)
        return (
            max(0, min(Double(width), spot.x)), max(0, min(Double(height), spot.y))
        )
    }

    /// What lies at a spot of the sheet; nil outside of the world.
    public func location(x: Double, y: Double) -> GeoPoint? {
        projection.inverse(PlanePoint(x: left + x / scale, y: top - y / scale))
    }

    /// Kilometres for one unit of the sheet, in its middle.
    public var kilometresPerUnit: Double? {
        let middle = (x: Double(width) / 2, y: Double(height) / 2)
        let step = Double(width) / 200
        guard let one = location(x: middle.x - step, y: middle.y),
            let other = location(x: middle.x + step, y: middle.y)
        else { return nil }
        return Sphere.distance(one, other) / (2 * step)
    }

    /// Where the middle of the plane (longitude 0, latitude 0) stands, for scripts that compute on.
    public var origin: (x: Double, y: Double) { spot(PlanePoint(x: 0, y: 0)) }
}
