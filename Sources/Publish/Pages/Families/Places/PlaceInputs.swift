import Domain
import Foundation
import Presentation

/// What the page of each place is made from: itself, what is near, what is on there, and the news that name it.
struct PlaceInputs {
    private let draft: SiteDraft
    private let register: PlaceRegister
    private let neighbours: PlaceNeighbours
    private let events: PlaceEvents
    private let mentions: PlaceMentions

    init(_ draft: SiteDraft, in language: Language) throws {
        self.draft = draft
        register = try draft.material.value(of: Places())
        neighbours = try draft.material.value(of: NearPlaces())
        events = try draft.material.value(of: EventsAtPlaces(now: draft.edition.clock))
        mentions = try draft.material.value(
            of: NewsOfPlaces(
                list: .river(language),
                positions: NewsOfPlaces.positions(in: language, of: draft.edition)
            )
        )
    }

    func of(_ stored: Stored<Place>) -> [PageInput] {
        let on = events.events[stored.id] ?? []
        let ends = on.map(\.until)
        let opening = OpeningClock.end(for: [stored.value], draft)
        let near = neighbours.near[stored.id] ?? []
        let news = mentions.articles[stored.id] ?? []
        let shelves = PlaceShelves(
            kind: register.kind(of: stored.id)?.slug,
            quarter: register.quarter(of: stored.id)?.slug
        )
        return [.entity(.place, stored.id), .names(.placeShelves, shelves.names)]
            + (stored.value.point == nil ? [] : [.ownMap])
            + (near.isEmpty ? [] : [.selected(.place, near)])
            + (on.isEmpty ? [] : [.selected(.event, on.map(\.id))])
            + (news.isEmpty ? [] : [.chosen(news)])
            + (([opening].compactMap(\.self) + ends).min().map { [.clock(until: $0)] } ?? [])
    }
}
