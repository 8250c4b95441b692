import Domain
import Foundation
import Presentation

/// An event with its next times.
struct EventContent: PageContent {
    let id: ItemID
    let isSample: Bool

    let name = "event"
    var kind: PageKind { .agenda }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        // What is over does not change with time, so that its page has no clock.
        let now = (try? reading.clock()) ?? .distantFuture
        return try reading.entity(id, Event.self).map { stored in
            let places = try reading.selection(Place.self)
            let isPlaced = stored.value.hasPoint || places.contains { $0.value.point != nil }
            return EventPage(
                stored,
                at: now,
                places: PlaceFinder(places),
                lists: try reading.agenda().labels,
                news: try reading.chosenCards(),
                ground: isPlaced ? try reading.ground() : nil,
                at: reading.place,
                context: reading.context
            )
        }
    }
}

extension Event {
    /// Whether somebody says where on Earth it is.
    var hasPoint: Bool {
        details.place?.point != nil || changes.contains { $0.details.place?.point != nil }
    }
}
