import Basics
import Domain
import Foundation
import Presentation
import Recurrence

/// The events that take place at each place of the town.
struct PlaceEvents: Sendable {
    let events: [ItemID: [Entry]]

    /// An event that is on there or to come, and until when what is told of it holds.
    struct Entry: Sendable {
        let id: ItemID
        let until: Date
    }

    /// - Parameters:
    ///   - events: all of the edition.
    ///   - known: in how many places of the town each of them is.
    ///   - places: tells which place is meant.
    ///   - now: the hour of the edition.
    ///   - zone: that of the site.
    init(
        _ events: [Stored<Event>],
        known: [ItemID: Int],
        at places: PlaceFinder,
        now: Date,
        zone: TimeZone
    ) {
        let clocks = ZoneClocks(site: zone)
        var found: [ItemID: [Entry]] = [:]
        for stored in events {
            guard let known = known[stored.id] else { continue }
            // A series may be here today and elsewhere tomorrow.
            var met: Set<ItemID> = []
            let next = EventTimes.next(of: stored.value, at: now, clocks: clocks)
            // How far it is told goes by its next time, wherever that is.
            let end = next.first?.shownEnd ?? .distantFuture
            for time in next {
                guard let id = places.place(time.details.place)?.id, met.insert(id).inserted
                else { continue }
                let until = min(end, time.shownEnd)
                found[id, default: []].append(Entry(id: stored.id, until: until))
                if met.count == known { break }
            }
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
            known: try reading.value(of: PlacesOfEvents()).mapValues(\.count),
            at: try reading.value(of: PlacesByName()),
            now: now,
            zone: reading.context.settings.timeZone
        )
    }
}
