import Cartography
import Domain
public import TemplateModels

/// A pin: a country with its number of articles, or several countries that would lie on each other.
public struct MapPinModel: TemplateModel, Hashable {
    public let address: String
    public let title: String
    public let count: String
    public let radius: Int
    /// The outer circle of a pin for several.
    public let ring: Int?
    /// Whether it is the pin that the map is about.
    public let isHome: Bool
    /// What stands below it where there is room: a country's code, a person, a town.
    public let name: String
    /// What it is called when one looks closely, where that is longer.
    public let fullName: String?
    /// What narrows the list of the page to those whom it counts.
    public let filter: String?
    /// The layer to which it belongs, where readers can take that off the map.
    public let layer: String?
    /// How far from its spot it stands, beside the pins of other layers.
    private let seat: CanvasPoint?
    private let pin: MapPins.Pin

    /// Around the pin, so that fingers and pointers find it: at least 24 pixels across where a sheet of 1 000 units
    /// is shown on 720.
    private static let reach = 17

    init(
        _ pin: MapPins.Pin,
        address: String,
        title: String,
        count: String,
        heaviest: Int,
        isHome: Bool = false,
        name: String,
        fullName: String? = nil,
        filter: String? = nil,
        layer: String? = nil,
        seat: CanvasPoint? = nil
    ) {
        self.pin = pin
        self.layer = layer
        self.seat = seat
        self.name = name
        self.fullName = fullName
        self.filter = filter
        self.isHome = isHome
        self.address = address
        self.title = title
        self.count = count
        // Long numbers need room.
        radius = MapPins.radius(of: pin.weight, heaviest: heaviest) + max(0, count.count - 3) * 4
        ring = pin.members.count > 1 ? radius + 5 : nil
    }

    public static let fields: TemplateFields<MapPinModel> = [
        .text("address", \.address),
        .text("title", \.title),
        .text("count", \.count),
        .text("name", \.name),
        .text("fullName", \.fullName),
        .text("filter", \.filter),
        .text("layer", \.layer),
        .text("seat") { pin in pin.seat.map { "\($0.x),\($0.y)" } },
        .number("radius", \.radius),
        .number("ring", \.ring),
        .number("foot") { ($0.ring ?? $0.radius) + 13 },
        .number("reach") { max(Self.reach, $0.radius) },
        .number("x", \.pin.x),
        .number("y", \.pin.y),
        .text("steps") { $0.pin.steps.map(String.init).joined(separator: " ") },
        .number("opens", \.pin.expansion),
        .flag("isSmall", \.isSmall),
        .flag("isLarge", \.isLarge),
        .flag("isHome", \.isHome),
    ]

    /// Whether it stands on the whole sheet on small screens.
    var isSmall: Bool { pin.steps.contains(0) }
    /// Whether it stands on the whole sheet on large screens.
    var isLarge: Bool { pin.steps.contains(MapPins.whole) }

    /// Whether it would cover a name at a spot of the whole sheet.
    func stands(nearTo x: Double, _ y: Double) -> Bool {
        (isSmall || isLarge) && abs(Double(pin.x) - x) < Double(radius)
            && abs(Double(pin.y) - y) < Double(radius)
    }

    /// What it covers of the sheet when it is drawn so much larger.
    func box(_ scale: Double) -> LabelPlacement.Box {
        let reach = Double(ring ?? radius) * scale
        // Where pins are drawn larger they stand on their spot.
        let seat = scale == 1 ? seat : nil
        return LabelPlacement.Box(
            x: Double(pin.x + (seat?.x ?? 0)) - reach,
            y: Double(pin.y + (seat?.y ?? 0)) - reach,
            width: 2 * reach,
            height: 2 * reach
        )
    }

    /// The pins of countries; several together lead to the list.
    static func pins(
        _ tallies: [CountryTally],
        on frame: MapFrame,
        list: String,
        in language: Language,
        context: SiteContext
    ) -> [MapPinModel] {
        let catalogue = context.catalogue(language)
        let markers = tallies.compactMap { tally in
            frame.placeWithin(tally.country.label).map {
                MapMarker(x: $0.x, y: $0.y, weight: tally.count)
            }
        }
        guard markers.count == tallies.count else { return [] }
        let heaviest = tallies.map(\.count).max() ?? 0
        return MapPins(markers).pins.map { pin in
            let news = catalogue.text(.newsCount, count: pin.weight)
            let isOne = pin.members.count == 1
            let first = tallies[pin.members[0]]
            let most = pin.members.map { tallies[$0] }.max { $0.count < $1.count } ?? first
            let others = catalogue.number(pin.members.count - 1)
            return MapPinModel(
                pin,
                address: isOne
                    ? context.link(.country(first.country.slug, page: nil), in: language) : list,
                title: isOne
                    ? context.countryNews(first, in: language)
                    : catalogue.text(
                        .placeNews,
                        [
                            .place: catalogue.text(.countryCount, count: pin.members.count),
                            .news: news,
                        ]
                    ),
                count: catalogue.number(pin.weight),
                heaviest: heaviest,
                name: isOne ? first.country.code : "\(most.country.code) +\(others)",
                fullName: isOne ? first.country.name(in: language.primary) : nil
            )
        }
    }
}
