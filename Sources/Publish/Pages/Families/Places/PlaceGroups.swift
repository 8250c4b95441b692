import Domain
import Languages
import Presentation

/// Places under the headings of their kinds, both in the order of the language.
struct PlaceGroups {
    let groups: [Group]

    /// A heading with its places.
    struct Group {
        let title: String
        /// An id within the page.
        let anchor: String
        let places: [Stored<Place>]
    }

    init(_ places: [Stored<Place>], _ words: PlaceFormatter) {
        let collation = words.catalogue.collation
        func named(_ places: [Stored<Place>]) -> [Stored<Place>] {
            collation.sorted(places) { words.name($0.value)?.text ?? "" }
        }
        // What differs in capitals or accents alone is one kind.
        let byKind = Dictionary(grouping: places) { stored in
            words.kind(stored.value).map { collation.key(of: $0) }
        }
        let titled = byKind.filter { $0.key != nil }.values.map { places in
            (title: Self.title(places, words), places: places)
        }
        var all = collation.sorted(titled) { $0.title }
        if let others = byKind[nil] {
            all.append((words.catalogue[.placesOther], others))
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

    /// As most of them write it.
    private static func title(_ places: [Stored<Place>], _ words: PlaceFormatter) -> String {
        let titles = places.compactMap { words.kind($0.value)?.capitalizingFirstLetter() }
        let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
