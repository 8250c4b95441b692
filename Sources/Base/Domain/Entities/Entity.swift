/// One thing that a portal shows besides articles; kept behind a reference, since some are large and all go through many hands.
public indirect enum Entity: Hashable, Sendable {
    case match(Match)
    case competition(Competition)
    case programme(Programme)
    case track(Track)
    case person(Person)
    case outlet(Outlet)
    case figure(Figure)
    case event(Event)
    case place(Place)

    /// Asked of every entity many times, for which no model has to be copied.
    public var kind: EntityKind {
        switch self {
        case .match: .match
        case .competition: .competition
        case .programme: .programme
        case .track: .track
        case .person: .person
        case .outlet: .outlet
        case .figure: .figure
        case .event: .event
        case .place: .place
        }
    }

    /// What it is, for what every kind says of itself.
    public var model: any EntityModel {
        switch self {
        case .match(let match): match
        case .competition(let competition): competition
        case .programme(let programme): programme
        case .track(let track): track
        case .person(let person): person
        case .outlet(let outlet): outlet
        case .figure(let figure): figure
        case .event(let event): event
        case .place(let place): place
        }
    }

    /// Its name in the site's first language.
    public func name(in language: Language) -> String { model.name(in: language) }
}
