public import Domain

/// Which maps show some people: the world or a region, insets for those who live far off, a town where many do.
public struct PeopleMap: Sendable {
    /// The first one is the main map.
    public let figures: [Figure]

    /// One of the maps.
    public struct Figure: Sendable {
        public let kind: Kind
        public let frame: MapFrame
        /// Who is shown, as places in the list of people.
        public let members: [Int]
        public let pins: [Pin]
        /// Whether the site's own map shows all of them.
        public let isOnBase: Bool
    }

    /// What a map is for.
    public enum Kind: String, Sendable {
        /// All, when they span more than one continent.
        case world
        /// All, or the many when a few live far off.
        case region
        /// A few who live far off.
        case inset
        /// Many in one place, beside the world.
        case town
    }

    /// One or several people at a spot.
    public struct Pin: Hashable, Sendable {
        /// Places in the list of people.
        public let members: [Int]
        public let spot: MapPins.Pin
    }

    /// Kilometres that a map shows at least.
    public static let least = 20.0
    /// Below this width towns are drawn on squared paper, above it as Mercator does.
    private static let townWidth = 200.0
    private static let crowdRadius = 25.0
    private static let crowd = 5
    private static let insets = 3
    /// More pins than this on one map help nobody and weigh on the page.
    private static let most = 400

    /// - Parameters:
    ///   - places: where the people are; those without a place are not among them.
    ///   - continents: the continent of each, nil where nobody knows.
    ///   - base: the site's own map.
    public init(_ places: [GeoPoint], continents: [String?], base: BaseMap? = nil) {
        guard !places.isEmpty else {
            figures = []
            return
        }
        figures = Self.figures(of: places, continents: continents, base: base)
            .filter { !$0.pins.isEmpty }
    }

    private static func figures(
        of places: [GeoPoint],
        continents: [String?],
        base: BaseMap?
    ) -> [Figure] {
        let everyone = Array(places.indices)
        if Set(continents.compactMap(\.self)).count > 1 {
            let crowd = Self.crowd(in: places)
            let isTown = crowd.count >= Self.crowd && crowd.count < places.count
            let town = isTown ? Set(crowd) : []
            let world = figure(.world, everyone, of: places, nil, together: town)
            return [world] + (isTown ? [figure(.town, crowd, of: places, base)] : [])
        }
        let (main, far) = farOff(places)
        return [figure(.region, main, of: places, base)]
            + far.map { figure(.inset, $0, of: places, base) }
    }

    /// The most who live within 25 km of one of them.
    private static func crowd(in places: [GeoPoint]) -> [Int] {
        // Neighbourhoods of a tenth of a degree first, or thousands would be compared with thousands.
        var cells: [CanvasPoint: [Int]] = [:]
        for (index, place) in places.enumerated() {
            let cell = CanvasPoint(nearest: (place.longitude * 10, place.latitude * 10))
            cells[cell, default: []].append(index)
        }
        let busiest = cells.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? []
        guard let first = busiest.first else { return [] }
        return places.indices.filter { Sphere.distance(places[$0], places[first]) <= crowdRadius }
    }

    /// Those who live together, and up to three groups of a few who live far from them; when there are more such
    /// groups, or the many are not many, nobody is far off.
    private static func farOff(_ places: [GeoPoint]) -> (main: [Int], far: [[Int]]) {
        let everyone = Array(places.indices)
        guard places.count >= 5, let middle = middle(of: places) else { return (everyone, []) }
        let distances = places.map { Sphere.distance($0, middle) }
        let usual = distances.sorted()[places.count * 3 / 4]
        let limit = max(6 * usual, 150)
        let main = everyone.filter { distances[$0] <= limit }
        var rest = everyone.filter { distances[$0] > limit }
        guard !rest.isEmpty, main.count >= 3 * rest.count else { return (everyone, []) }
        var groups: [[Int]] = []
        while let first = rest.first {
            let near = rest.filter { Sphere.distance(places[$0], places[first]) <= limit }
            groups.append(near)
            rest.removeAll { near.contains($0) }
        }
        return groups.count <= insets ? (main, groups) : (everyone, [])
    }

    /// The median of both coordinates: a few far off do not move it.
    private static func middle(of places: [GeoPoint]) -> GeoPoint? {
        guard let extent = GeoExtent(containing: places) else { return nil }
        let east = places.map { place -> Double in
            let east = place.longitude - extent.west
            return east < 0 ? east + 360 : east
        }.sorted()
        let north = places.map(\.latitude).sorted()
        return GeoPoint(
            longitude: Longitude.wrapped(extent.west + east[east.count / 2]),
            latitude: north[north.count / 2]
        )
    }

    private static func figure(
        _ kind: Kind,
        _ members: [Int],
        of places: [GeoPoint],
        _ base: BaseMap?,
        together: Set<Int> = []
    ) -> Figure {
        let own = base.flatMap { $0.covers(members.map { places[$0] }) ? $0 : nil }
        let frame =
            kind == .world
            ? .world() : frame(kind, members.map { places[$0] }, in: own?.projection)
        var shown: [Int] = []
        var markers: [MapMarker] = []
        for member in members {
            // Who lives off the sheet stands in the list alone: a pin at its edge would be at a false place.
            guard let spot = frame.place(places[member]) else { continue }
            shown.append(member)
            markers.append(MapMarker(x: spot.x, y: spot.y, weight: 1))
        }
        let pins = MapPins(
            markers,
            apartFrom: kind == .world ? MapPins.steps.count - 1 : MapPins.close,
            together: Set(shown.indices.filter { together.contains(shown[$0]) }),
            most: most
        ).pins.map { pin in
            Pin(members: pin.members.map { shown[$0] }, spot: pin)
        }
        return Figure(
            kind: kind,
            frame: frame,
            members: shown,
            pins: pins,
            isOnBase: own != nil
        )
    }

    private static func frame(
        _ kind: Kind,
        _ places: [GeoPoint],
        in projection: ProjectionKind?
    ) -> MapFrame {
        let extent = GeoExtent(containing: places)
        let (width, height) = kind == .inset ? (320, 240) : (1_000, 560)
        let shown =
            (extent ?? GeoExtent(west: -180, south: -57, width: 360, north: 84))
            .widened(by: 0.12).atLeast(kilometres: least * Double(height) / Double(width))
        let usual: ProjectionKind =
            shown.kilometresWide <= townWidth ? .equirectangular : .mercator
        return MapFrame(fitting: shown, in: projection ?? usual, width: width, height: height)
    }
}
