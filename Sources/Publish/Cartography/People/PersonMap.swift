import Domain

/// The map of one person: in the middle, those of the same place, the nearest others around.
public struct PersonMap: Sendable {
    public let frame: MapFrame
    /// Those at the same spot, as places in the list of people.
    public let together: [Int]
    /// The nearest others elsewhere, the nearest first.
    public let nearest: [LatitudeIndex.Neighbour]
    /// The person and the neighbours on the sheet, those together who would lie on each other.
    public let pins: [Pin]
    /// Whether the site's own map shows all of them.
    public let isOnBase: Bool

    /// One or several people at a spot.
    public struct Pin: Hashable, Sendable {
        /// Places in the list of people.
        public let members: [Int]
        /// Whether the person is among them.
        public let isHome: Bool
        public let spot: MapPins.Pin
    }

    private static let neighbours = 5
    /// Kilometres within which people are in one place.
    private static let samePlace = 0.05
    /// Kilometres from the western to the eastern edge where nobody is near and no map of the site's own shows more.
    private static let alone = 1_000.0
    /// Kilometres around the person beyond which a neighbour does not widen the map.
    private static let reach = 1_500.0
    private static let size = (width: 1_000, height: 560)
    /// The person outweighs the neighbours, so that a pin for several stands near to them.
    private static let homeWeight = 8

    /// - Parameters:
    ///   - person: the place in the list.
    ///   - index: where all of the list are, as far as it is published: distances say no more than that.
    ///   - base: the site's own map.
    public init(of person: Int, among index: LatitudeIndex, base: BaseMap? = nil) {
        let places = index.points
        let here = places[person]
        nearest = index.nearest(Self.neighbours, to: here, from: Self.samePlace)
        together = index.within(Self.samePlace, of: here).filter { $0 != person }
        let near = nearest.filter { $0.kilometres <= Self.reach }
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
        var shownMembers: [Int] = []
        var markers: [MapMarker] = []
        for member in [person] + together + nearest.map(\.member) {
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
}
