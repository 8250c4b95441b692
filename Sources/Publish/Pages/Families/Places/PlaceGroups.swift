import Basics
import Domain
import Languages
import Presentation

/// Places under headings, both in the order of the language: under their kinds, or those of a kind under their quarters.
struct PlaceGroups {
    let groups: [Group]

    /// A heading with its places.
    struct Group {
        let title: String
        /// An id within the page.
        let anchor: String
        let places: [Stored<Place>]
    }

    init(_ places: [Stored<Place>], _ list: PlaceList, _ words: PlaceFormatter) {
        let collation = words.catalogue.collation
        func named(_ places: [Stored<Place>]) -> [Stored<Place>] {
            collation.sorted(places) { words.name($0.value)?.text ?? "" }
        }
        let isOfAKind = if case .kind = list { true } else { false }
        // What differs in capitals or accents alone is one kind.
        let byKey = Dictionary(grouping: places) { stored in
            (isOfAKind ? Self.area(stored.value) : words.kind(stored.value))
                .map { collation.key(of: $0) }
        }
        let titled = byKey.filter { $0.key != nil }.values.map { places in
            (
                title: isOfAKind
                    ? PlaceShelf.mostFrequent(places.compactMap { Self.area($0.value) })
                    : Self.kind(of: places, words),
                places: places
            )
        }
        var all = collation.sorted(titled) { $0.title }
        if let others = byKey[nil] {
            let title: TextKey = isOfAKind && all.isEmpty ? .places : .placesOther
            all.append((words.catalogue[title], others))
        }
        var taken: Set<String> = []
        groups = all.enumerated().map { index, group in
            let slug = Slug.make(group.title, limit: 40)
            let isFree = !slug.isEmpty && taken.insert(slug).inserted
            return Group(
                title: group.title,
                anchor: isFree ? "k-\(slug)" : "k\(index + 1)",
                places: named(group.places)
            )
        }
    }

    /// What places of one kind are called.
    static func kind(of places: [Stored<Place>], _ words: PlaceFormatter) -> String {
        PlaceShelf.mostFrequent(
            places.compactMap { words.kind($0.value)?.capitalizingFirst() }
        )
    }

    /// What places of one quarter call it.
    static func quarter(of places: [Stored<Place>]) -> String {
        PlaceShelf.mostFrequent(places.compactMap { $0.value.quarter?.nonBlank })
    }

    /// The quarter of a place, else its town.
    private static func area(_ place: Place) -> String? {
        place.quarter?.nonBlank ?? place.city?.nonBlank
    }
}

extension PlaceRegister {
    /// The list that has the places of a group alone; nil on that list itself, and for what has none.
    func list(of group: PlaceGroups.Group, in list: PlaceList) -> PlaceList? {
        guard let first = group.places.first else { return nil }
        switch list {
        case .all, .quarter: return kind(of: first.id).map { .kind($0.slug) }
        case .kind:
            guard first.value.quarter?.nonBlank != nil else { return nil }
            return quarter(of: first.id).map { .quarter($0.slug) }
        }
    }
}
