import Domain

/// What a place is in the words of schema.org.
struct PlaceType {
    let name: String

    init(_ place: Place) {
        name =
            place.tag.flatMap { Self.byTag[$0] ?? Self.shop($0) }
            ?? place.category.map(Self.type) ?? "Place"
    }

    /// What is sold says more than that it is a shop.
    private static func shop(_ tag: String) -> String? {
        tag.hasPrefix("shop=") && tag != "shop=vacant" ? "Store" : nil
    }

    private static let byTag: [String: String] = [
        "amenity=hospital": "Hospital", "healthcare=hospital": "Hospital",
        "amenity=clinic": "MedicalClinic", "healthcare=clinic": "MedicalClinic",
        "healthcare=centre": "MedicalClinic", "amenity=doctors": "Physician",
        "healthcare=doctor": "Physician", "amenity=dentist": "Dentist",
        "healthcare=dentist": "Dentist", "amenity=veterinary": "VeterinaryCare",
        "amenity=kindergarten": "Preschool", "amenity=college": "CollegeOrUniversity",
        "amenity=university": "CollegeOrUniversity", "amenity=fire_station": "FireStation",
        "amenity=courthouse": "Courthouse", "office=government": "GovernmentOffice",
        "amenity=fast_food": "FastFoodRestaurant", "amenity=pub": "BarOrPub",
        "amenity=ice_cream": "IceCreamShop", "amenity=nightclub": "NightClub",
        "amenity=casino": "Casino", "amenity=childcare": "ChildCare",
        "amenity=recycling": "RecyclingCenter", "amenity=car_rental": "AutoRental",
        "amenity=car_wash": "AutoWash", "amenity=atm": "AutomatedTeller",
        "amenity=marketplace": "ShoppingCenter", "amenity=bus_station": "BusStation",
        "highway=bus_stop": "BusStop", "railway=station": "TrainStation",
        "railway=halt": "TrainStation", "amenity=taxi": "TaxiStand",
        "shop=books": "BookStore", "shop=hardware": "HardwareStore",
        "shop=doityourself": "HardwareStore", "shop=clothes": "ClothingStore",
        "shop=shoes": "ShoeStore", "shop=furniture": "FurnitureStore", "shop=florist": "Florist",
        "shop=hairdresser": "HairSalon", "shop=beauty": "BeautySalon",
        "shop=laundry": "DryCleaningOrLaundry", "shop=dry_cleaning": "DryCleaningOrLaundry",
        "shop=electronics": "ElectronicsStore", "shop=computer": "ComputerStore",
        "shop=mobile_phone": "MobilePhoneStore", "shop=bicycle": "BikeStore",
        "shop=car": "AutoDealer", "shop=car_repair": "AutoRepair", "shop=tyres": "TireShop",
        "shop=jewelry": "JewelryStore", "shop=toys": "ToyStore",
        "shop=sports": "SportingGoodsStore",
        "shop=pet": "PetStore", "shop=garden_centre": "GardenStore", "shop=music": "MusicStore",
        "shop=wine": "LiquorStore", "shop=alcohol": "LiquorStore", "shop=mall": "ShoppingCenter",
        "shop=department_store": "DepartmentStore", "shop=travel_agency": "TravelAgency",
        "shop=convenience": "ConvenienceStore", "shop=optician": "Optician",
        "shop=tattoo": "TattooParlor", "shop=variety_store": "Store",
        "shop=supermarket": "GroceryStore", "shop=bakery": "Bakery", "shop=pastry": "Bakery",
        "shop=greengrocer": "GroceryStore", "shop=butcher": "GroceryStore",
        "office=lawyer": "LegalService", "office=notary": "Notary",
        "office=estate_agent": "RealEstateAgent", "office=insurance": "InsuranceAgency",
        "office=accountant": "AccountingService", "office=employment_agency": "EmploymentAgency",
        "craft=electrician": "Electrician", "craft=plumber": "Plumber",
        "craft=locksmith": "Locksmith", "craft=roofer": "RoofingContractor",
        "craft=tiler": "HomeAndConstructionBusiness", "craft=painter": "HousePainter",
        "craft=brewery": "Brewery", "craft=winery": "Winery",
        "tourism=hotel": "Hotel", "tourism=hostel": "Hostel", "tourism=motel": "Motel",
        "tourism=guest_house": "BedAndBreakfast", "tourism=camp_site": "Campground",
        "tourism=gallery": "ArtGallery", "tourism=attraction": "TouristAttraction",
        "tourism=information": "TouristInformationCenter", "tourism=viewpoint": "TouristAttraction",
        "tourism=zoo": "Zoo", "tourism=aquarium": "Aquarium",
        "leisure=stadium": "StadiumOrArena", "leisure=fitness_centre": "ExerciseGym",
        "leisure=golf_course": "GolfCourse", "leisure=playground": "Playground",
        "leisure=bowling_alley": "BowlingAlley",
        "historic=monument": "LandmarksOrHistoricalBuildings",
        "historic=castle": "LandmarksOrHistoricalBuildings",
        "historic=tower": "LandmarksOrHistoricalBuildings", "natural=beach": "Beach",
        "amenity=grave_yard": "Cemetery", "amenity=events_venue": "EventVenue",
        "amenity=arts_centre": "PerformingArtsTheater",
    ]

    private static func type(_ category: PlaceCategory) -> String {
        switch category {
        case .pharmacy: "Pharmacy"
        case .health: "MedicalBusiness"
        case .library: "Library"
        case .school: "School"
        case .townHall: "CityHall"
        case .police: "PoliceStation"
        case .post: "PostOffice"
        case .bank: "BankOrCreditUnion"
        case .restaurant: "Restaurant"
        case .cafe: "CafeOrCoffeeShop"
        case .bar: "BarOrPub"
        case .supermarket: "GroceryStore"
        case .bakery: "Bakery"
        case .shop: "Store"
        case .hotel: "LodgingBusiness"
        case .museum: "Museum"
        case .theatre: "PerformingArtsTheater"
        case .cinema: "MovieTheater"
        case .sports: "SportsActivityLocation"
        case .pool: "PublicSwimmingPool"
        case .park: "Park"
        case .worship: "PlaceOfWorship"
        case .fuel: "GasStation"
        case .parking: "ParkingFacility"
        case .stop: "CivicStructure"
        }
    }
}
