import Basics
import Domain

/// Places of a town as GeoJSON, with the properties that OpenStreetMap's tags give them.
struct GeoJSONKind: PagedKind, DocumentKind {
    let name = "geojson"
    let optionKeys = [
        OptionKey("category", "what its places are, in your own words, instead of by their tags")
    ]

    /// What is no longer in the file is no longer in the town.
    func listsEverything(_ options: SourceOptions) -> Bool { true }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let features = try Self.features(in: try JSONAnswer.decode(JSONValue.self, from: page))
        let category = collector.options.text("category").map { LocalizedText($0) }
        let log = RowLog(path: collector.context.path)
        var (shapes, nameless) = (0, 0)
        var places = PlacedEntities()
        for (index, tree) in features.enumerated() {
            let feature = GeoJSONFeature(tree, number: index + 1)
            guard var place = feature.place(log) else {
                collector.drop(index + 1, "it has no name")
                nameless += 1
                continue
            }
            if let category { place.label = category }
            if feature.isShape { shapes += 1 }
            places.add(
                .place(place),
                as: feature.identity(log),
                row: index + 1,
                name: feature.named,
                line: nil
            )
        }
        for double in places.take(into: &collector, log, order: GeoJSONFeature.order) {
            log.add(
                "\(double.name): its id is that of an earlier one; this one is left out",
                line: nil,
                hint: "give each feature an id of its own"
            )
        }
        if nameless > 0 {
            log.add(
                nameless == 1
                    ? "one feature has no name and is left out"
                    : "\(nameless) features have no name and are left out",
                line: nil,
                hint: "a feature is named by 'name' in its 'properties'"
            )
        }
        if shapes > 0 {
            log.add(
                shapes == 1
                    ? "one feature is no point and is on no map"
                    : "\(shapes) features are no points and are on no map",
                line: nil,
                hint: "export the centres of lines and areas, as Overpass does with 'out center'"
            )
        }
        log.all.forEach { collector.diagnose($0) }
    }

    private static func features(in tree: JSONValue) throws(SourceError) -> [JSONValue] {
        if tree["type"]?.text == "FeatureCollection", case .list(let list)? = tree["features"] {
            return list
        }
        if case .list? = tree["elements"] {
            throw SourceError(
                "the answer is Overpass's own JSON, not GeoJSON",
                hint: "export it as GeoJSON, or read it with 'kind: json' and 'rows: elements'"
            )
        }
        throw SourceError(
            "the answer is no FeatureCollection",
            hint: "GeoJSON begins with {\"type\": \"FeatureCollection\", \"features\": ["
        )
    }
}
