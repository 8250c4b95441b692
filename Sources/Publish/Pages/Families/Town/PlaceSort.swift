import Domain
import Presentation

/// A few sorts of places, for those who choose what they see of a town.
enum PlaceSort: String, CaseIterable {
    case services
    case health
    case shops
    case food
    case culture
    case leisure
    case travel
    case others

    init(_ place: Place) {
        switch place.category {
        case .townHall, .police, .post, .bank, .school, .worship: self = .services
        case .pharmacy, .health: self = .health
        case .supermarket, .bakery, .shop: self = .shops
        case .restaurant, .cafe, .bar: self = .food
        case .library, .museum, .theatre, .cinema: self = .culture
        case .sports, .pool, .park: self = .leisure
        case .hotel, .fuel, .parking, .stop: self = .travel
        case nil: self = Self.byKey(place.tag)
        }
    }

    /// By the key of its tag, where the value has no kind of its own.
    private static func byKey(_ tag: String?) -> PlaceSort {
        switch tag?.prefix(while: { $0 != "=" }) {
        case "shop", "craft": .shops
        case "tourism", "historic": .culture
        case "leisure", "sport", "natural": .leisure
        case "healthcare": .health
        case "office", "emergency": .services
        case "railway", "highway", "public_transport": .travel
        default: tag == "amenity=marketplace" ? .shops : .others
        }
    }

    var title: TextKey {
        switch self {
        case .services: .sortServices
        case .health: .placesHealth
        case .shops: .placesShop
        case .food: .sortFood
        case .culture: .sortCulture
        case .leisure: .sortLeisure
        case .travel: .sortTravel
        case .others: .placesOther
        }
    }
}
