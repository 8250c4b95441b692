import Domain
import Presentation

extension PageKind {
    public static let places = PageKind("places")
}

extension Route {
    /// The places of the town by their kind.
    static let places = Route([.word(.pathPlaces)], title: .text(.places))

    /// One place, by its address in the archive.
    static func place(_ address: String) -> Route { Route([.word(.pathPlaces), .name(address)]) }
}

/// All places of the edition.
struct Places: DerivedInput {
    let inputs: [PageInput] = [.entities(.place)]

    func value(_ reading: DeclaredReading) throws -> [Stored<Place>] {
        try reading.entities(Place.self)
    }
}

/// The pages of where people go.
struct PlacesFamily: PageFamily {
    let kinds = [PageKind.places]
    let models: [any PageModel.Type] = [PlacesPage.self, PlacePage.self]
    let findings: [any SearchableEntity.Type] = [Place.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let all = try draft.material.value(of: Places())
        guard !all.isEmpty else { return }
        draft.add(
            PlacesContent(isSample: all.allSatisfy(\.isSample)),
            at: .places,
            in: language,
            "the places (\(language))",
            from: Places().inputs
        )
        for stored in all {
            let ground: [PageInput] = stored.value.point == nil ? [] : [.ownMap]
            draft.add(
                PlaceContent(id: stored.id, isSample: stored.isSample),
                at: .place(stored.address),
                in: language,
                "the place '\(stored.address)' (\(language))",
                from: [.entity(.place, stored.id)] + ground
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.places, in: language, .main, rank: 36, glyph: "pin")
    }
}

/// All places, by their kind.
struct PlacesContent: PageContent {
    let isSample: Bool

    let name = "places"
    var kind: PageKind { .places }
    var stage: WritingStage { .lists }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .places }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        PlacesPage(try reading.value(of: Places()), at: reading.place, context: reading.context)
    }
}

/// A place with its hours and where it is.
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
                ground: stored.value.point == nil ? nil : try reading.ground(),
                at: reading.place,
                context: reading.context
            )
        }
    }
}
