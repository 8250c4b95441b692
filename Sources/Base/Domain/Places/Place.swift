/// Where people go in a town: a pharmacy, a library, a park.
public struct Place: Hashable, Sendable, Codable {
    public var name: LocalizedText
    /// What it is, in the source's own words.
    public var label: LocalizedText?
    /// What it is by OpenStreetMap, as `amenity=pharmacy`.
    public var tag: String?
    public var text: LocalizedText?
    /// Street and number.
    public var address: String?
    public var city: String?
    /// The part of the town.
    public var quarter: String?
    /// In OpenStreetMap's syntax, as it was written.
    public var hours: String?
    public var phone: String?
    public var wheelchair: WheelchairAccess?
    public var link: String?
    public var picture: Picture?
    public var point: GeoPoint?

    public init(name: LocalizedText) {
        self.name = name
    }

    /// Whether it can be entered in a wheelchair.
    public enum WheelchairAccess: String, CaseIterable, Sendable, Codable {
        case yes
        case limited
        case no
    }

    public var category: PlaceCategory? { tag.flatMap { PlaceCategory(tag: $0) } }
}

extension Place: EntityModel {
    public static let kind = EntityKind.place

    public init?(_ entity: Entity) {
        guard case .place(let place) = entity else { return nil }
        self = place
    }

    public var entity: Entity { .place(self) }

    public func name(in language: Language) -> String { name.shown(in: language) }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var place = self
        place.picture = picture.flatMap { change($0, .story) }
        return place
    }
}
