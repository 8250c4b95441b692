import Basics
public import Domain

/// Which maps show what lies in and around a town: its middle, where most of it is, and all of it.
public struct TownMap: Sendable {
    /// The first one is that of the town.
    public let figures: [Figure]

    /// One of the maps.
    public struct Figure: Sendable {
        public let frame: MapFrame
        /// What is shown, as places in the list.
        public let members: [Int]
        /// Whether the site's own map shows all of it.
        public let isOnBase: Bool
    }

    /// Of all that there is, so much lies in the town.
    private static let most = 0.7
    /// Kilometres that a map shows at least from its upper to its lower edge.
    private static let least = 1.2
    /// Below this width it is drawn on squared paper, above it as Mercator does.
    private static let townWidth = 200.0
    private static let size = (width: 1_000, height: 560)

    /// - Parameters:
    ///   - points: where everything is.
    ///   - base: the site's own map.
    public init(_ points: [GeoPoint], base: BaseMap?) {
        guard let middle = GeoPoint.middle(of: points) else {
            figures = []
            return
        }
        let distances = points.map { Sphere.distance($0, middle) }
        let order = distances.sorted()
        let radius = max(
            order[Int(clamping: Double(points.count - 1) * Self.most)] * 1.3,
            Self.least / 2
        )
        let town = points.indices.filter { distances[$0] <= radius }
        let all = Self.figure(Array(points.indices), points, base)
        // A town that is half as wide as all there is needs no map of its own.
        let isApart = town.count < points.count && (order.last ?? 0) > 2 * radius
        figures = [isApart ? Self.figure(town, points, base) : nil, all].compactMap(\.self)
    }

    private static func figure(_ members: [Int], _ points: [GeoPoint], _ base: BaseMap?) -> Figure {
        let shown = members.map { points[$0] }
        let own = base.flatMap { $0.covers(shown) ? $0 : nil }
        let ratio = Double(size.height) / Double(size.width)
        let extent =
            (GeoExtent(containing: shown) ?? GeoExtent(west: 0, south: 0, width: 0, north: 0))
            .widened(by: 0.12).atLeast(kilometres: least * ratio)
        let usual: ProjectionKind =
            extent.kilometresWide <= townWidth ? .equirectangular : .mercator
        return Figure(
            frame: MapFrame(
                fitting: extent,
                in: own?.projection ?? usual,
                width: size.width,
                height: size.height
            ),
            members: members,
            isOnBase: own != nil
        )
    }
}
