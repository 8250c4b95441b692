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

    /// What the readable part of its address is made from: its name in the site's first language.
    public func name(in language: Language) -> String {
        switch self {
        case .match(let match): "\(match.home.shownShortName) \(match.away.shownShortName)"
        case .competition(let competition): competition.name
        case .programme(let programme): programme.title
        case .track(let track): "\(track.artist) \(track.title)"
        case .person(let person): person.name
        case .outlet(let outlet): outlet.name
        case .figure(let figure): figure.name
        case .event(let event): event.details.title.shown(in: language)
        case .place(let place): place.name.shown(in: language)
        }
    }
}

extension LocalizedText {
    fileprivate func shown(in language: Language) -> String {
        text(in: language, fallback: language)?.text ?? ""
    }
}
