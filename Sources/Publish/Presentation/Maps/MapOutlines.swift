public import Cartography
public import Domain

/// What maps are drawn from: the countries for the world and for closer views, and the site's own map.
public struct MapOutlines: Sendable {
    let coarse: WorldShapes
    let fine: WorldShapes
    /// The site's own map.
    let base: BaseMap?
    private let drawings: CountryDrawings
    private let places: PlaceDrawings

    /// - Parameters:
    ///   - coarse: the countries for the world.
    ///   - fine: the countries for closer views.
    ///   - base: the site's own map.
    ///   - drawings: countries that were drawn before.
    ///   - places: surroundings of places that were.
    public init(
        coarse: WorldShapes,
        fine: WorldShapes,
        base: BaseMap? = nil,
        drawings: CountryDrawings = CountryDrawings(),
        places: PlaceDrawings = PlaceDrawings()
    ) {
        self.coarse = coarse
        self.fine = fine
        self.base = base
        self.drawings = drawings
        self.places = places
    }

    /// Where somebody stands on the maps.
    public func settled(_ person: PeopleMapModel.Person) -> GeoPoint {
        base?.settled(person.point, in: person.city) ?? person.point
    }

    /// Where some people are on the map.
    public func index(of people: [PeopleMapModel.Person]) -> LatitudeIndex {
        LatitudeIndex(people.map { settled($0) })
    }

    /// A place on the site's own map; nil where that does not show it.
    func surroundings(of place: GeoPoint, bytes: Int) -> PlaceDrawings.Drawing? {
        base.flatMap {
            places.drawing(of: place, on: $0, coarse: coarse, fine: fine, bytes: bytes)
        }
    }

    /// A country among its neighbours; nil for one without a shape.
    func country(_ code: String, bytes: Int = CountryDrawing.usualBytes) -> CountryDrawing? {
        drawings.drawing(of: code, in: fine, bytes: bytes)
    }
}
