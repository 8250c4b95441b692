/// What a feature of a site's own map is, by its tags as OpenStreetMap writes them.
public enum FeatureKind: String, CaseIterable, Sendable {
    case ground
    case field
    case wood
    case contour
    case water
    case built
    case road
    case rail
    case mill
    case station
    case peak

    /// Tags that alone say what a feature is, whatever their value.
    private static let keys: KeyValuePairs<String, FeatureKind> = [
        "waterway": .water, "water": .water, "building": .built, "railway": .rail,
        "highway": .road, "contour": .contour,
    ]
    /// What is drawn as a sign where it is a point.
    private static let signs: [String: [String: FeatureKind]] = [
        "man_made": ["watermill": .mill, "windmill": .mill],
        "railway": ["station": .station, "halt": .station],
        "natural": ["peak": .peak],
    ]
    private static let values: [String: [String: FeatureKind]] = [
        "natural": ["water": .water, "bay": .water, "wood": .wood, "scrub": .wood],
        "landuse": [
            "farmland": .field, "meadow": .field, "reservoir": .water, "basin": .water,
            "forest": .wood, "orchard": .wood,
            "vineyard": .wood, "residential": .built, "commercial": .built,
            "industrial": .built, "retail": .built,
        ],
        "leisure": ["park": .wood, "nature_reserve": .wood],
        "place": ["square": .built],
    ]

    /// - Parameter tags: the properties of the feature; `kind` names what it is by itself.
    init(_ tags: [String: String]) {
        if let kind = tags["kind"].flatMap(FeatureKind.init(rawValue:)) {
            self = kind
            return
        }
        let bySign = Self.value(tags, in: Self.signs)
        let bySingle = Self.keys.first { tags[$0.key].map { $0 != "no" } ?? false }?.value
        self = bySign ?? bySingle ?? Self.value(tags, in: Self.values) ?? .ground
    }

    /// The name of a kind that there is not; nil where the tags name one, or none, and where another of them says what it is.
    static func unknown(in tags: [String: String]) -> String? {
        guard let name = tags["kind"], FeatureKind(rawValue: name) == nil,
            FeatureKind(tags) == .ground
        else { return nil }
        return name
    }

    private static func value(
        _ tags: [String: String],
        in table: [String: [String: FeatureKind]]
    ) -> FeatureKind? {
        table.keys.sorted().compactMap { key in tags[key].flatMap { table[key]?[$0] } }.first
    }

    /// Whether a point of it is drawn as a sign.
    public var isSign: Bool { self == .mill || self == .station || self == .peak }
}
