/// An answer of randomuser.me; log-ins, birth dates and identity papers are not read.
struct RandomUserAnswer: Decodable {
    @Loose var results: Rows<User>?
    @Loose var error: String?

    struct User: LooseRow {
        @Loose var name: Name?
        @Loose var location: Location?
        @Loose var email: String?
        @Loose var phone: String?
        @Loose var picture: Portrait?
        @Loose var nat: String?
        @Loose var `public`: Bool?
        @Loose var map: Bool?
        @Loose var contact: Bool?
    }

    struct Name: LooseRow {
        @Loose var first: String?
        @Loose var last: String?
    }

    struct Location: LooseRow {
        @Loose var city: String?
        @Loose var country: String?
        @Loose var coordinates: Coordinates?
    }

    struct Coordinates: LooseRow {
        @Loose var latitude: String?
        @Loose var longitude: String?
    }

    struct Portrait: LooseRow {
        @Loose var large: String?
        @Loose var medium: String?
    }
}
