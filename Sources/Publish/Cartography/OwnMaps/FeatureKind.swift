/// What a feature of a site's own map is, by its tags as OpenStreetMap writes them.
public enum FeatureKind: String, CaseIterable, Sendable {
    case ground
    case wood
    case water
    case built
    case road
    case rail

    /// Tags that alone say what a feature is, whatever their value.
    private static let keys: KeyValuePairs<String, FeatureKind> = [
        "waterway": .water, "water": .water, "building": .built, "railway": .rail,
        "highway": .road,
    ]
    private static let values: [String: [String: FeatureKind]] = [
        "natural": ["water": .water, "bay": .water, "wood": .wood, "scrub": .wood],
        "landuse": [
            "reservoir": .water, "basin": .water, "forest": .wood, "orchard": .wood,
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
        let bySingle = Self.keys.first { tags[$0.key].map { $0 != "no" } ?? false }?.value
        let byPair = Self.values.keys.sorted()
            .compactMap { key in tags[key].flatMap { Self.values[key]?[$0] } }.first
        self = bySingle ?? byPair ?? .ground
    }
}
