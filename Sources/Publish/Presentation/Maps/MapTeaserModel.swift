import Cartography
public import Domain
public import TemplateModels

/// The small map of the front page, with the countries that have the most news.
public struct MapTeaserModel: TemplateModel, Hashable {
    public let address: String
    public let mark: String
    public let dots: String
    public let label: String
    private let size: CanvasPoint
    public let spots: [Spot]
    public let countries: [LinkModel]

    /// A country on the small map.
    public struct Spot: TemplateModel, Hashable {
        private let place: CanvasPoint
        private let radius: Int

        init(_ place: CanvasPoint, radius: Int) {
            self.place = place
            self.radius = radius
        }

        public static let fields: TemplateFields<Spot> = [
            .number("x", \.place.x),
            .number("y", \.place.y),
            .number("radius", \.radius),
        ]
    }

    private static let most = 12

    /// Nil where no country has news.
    public init?(_ tallies: [CountryTally], in language: Language, context: SiteContext) {
        guard !tallies.isEmpty else { return nil }
        let catalogue = context.catalogue(language)
        let frame = MapFrame.world()
        let heaviest = tallies.map(\.count).max() ?? 0
        address = context.link(.map, in: language)
        mark = context.mark("g-map")
        dots = context.mark("dots")
        label = catalogue[.mapLabel]
        size = CanvasPoint(x: frame.width, y: frame.height)
        spots = tallies.compactMap { tally in
            frame.placeWithin(tally.country.label).map {
                Spot(
                    CanvasPoint(nearest: $0),
                    radius: MapPins.radius(of: tally.count, heaviest: heaviest) - 2
                )
            }
        }
        countries =
            tallies
            .sorted { ($1.count, $0.country.code) < ($0.count, $1.country.code) }
            .prefix(Self.most)
            .map { context.countryLink($0, in: language) }
    }

    public static let fields: TemplateFields<MapTeaserModel> = [
        .text("address", \.address),
        .text("mark", \.mark),
        .text("dots", \.dots),
        .text("label", \.label),
        .number("width", \.size.x),
        .number("height", \.size.y),
        .list("spots", \.spots),
        .list("countries", \.countries),
    ]
}
