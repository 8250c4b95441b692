import Domain
import Foundation
import Presentation
import Recurrence

extension PageKind {
    static let town = PageKind("town")
}

extension Route {
    /// All of the town on one map.
    static let town = Route([.word(.pathMap), .word(.pathPlaces)], title: .text(.townMap))
}

/// The one map of the town, with people, places, events, matches and news.
struct TownFamily: PageFamily {
    let kinds = [PageKind.town]
    let models: [any PageModel.Type] = [TownPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let places = try draft.material.value(of: Places())
        guard places.all.contains(where: { $0.value.point != nil }) else { return }
        let now = draft.edition.clock
        let events = try draft.material.value(of: EventsAtPlaces(now: now))
        let news = NewsOfPlaces(
            list: .river(language),
            positions: try NewsOfPlaces.positions(in: language, of: draft.edition)
        )
        let zone = draft.settings.timeZone
        let today = CivilTime(now, in: zone).day
        let midnight = ZoneClock(zone).midnight(ofDay: today.ordinal + 1)
        // An event may say itself where it is, at no place of the town.
        let agenda = try draft.material.value(of: Agenda(draft.material)).register
        let ends =
            events.events.values.joined().map(\.until)
            + agenda.items.filter { !$0.isMatch && $0.event.hasPoint }.compactMap(\.nextChange)
        let until = ends.reduce(midnight, min)
        draft.add(
            TownContent(isSample: places.all.allSatisfy(\.isSample)),
            at: .town,
            in: language,
            "the map of the town (\(language))",
            from: Places().inputs + news.inputs.filter { $0 != .entities(.place) }
                + [
                    .entities(.person), .entities(.event), .entities(.match), .ownMap,
                    .clock(until: until),
                ]
        )
        draft.withMaps.insert(language)
    }
}

/// The map of the town.
struct TownContent: PageContent {
    let isSample: Bool

    let name = "town"
    var kind: PageKind { .town }
    var stage: WritingStage { .lists }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .places }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let layers = try TownLayers(reading).all
        guard !layers.isEmpty else { return nil }
        let ground = try reading.ground()
        return TownPage(
            layers,
            outlines: ground.outlines,
            credit: ground.credit(in: reading.language, context: reading.context),
            isIndexed: isIndexed,
            at: reading.place,
            context: reading.context
        )
    }
}
