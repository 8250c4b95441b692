import Basics
import Cartography
import Domain
import Foundation
import Presentation
import Recurrence

/// The events that take place at each place of the town.
struct PlaceEvents: Sendable {
    let events: [ItemID: [Entry]]

    /// An event that is on or to come, and until when its next time is.
    struct Entry: Sendable {
        let id: ItemID
        let until: Date
    }

    /// Kilometres within which coordinates mean one place.
    private static let reach = 0.06

    init(_ events: [Stored<Event>], at places: [Stored<Place>], now: Date, zone: TimeZone) {
        let clocks = ZoneClocks(site: zone)
        var named: [FoldedWords: ItemID] = [:]
        for place in places {
            for name in place.value.name.all where named[FoldedWords(name)] == nil {
                named[FoldedWords(name)] = place.id
            }
        }
        let index = LatitudeIndex(places)
        let points = Dictionary(places.map { ($0.id, $0.value.point) }) { first, _ in first }
        var found: [ItemID: [Entry]] = [:]
        for stored in events {
            guard let place = stored.value.details.place else { continue }
            let known = place.name.flatMap { named[FoldedWords($0)] }
            let near = place.point.flatMap { point in
                index.nearest(1, to: point, besides: stored.id).first.flatMap { id in
                    points[id]??.isNear(point, kilometres: Self.reach) == true ? id : nil
                }
            }
            guard let id = known ?? near,
                let next = EventTimes(stored.value, at: now, clocks: clocks).next.first
            else { continue }
            found[id, default: []].append(Entry(id: stored.id, until: next.shownEnd))
        }
        self.events = found
    }
}

/// What is on at places, once for all languages.
struct EventsAtPlaces: DerivedInput {
    /// The hour of the edition.
    let now: Date

    let inputs: [PageInput] = [.entities(.place), .entities(.event)]

    func value(_ reading: DeclaredReading) throws -> PlaceEvents {
        PlaceEvents(
            try reading.entities(Event.self),
            at: try reading.entities(Place.self),
            now: now,
            zone: reading.context.settings.timeZone
        )
    }
}

extension GeoPoint {
    fileprivate func isNear(_ other: GeoPoint, kilometres: Double) -> Bool {
        Sphere.distance(self, other) <= kilometres
    }
}
