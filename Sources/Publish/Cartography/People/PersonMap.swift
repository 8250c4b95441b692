public import Domain

/// The map of one person: in the middle, those of the same place, the nearest others around.
public struct PersonMap: Sendable {
    public let frame: MapFrame
    /// Those at the same spot, as places in the list of people.
    public let together: [Int]
    /// The nearest others elsewhere, the nearest first.
    public let nearest: [Neighbour]
    /// The person and the neighbours on the sheet, those together who would lie on each other.
    public let pins: [Pin]
    /// Whether the site's own map shows all of them.
    public let isOnBase: Bool

    /// Somebody else, and how far away.
    public struct Neighbour: Hashable, Sendable {
        /// The place in the list of people.
        public let member: Int
        public let kilometres: Double
    }

    /// One or several people at a spot.
    public struct Pin: Hashable, Sendable {
        /// Places in the list of people.
        public let members: [Int]
        /// Whether the person is among them.
        public let isHome: Bool
        public let spot: MapPins.Pin
    }

    private static let neighbours = 5
    /// Kilometres from the western to the eastern edge where nobody is near and no map of the site's own shows more.
    private static let alone = 1_000.0
    /// Kilometres within which people are in one place.
    private static let samePlace = 0.05
    /// Kilometres around the person beyond which a neighbour does not widen the map.
    private static let reach = 1_500.0
    private static let size = (width: 1_000, height: 560)
    /// The person outweighs the neighbours, so that a pin for several stands near to them.
    private static let homeWeight = 8

    /// - Parameters:
    ///   - person: the place in the list.
    ///   - places: where the people are, as far as it is published: distances say no more than that.
    ///   - base: the site's own map.
    public init(of person: Int, among places: [GeoPoint], base: BaseMap? = nil) {
        let here = places[person]
        let found = Self.nearest(to: person, among: places)
        together = places.indices.filter {
            $0 != person && Sphere.distance(here, places[$0]) < Self.samePlace
        }
        let near = found.filter { $0.kilometres <= Self.reach }
        let hasNothing = near.isEmpty && base?.covers([here]) != true
        let least = hasNothing ? Self.alone : PeopleMap.least
        let shown = GeoExtent(
            west: here.longitude,
            south: here.latitude,
            width: 0,
            north: here.latitude
        )
        .atLeast(
            kilometres: max(
                least * Double(Self.size.height) / Double(Self.size.width),
                2.3 * (near.map(\.kilometres).max() ?? 0)
            )
        )
        isOnBase = base?.covers([here] + near.map { places[$0.member] }) ?? false
        let usual: ProjectionKind = shown.kilometresWide <= 200 ? .equirectangular : .mercator
        let frame = MapFrame(
            fitting: shown,
            in: isOnBase ? base?.projection ?? usual : usual,
            width: Self.size.width,
            height: Self.size.height
        )
        self.frame = frame
        nearest = found.map { Neighbour(member: $0.member, kilometres: $0.kilometres) }
        var shownMembers: [Int] = []
        var markers: [MapMarker] = []
        for member in [person] + together + found.map(\.member) {
            guard let spot = frame.place(places[member]) else { continue }
            shownMembers.append(member)
            let weight = member == person ? Self.homeWeight : 1
            markers.append(MapMarker(x: spot.x, y: spot.y, weight: weight))
        }
        pins = MapPins(markers, apartFrom: MapPins.close).pins.map { pin in
            Pin(
                members: pin.members.map { shownMembers[$0] },
                isHome: pin.members.contains { shownMembers[$0] == person },
                spot: pin
            )
        }
    }

    /// The five nearest; those equally far in the order of the list.
    private static func nearest(
        to person: Int,
        among places: [GeoPoint]
    ) -> [(member: Int, kilometres: Double)] {
        var best: [(member: Int, kilometres: Double)] = []
        for (member, place) in places.enumerated() where member != person {
            let kilometres = Sphere.distance(places[person], place)
            guard kilometres >= samePlace else { continue }
            if best.count == neighbours, kilometres >= best[neighbours - 1].kilometres { continue }
            let index = best.firstIndex { kilometres < $0.kilometres } ?? best.count
            best.insert((member, kilometres), at: index)
            if best.count > neighbours { best.removeLast() }
        }
        return best
    }
}
