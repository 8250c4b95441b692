/// What is said of an event besides when it is.
public struct EventDetails: Hashable, Sendable, Codable {
    public var title: LocalizedText
    public var status: Status
    public var text: LocalizedText?
    public var place: Place?
    /// The name of who invites; no address of a person.
    public var organiser: String?
    public var organiserLink: String?
    /// As its source writes it: `12 €`, `free`.
    public var price: String?
    public var categories: [String]
    public var picture: Picture?
    public var link: String?
    /// Where it can be followed from afar.
    public var online: String?
    /// In which it is held, as a tag.
    public var language: String?
    public var accessibility: LocalizedText?

    public init(title: LocalizedText, status: Status = .confirmed) {
        self.title = title
        self.status = status
        categories = []
    }

    /// Whether it takes place.
    public enum Status: String, CaseIterable, Sendable, Codable {
        case confirmed
        case tentative
        case cancelled
        case postponed
        /// It is elsewhere or at another time than was said.
        case moved
        case soldOut
    }

    /// Where it is.
    public struct Place: Hashable, Sendable, Codable {
        public var name: String?
        public var address: String?
        public var city: String?
        public var point: GeoPoint?

        public init(
            name: String? = nil,
            address: String? = nil,
            city: String? = nil,
            point: GeoPoint? = nil
        ) {
            self.name = name
            self.address = address
            self.city = city
            self.point = point
        }
    }
}
