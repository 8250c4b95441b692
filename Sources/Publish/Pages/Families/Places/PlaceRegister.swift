import Basics
import Domain
import Languages
import Presentation

/// All places, with the kinds and the quarters that have pages of their own.
struct PlaceRegister: Sendable {
    /// In the order of their ids.
    let all: [Stored<Place>]
    /// In the order of the site's first language.
    let kinds: [PlaceShelf]
    let quarters: [PlaceShelf]
    private let kindOf: [ItemID: Int]
    private let quarterOf: [ItemID: Int]

    init(_ all: [Stored<Place>], context: SiteContext) {
        let words = PlaceFormatter(language: context.settings.firstLanguage, context: context)
        let collation = words.catalogue.collation
        self.all = all
        // What differs in capitals or accents alone is one kind.
        kinds = PlaceShelf.all(all, collation) { place in
            words.kind(place)?.capitalizingFirst()
        }
        let towns = Dictionary(grouping: all.filter { $0.value.quarter?.nonBlank != nil }) {
            collation.key(of: $0.value.quarter ?? "")
        }
        .mapValues { Set($0.map(\.value.city)).count }
        quarters = PlaceShelf.all(all, collation) { place in
            place.quarter?.nonBlank.map { quarter in
                let isShared = towns[collation.key(of: quarter), default: 1] > 1
                return isShared
                    ? [quarter, place.city?.nonBlank].compactMap(\.self).joined(separator: ", ")
                    : quarter
            }
        }
        kindOf = PlaceShelf.places(in: kinds)
        quarterOf = PlaceShelf.places(in: quarters)
    }

    func kind(of place: ItemID) -> PlaceShelf? { kindOf[place].map { kinds[$0] } }

    func quarter(of place: ItemID) -> PlaceShelf? { quarterOf[place].map { quarters[$0] } }

    /// The places of a list; none where it is no list of the site.
    func places(in list: PlaceList) -> [Stored<Place>] {
        switch list {
        case .all: all
        case .kind(let slug): kinds.first { $0.slug == slug }?.places ?? []
        case .quarter(let slug): quarters.first { $0.slug == slug }?.places ?? []
        }
    }
}

/// Places that have something in common, under its name in the site's first language.
struct PlaceShelf: Sendable {
    let title: String
    let slug: String
    let places: [Stored<Place>]

    static func all(
        _ places: [Stored<Place>],
        _ collation: Collation,
        by title: (Place) -> String?
    ) -> [PlaceShelf] {
        var groups: [Collation.Key: [(title: String, place: Stored<Place>)]] = [:]
        for stored in places {
            guard let title = title(stored.value) else { continue }
            groups[collation.key(of: title), default: []].append((title, stored))
        }
        let titled = groups.values.map { group in
            (title: mostFrequent(group.map(\.title)), places: group.map(\.place))
        }
        var taken: Set<String> = []
        return collation.sorted(titled) { $0.title }.map { group in
            let slug = Slug.make(group.title, limit: 40)
            let isFree = !slug.isEmpty && taken.insert(slug).inserted
            // By its name alone, whichever places come and go.
            let name = ItemID(source: "name", identity: Folding.fold(group.title))
            let other = "\(slug)-\(name)"
            return PlaceShelf(
                title: group.title,
                slug: isFree ? slug : String(other.drop { $0 == "-" }),
                places: group.places
            )
        }
    }

    /// As most of them write it.
    static func mostFrequent(_ titles: [String]) -> String {
        let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }

    static func places(in shelves: [PlaceShelf]) -> [ItemID: Int] {
        Dictionary(
            shelves.enumerated().flatMap { index, shelf in shelf.places.map { ($0.id, index) } }
        ) { first, _ in first }
    }
}
