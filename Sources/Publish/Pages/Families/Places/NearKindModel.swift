import Cartography
import Domain
import Presentation
import TemplateModels

/// The nearest places of a kind, as the page of a place lists them.
struct NearKindModel: TemplateModel {
    let title: String
    let places: [LinkModel]
    /// Of the nearest, in kilometres.
    private let distance: Double

    /// The kind whose nearest place is nearest comes first.
    static func all(
        _ places: [Stored<Place>],
        from place: Place,
        _ words: PlaceFormatter
    ) -> [NearKindModel] {
        guard let point = place.point else { return [] }
        let collation = words.catalogue.collation
        let groups = Dictionary(grouping: places) { stored in
            words.kind(stored.value).map { collation.key(of: $0) }
        }
        return groups.values.map { Self($0, from: point, words) }
            .sorted { ($0.distance, $0.title) < ($1.distance, $1.title) }
    }

    private init(_ places: [Stored<Place>], from point: GeoPoint, _ words: PlaceFormatter) {
        let measured = places.compactMap { stored in
            stored.value.point.map { (stored: stored, distance: Sphere.distance(point, $0)) }
        }
        .sorted { ($0.distance, $0.stored.id) < ($1.distance, $1.stored.id) }
        .prefix(PlaceNeighbours.most)
        title = PlaceShelf.mostFrequent(
            measured.compactMap { words.kind($0.stored.value)?.capitalizingFirst() }
        )
        distance = measured.first?.distance ?? .infinity
        self.places = measured.map { stored, distance in
            let shown = words.name(stored.value)
            return LinkModel(
                title: shown?.text ?? "",
                address: words.context.link(.place(stored.address), in: words.language),
                language: shown?.language,
                direction: shown?.direction,
                note: words.catalogue.walk(kilometres: distance)
            )
        }
    }

    static let fields: TemplateFields<NearKindModel> = [
        .text("title", \.title),
        .list("places", \.places),
    ]
}
