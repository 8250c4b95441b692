import Domain
import Presentation

extension PlaceCategory {
    /// Several of the kind, as headings name it.
    var title: TextKey { words.title }

    /// Of schema.org.
    var type: String { words.type }

    private var words: (title: TextKey, type: String) {
        switch self {
        case .pharmacy: (.placesPharmacy, "Pharmacy")
        case .health: (.placesHealth, "MedicalBusiness")
        case .library: (.placesLibrary, "Library")
        case .school: (.placesSchool, "School")
        case .townHall: (.placesTownHall, "CityHall")
        case .police: (.placesPolice, "PoliceStation")
        case .post: (.placesPost, "PostOffice")
        case .bank: (.placesBank, "BankOrCreditUnion")
        case .restaurant: (.placesRestaurant, "Restaurant")
        case .cafe: (.placesCafe, "CafeOrCoffeeShop")
        case .bar: (.placesBar, "BarOrPub")
        case .supermarket: (.placesSupermarket, "GroceryStore")
        case .bakery: (.placesBakery, "Bakery")
        case .shop: (.placesShop, "Store")
        case .hotel: (.placesHotel, "LodgingBusiness")
        case .museum: (.placesMuseum, "Museum")
        case .theatre: (.placesTheatre, "PerformingArtsTheater")
        case .cinema: (.placesCinema, "MovieTheater")
        case .sports: (.placesSports, "SportsActivityLocation")
        case .pool: (.placesPool, "PublicSwimmingPool")
        case .park: (.placesPark, "Park")
        case .worship: (.placesWorship, "PlaceOfWorship")
        case .fuel: (.placesFuel, "GasStation")
        case .parking: (.placesParking, "ParkingFacility")
        case .stop: (.placesStop, "CivicStructure")
        }
    }
}
