import Cartography
import Domain
import Foundation
import Presentation
import Recurrence

/// What the page of a place tells beside it: what is on there, the news that name it, and what is near.
struct PlaceSurroundings {
    let events: [PlaceEventModel]
    let news: [ListedArticle]
    let near: [NearKindModel]

    /// So many times are told.
    private static let most = 10
    private static let mostOfOne = 3

    init(of place: Stored<Place>, _ reading: PageReading) throws {
        let context = reading.context
        news = reading.declaresChosen ? try reading.chosenCards() : []
        let words = PlaceFormatter(language: reading.language, context: context)
        near = NearKindModel.all(
            try reading.selection(Place.self),
            from: place.value,
            words
        )
        let stored = try reading.selection(Event.self)
        guard !stored.isEmpty else {
            events = []
            return
        }
        let now = try reading.clock()
        let clocks = ZoneClocks(site: context.settings.timeZone)
        let told = EventFormatter(language: reading.language, context: context)
        let here = PlaceFinder([place])
        events = stored.flatMap { event in
            EventTimes(event.value, at: now, clocks: clocks).next
                .lazy.filter { here.place($0.details.place) != nil }
                .prefix(Self.mostOfOne).map { (event, $0) }
        }
        .sorted { ($0.1.start, $0.0.id) < ($1.1.start, $1.0.id) }
        .prefix(Self.most)
        .map { PlaceEventModel($0, $1, told) }
    }
}
