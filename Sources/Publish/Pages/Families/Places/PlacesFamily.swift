import Domain
import Foundation
import Presentation

extension PageKind {
    static let places = PageKind("places")
}

extension Route {
    /// The places of the town by their kind.
    static let places = PlaceList.all.route

    /// One place, by its address in the archive.
    static func place(_ address: String) -> Route { Route([.word(.pathPlaces), .name(address)]) }
}

/// All places of the edition.
struct Places: DerivedInput {
    let inputs: [PageInput] = [.entities(.place)]

    func value(_ reading: DeclaredReading) throws -> PlaceRegister {
        PlaceRegister(try reading.entities(Place.self), context: reading.context)
    }
}

/// The pages of where people go.
struct PlacesFamily: PageFamily {
    let kinds = [PageKind.places]
    let models: [any PageModel.Type] = [PlacesPage.self, PlacePage.self]
    let list: Route? = .places
    let findings: [any SearchableEntity.Type] = [Place.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let register = try draft.material.value(of: Places())
        guard !register.all.isEmpty else { return }
        add(.all, of: register, "the places", in: language, to: &draft)
        for kind in register.kinds {
            add(.kind(kind.slug), of: register, "'\(kind.title)'", in: language, to: &draft)
        }
        for quarter in register.quarters {
            add(
                .quarter(quarter.slug),
                of: register,
                "'\(quarter.title)'",
                in: language,
                to: &draft
            )
        }
        let inputs = try PlaceInputs(draft, in: language)
        for stored in register.all {
            draft.add(
                PlaceContent(id: stored.id, isSample: stored.isSample),
                at: .place(stored.address),
                in: language,
                "the place '\(stored.address)' (\(language))",
                from: inputs.of(stored)
            )
        }
    }

    private func add(
        _ list: PlaceList,
        of register: PlaceRegister,
        _ owner: String,
        in language: Language,
        to draft: inout SiteDraft
    ) {
        let places = register.places(in: list)
        // Whether a place is open is told where few of them are.
        let year = list == .all ? [] : OpeningClock.inputs(for: places.map(\.value), draft)
        draft.add(
            PlacesContent(list: list, isSample: places.allSatisfy(\.isSample)),
            at: list.route,
            in: language,
            "\(owner) (\(language))",
            from: Places().inputs + year
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.places, in: language, .main, rank: 36, glyph: "pin")
    }
}

/// A list of places.
struct PlacesContent: PageContent {
    let list: PlaceList
    let isSample: Bool

    var name: String { list.name }
    var kind: PageKind { .places }
    var stage: WritingStage { .lists }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .places }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: Places())
        guard !register.places(in: list).isEmpty else { return nil }
        return PlacesPage(
            list,
            of: register,
            opening: list == .all ? nil : OpeningClock(reading),
            at: reading.place,
            context: reading.context
        )
    }
}

/// A place with its hours, what is on there, and what is near.
struct PlaceContent: PageContent {
    let id: ItemID
    let isSample: Bool

    let name = "place"
    var kind: PageKind { .places }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .places }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        try reading.entity(id, Place.self).map { stored in
            PlacePage(
                stored,
                shelves: PlaceShelves(try reading.names(.placeShelves)),
                ground: stored.value.point == nil ? nil : try reading.ground(),
                beside: try PlaceSurroundings(of: stored, reading),
                opening: OpeningClock(reading),
                at: reading.place,
                context: reading.context
            )
        }
    }
}
