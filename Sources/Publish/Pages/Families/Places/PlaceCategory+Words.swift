import Domain
import Presentation

extension PlaceCategory {
    /// Several of the kind, as headings name it.
    var title: TextKey {
        switch self {
        case .pharmacy: .placesPharmacy
        case .health: .placesHealth
        case .library: .placesLibrary
        case .school: .placesSchool
        case .townHall: .placesTownHall
        case .police: .placesPolice
        case .post: .placesPost
        case .bank: .placesBank
        case .restaurant: .placesRestaurant
        case .cafe: .placesCafe
        case .bar: .placesBar
        case .supermarket: .placesSupermarket
        case .bakery: .placesBakery
        case .shop: .placesShop
        case .hotel: .placesHotel
        case .museum: .placesMuseum
        case .theatre: .placesTheatre
        case .cinema: .placesCinema
        case .sports: .placesSports
        case .pool: .placesPool
        case .park: .placesPark
        case .worship: .placesWorship
        case .fuel: .placesFuel
        case .parking: .placesParking
        case .stop: .placesStop
        }
    }
}
