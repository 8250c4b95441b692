/// The kinds of places that have a name in every language of the interface.
public enum PlaceCategory: String, CaseIterable, Sendable {
    case pharmacy
    case health
    case library
    case school
    case townHall
    case police
    case post
    case bank
    case restaurant
    case cafe
    case bar
    case supermarket
    case bakery
    case shop
    case hotel
    case museum
    case theatre
    case cinema
    case sports
    case pool
    case park
    case worship
    case fuel
    case parking
    case stop

    /// - Parameter tag: of OpenStreetMap, as `amenity=pharmacy`; nil for what has no name here.
    public init?(tag: String) {
        if let known = Self.byTag[tag] {
            self = known
        } else if tag.hasPrefix("shop="), tag != "shop=vacant" {
            self = .shop
        } else {
            return nil
        }
    }

    /// The keys of OpenStreetMap that say what something is, the telling ones first.
    public static let keys = [
        "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "historic",
        "public_transport", "highway", "railway", "sport", "emergency", "natural",
    ]

    /// The tags that have a name here, by their letters.
    public static var tags: [String] { byTag.keys.sorted() }

    private static let byTag: [String: PlaceCategory] = [
        "amenity=pharmacy": .pharmacy, "healthcare=pharmacy": .pharmacy,
        "amenity=hospital": .health, "amenity=clinic": .health, "amenity=doctors": .health,
        "amenity=dentist": .health, "healthcare=hospital": .health, "healthcare=clinic": .health,
        "healthcare=doctor": .health, "healthcare=centre": .health, "healthcare=dentist": .health,
        "amenity=library": .library,
        "amenity=school": .school, "amenity=kindergarten": .school, "amenity=college": .school,
        "amenity=university": .school, "amenity=music_school": .school,
        "amenity=townhall": .townHall, "office=government": .townHall,
        "amenity=police": .police, "amenity=post_office": .post,
        "amenity=bank": .bank,
        "amenity=restaurant": .restaurant, "amenity=fast_food": .restaurant,
        "amenity=cafe": .cafe, "amenity=bar": .bar, "amenity=pub": .bar,
        "shop=supermarket": .supermarket, "shop=convenience": .supermarket,
        "shop=bakery": .bakery, "shop=pastry": .bakery,
        "tourism=hotel": .hotel, "tourism=hostel": .hotel, "tourism=guest_house": .hotel,
        "tourism=museum": .museum, "tourism=gallery": .museum,
        "amenity=theatre": .theatre, "amenity=arts_centre": .theatre, "amenity=cinema": .cinema,
        "leisure=sports_centre": .sports, "leisure=stadium": .sports, "leisure=pitch": .sports,
        "leisure=fitness_centre": .sports, "leisure=swimming_pool": .pool,
        "leisure=park": .park, "leisure=garden": .park, "leisure=playground": .park,
        "amenity=place_of_worship": .worship,
        "amenity=fuel": .fuel, "amenity=charging_station": .fuel, "amenity=parking": .parking,
        "highway=bus_stop": .stop, "amenity=bus_station": .stop, "railway=station": .stop,
        "railway=halt": .stop, "railway=tram_stop": .stop, "public_transport=platform": .stop,
        "public_transport=station": .stop, "amenity=taxi": .stop,
    ]
}
