import Cartography
import Domain
import Presentation

/// Tells which place of the town is meant where an event says where it is.
struct PlaceFinder: Sendable {
    private let places: [ItemID: Stored<Place>]
    private let named: [FoldedWords: ItemID]
    private let index: PlaceIndex

    /// Whether no place is known.
    var isEmpty: Bool { places.isEmpty }

    /// Kilometres within which coordinates mean one place.
    private static let reach = 0.06

    init(_ places: [Stored<Place>]) {
        self.places = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
        var named: [FoldedWords: ItemID] = [:]
        for place in places {
            for name in place.value.name.all where named[FoldedWords(name)] == nil {
                named[FoldedWords(name)] = place.id
            }
        }
        self.named = named
        index = PlaceIndex(places)
    }

    /// The place that has its name, else the one at its coordinates; nil for none.
    func place(_ meant: EventDetails.Place?) -> Stored<Place>? {
        guard let meant, !places.isEmpty else { return nil }
        if let known = meant.name.flatMap({ named[FoldedWords($0)] }) { return places[known] }
        guard let point = meant.point,
            let near = index.nearest(1, to: point).first.flatMap({ places[$0] }),
            let its = near.value.point, Sphere.distance(its, point) <= Self.reach
        else { return nil }
        return near
    }

    /// All places in which an event is at one of its times, each once.
    func places(of event: Event) -> [Stored<Place>] {
        var seen: Set<ItemID> = []
        return ([event.details] + event.changes.map(\.details)).compactMap { place($0.place) }
            .filter { seen.insert($0.id).inserted }
    }
}

/// The places of the town where each event is at one of its times, once for all languages; none for events elsewhere.
struct PlacesOfEvents: DerivedInput {
    let inputs: [PageInput] = [.entities(.place), .entities(.event)]

    func value(_ reading: DeclaredReading) throws -> [ItemID: [Stored<Place>]] {
        let finder = try reading.value(of: PlacesByName())
        guard !finder.isEmpty else { return [:] }
        return Dictionary(
            try reading.entities(Event.self).map { ($0.id, finder.places(of: $0.value)) }
        ) { first, _ in first }
        .filter { !$0.value.isEmpty }
    }
}

/// The places of the town by name and coordinates, once for all languages.
struct PlacesByName: DerivedInput {
    let inputs = Places().inputs

    func value(_ reading: DeclaredReading) throws -> PlaceFinder {
        PlaceFinder(try reading.value(of: Places()).all)
    }
}
