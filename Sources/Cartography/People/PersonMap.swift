public import Domain

/// The map of one person: in the middle, the nearest others around.
public struct PersonMap: Sendable {
    public let frame: MapFrame
    /// The nearest others, the nearest first.
    public let nearest: [Neighbour]
    /// Where the person stands on the sheet.
    public let spot: CanvasPoint

    /// Somebody else, and how far away.
    public struct Neighbour: Hashable, Sendable {
        /// The place in the list of people.
        public let member: Int
        public let kilometres: Double
        /// Nil for one who lives beyond the edge of the sheet.
        public let spot: CanvasPoint?
    }

    private static let neighbours = 5
    /// Kilometres around the person beyond which a neighbour does not widen the map.
    private static let reach = 1_500.0

    /// - Parameters:
    ///   - person: the place in the list.
    ///   - places: where the people are, as far as it is published: distances say no more than that.
    public init(of person: Int, among places: [GeoPoint]) {
        let here = places[person]
        let found = Self.nearest(to: person, among: places)
        let far = found.map(\.kilometres).filter { $0 <= Self.reach }.max() ?? 0
        let shown = GeoExtent(
            west: here.longitude,
            south: here.latitude,
            width: 0,
            north: here.latitude
        )
        .atLeast(kilometres: max(PeopleMap.least, 2.3 * far))
        let frame = MapFrame(
            fitting: shown,
            in: shown.kilometresWide <= 200 ? .equirectangular : .mercator,
            width: 1_000,
            height: 560
        )
        func corner(_ place: (x: Double, y: Double)?) -> CanvasPoint? {
            place.map { CanvasPoint(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
        }
        self.frame = frame
        spot = corner(frame.placeWithin(here)) ?? CanvasPoint(x: 500, y: 280)
        nearest = found.map { entry in
            Neighbour(
                member: entry.member,
                kilometres: entry.kilometres,
                spot: corner(frame.place(places[entry.member]))
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
            if best.count == neighbours, kilometres >= best[neighbours - 1].kilometres { continue }
            let index = best.firstIndex { kilometres < $0.kilometres } ?? best.count
            best.insert((member, kilometres), at: index)
            if best.count > neighbours { best.removeLast() }
        }
        return best
    }
}
