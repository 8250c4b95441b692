/// What the structured data of each kind of page must say: the table of our own validator.
enum RequiredFields {
    /// Of the page itself: its type, and the type of what it is about.
    struct Row: Sendable {
        let type: String
        var about: String?
        /// Of what the page is about, else of the page.
        var fields: [String] = []
    }

    /// By type, wherever a node of it stands in the graph.
    static let ofTypes: [String: [String]] = [
        "WebSite": ["@id", "name", "url", "inLanguage", "publisher"],
        "NewsMediaOrganization": ["name"],
        "BreadcrumbList": ["itemListElement"],
        "ItemList": ["numberOfItems", "itemListOrder", "itemListElement"],
        "ListItem": ["position"],
        "NewsArticle": [
            "headline", "description", "url", "author", "publisher", "inLanguage", "articleSection",
        ],
        "SportsEvent": ["name", "sport", "eventStatus", "description", "competitor"],
        "Event": [
            "name", "url", "startDate", "eventStatus", "eventAttendanceMode", "description",
        ],
        "Schedule": ["repeatFrequency", "startDate"],
        "Offer": ["price", "priceCurrency", "availability", "url"],
        "SportsTeam": ["name"],
        "Movie": ["name", "url"],
        "TVSeries": ["name", "url"],
        "MusicRecording": ["name", "byArtist"],
        "Person": ["name"],
        "Place": [],
        "AudioObject": ["contentUrl"],
    ]

    /// By the kind of page; every kind that the portal has must stand here.
    static func row(of kind: String) -> Row? {
        switch kind {
        case "front", "river", "river-page", "sections", "section", "section-page", "archive",
            "year", "month", "day", "map", "country", "country-page", "country-section",
            "country-section-page", "forms", "form", "form-page", "sources", "sources-by-language",
            "sources-by-category", "sources-by-country", "source", "source-page", "matches",
            "match-day", "competition", "highlights", "programmes", "programmes-page",
            "programmes-form", "programmes-form-page", "programmes-genre",
            "programmes-genre-page", "programmes-year", "programmes-year-page", "music", "genre",
            "term",
            "artist", "collection", "transformations", "topics", "topic", "authors", "corrections",
            "story", "agenda", "agenda-day", "agenda-month", "agenda-category",
            "agenda-category-page", "agenda-venue", "agenda-venue-page", "places", "places-kind",
            "places-quarter":
            Row(type: "CollectionPage", about: "ItemList")
        case "team":
            Row(type: "WebPage", about: "SportsTeam")
        case "event":
            Row(type: "WebPage", about: "Event")
        case "place":
            Row(
                type: "WebPage",
                about: """
                    ArtGallery Bakery BankOrCreditUnion BarOrPub BedAndBreakfast BookStore BusStop \
                    CafeOrCoffeeShop CityHall DryCleaningOrLaundry GasStation GroceryStore HairSalon \
                    HardwareStore HomeAndConstructionBusiness Hostel LandmarksOrHistoricalBuildings \
                    Library Locksmith MedicalClinic MovieTheater Museum Park ParkingFacility \
                    PerformingArtsTheater Pharmacy Place PlaceOfWorship Playground PoliceStation \
                    PostOffice PublicSwimmingPool RecyclingCenter Restaurant School ShoppingCenter \
                    SportsActivityLocation StadiumOrArena TouristAttraction TrainStation \
                    VeterinaryCare
                    """
            )
        case "match":
            Row(type: "WebPage", about: "SportsEvent")
        case "programme":
            Row(type: "WebPage", about: "Movie TVSeries")
        case "track":
            Row(type: "WebPage", about: "MusicRecording MusicVideoObject")
        case "person", "author":
            Row(type: "ProfilePage", about: "Person")
        case "figure", "transformation":
            Row(type: "WebPage ProfilePage", about: "Person")
        case "article":
            Row(
                type: """
                    NewsArticle WebPage LiveBlogPosting OpinionNewsArticle AnalysisNewsArticle \
                    SatiricalArticle AdvertiserContentArticle
                    """
            )
        // Lists of people are not for search engines.
        case "people", "people-letter", "people-map", "person-map", "search", "page", "status",
            "not-found", "tombstone",
            "settings", "saved", "offline", "town":
            Row(type: "WebPage CollectionPage")
        default: nil
        }
    }

    /// Pages that stand at the top, or that nobody is led to.
    static let withoutCrumbs: Set = ["front", "not-found", "tombstone", "redirect"]
}
