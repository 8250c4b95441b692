import Domain

/// An entity as one column holds it: its model as JSON, under the kind that the row names.
enum StoredEntity {
    static func text(_ entity: Entity) -> String {
        let text =
            switch entity {
            case .match(let match): StoredJSON.text(match)
            case .competition(let competition): StoredJSON.text(competition)
            case .programme(let programme): StoredJSON.text(programme)
            case .track(let track): StoredJSON.text(track)
            case .person(let person): StoredJSON.text(person)
            case .outlet(let outlet): StoredJSON.text(outlet)
            case .figure(let figure): StoredJSON.text(figure)
            case .event(let event): StoredJSON.text(event)
            case .place(let place): StoredJSON.text(place)
            }
        return text ?? ""
    }

    /// Nil for what an older program wrote in a form that is no longer understood: the source brings it anew.
    static func entity(_ text: String, of kind: EntityKind) -> Entity? {
        read(text, of: kind)?.plausible
    }

    private static func read(_ text: String, of kind: EntityKind) -> Entity? {
        switch kind {
        case .match: StoredJSON.value(Match.self, from: text).map { .match($0) }
        case .competition: StoredJSON.value(Competition.self, from: text).map { .competition($0) }
        case .programme: StoredJSON.value(Programme.self, from: text).map { .programme($0) }
        case .track: StoredJSON.value(Track.self, from: text).map { .track($0) }
        case .person: StoredJSON.value(Person.self, from: text).map { .person($0) }
        case .outlet: StoredJSON.value(Outlet.self, from: text).map { .outlet($0) }
        case .figure: StoredJSON.value(Figure.self, from: text).map { .figure($0) }
        case .event: StoredJSON.value(Event.self, from: text).map { .event($0) }
        case .place: StoredJSON.value(Place.self, from: text).map { .place($0) }
        }
    }
}
