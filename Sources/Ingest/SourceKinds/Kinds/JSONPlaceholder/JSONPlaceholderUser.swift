/// A user of jsonplaceholder.org; its log-in and its birth date are not read.
struct JSONPlaceholderUser: LooseRow {
    @Loose var id: String?
    @Loose var firstname: String?
    @Loose var lastname: String?
    @Loose var name: String?
    @Loose var email: String?
    @Loose var phone: String?
    @Loose var website: String?
    @Loose var address: Address?
    @Loose var company: Company?
    @Loose var `public`: Bool?
    @Loose var map: Bool?
    @Loose var contact: Bool?

    struct Address: LooseRow {
        @Loose var city: String?
        @Loose var country: String?
        @Loose var geo: Geo?
    }

    struct Geo: LooseRow {
        @Loose var lat: String?
        @Loose var lng: String?
    }

    struct Company: LooseRow {
        @Loose var name: String?
    }

    var fields: PersonFields {
        PersonFields(
            first: firstname ?? (lastname == nil ? name : nil),
            last: lastname,
            latitude: address?.geo?.lat,
            longitude: address?.geo?.lng,
            isPublic: `public`,
            isOnMap: map,
            isContact: contact
        )
    }
}
