import Basics

/// A person who agreed to be published; what they did not agree to is not here.
public struct Person: Hashable, Sendable, Codable {
    public var name: String
    /// By which lists are ordered: `Ruiz, Ana`; the name itself when nil.
    public var sortName: String?
    public var picture: Picture?
    public var city: String?
    /// ISO 3166-1 alpha-2, lower case.
    public var country: String?
    /// As precise as the source's terms allow, and no more.
    public var place: GeoPoint?
    /// What they do, or who they are in the words of the publisher.
    public var note: LocalizedText?
    public var website: String?
    /// Only with their consent to be contacted.
    public var email: String?
    public var phone: String?

    public init(name: String) {
        self.name = name
    }
}

extension Person: EntityModel {
    public static let kind = EntityKind.person

    public init?(_ entity: Entity) {
        guard case .person(let person) = entity else { return nil }
        self = person
    }

    public var entity: Entity { .person(self) }

    public func name(in language: Language) -> String { name }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var person = self
        person.picture = picture.flatMap { change($0, .badge) }
        return person
    }

    public var plausible: Person {
        var person = self
        person.name = name.plainLine
        person.sortName = sortName?.plainLine
        person.city = city?.plainLine
        person.note = note?.plainLines
        person.email = email?.plainLine
        person.phone = phone?.plainLine
        person.place = place?.plausible
        return person
    }
}
