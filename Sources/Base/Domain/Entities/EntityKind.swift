/// What a portal has besides articles, by its name in the archive and in the publisher's own data files.
public enum EntityKind: String, CaseIterable, Sendable, Codable {
    case match
    case competition
    case programme
    case track
    case person
    /// A newspaper, agency or station that somebody else lists: its own page on the portal, no news of its own.
    case outlet
    /// A member of a collection, such as a hero, or what belongs to one, such as a transformation.
    case figure
    /// What is on: a concert, a market, a council's meeting.
    case event
    /// Where people go: a pharmacy, a library, a park.
    case place

    /// What entities of the kind are.
    public var model: any EntityModel.Type {
        switch self {
        case .match: Match.self
        case .competition: Competition.self
        case .programme: Programme.self
        case .track: Track.self
        case .person: Person.self
        case .outlet: Outlet.self
        case .figure: Figure.self
        case .event: Event.self
        case .place: Place.self
        }
    }
}
