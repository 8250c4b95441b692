/// A site's own map on a sheet: its areas and lines by what they are, signs, and the names that want a place.
public struct GroundDrawing: Sendable {
    /// What lies lowest first.
    public let layers: [Layer]
    public let signs: [Sign]
    public let names: [Name]

    /// How many units of the path data make one of the sheet, which may be looked at closely.
    public static let grain = 4

    /// Everything of one kind as path data, in units of the grain.
    public struct Layer: Hashable, Sendable {
        public let kind: FeatureKind
        public let areas: String
        public let lines: String
    }

    /// Something small that is drawn as a sign.
    public struct Sign: Hashable, Sendable {
        public let kind: FeatureKind
        public let x: Int
        public let y: Int
    }

    /// The name of a feature, and where it stands.
    public struct Name: Hashable, Sendable {
        public let text: String
        public let x: Double
        public let y: Double
        /// Whether it is a village or the like, and no wood or river.
        public let isPlace: Bool
        /// Whether a sign stands at the spot.
        public var hasSign = false
    }

    private static let order: [FeatureKind] = [
        .ground, .field, .wood, .contour, .built, .water, .road, .rail,
    ]

    /// - Parameters:
    ///   - geometry: the features.
    ///   - frame: the sheet.
    ///   - bytes: how much path data areas may have, and lines as much again.
    public init(_ geometry: OwnGeometry, on frame: MapFrame, bytes: Int = 12_000) {
        let drawing = ShapeDrawing(on: frame.finer(by: Self.grain))
        let features = geometry.features.filter { drawing.mayShow($0.bounds) }
        let drawn = Dictionary(grouping: features) { $0.kind.isSign ? .built : $0.kind }
        let kinds = Self.order.filter { drawn[$0] != nil }
        let outlines = Simplifier.fit(
            kinds.map { kind in
                (drawn[kind] ?? []).flatMap { feature in
                    drawing.rings(CountryShape(code: nil, rings: feature.areas))
                }
            },
            bytes: bytes
        )
        let lines = kinds.map { (drawn[$0] ?? []).flatMap { $0.lines.flatMap(drawing.lines) } }
        let weights = lines.map { PathData.bytes(open: $0).count }
        let all = max(weights.reduce(0, +), 1)
        layers = kinds.indices.compactMap { index in
            let (kind, rings) = (kinds[index], outlines[index])
            let share = bytes * weights[index] / all
            let thinned = LineThinning.fit(lines[index], bytes: share)
            guard !rings.isEmpty || !thinned.isEmpty else { return nil }
            return Layer(kind: kind, areas: PathData.closed(rings), lines: PathData.open(thinned))
        }
        signs = features.filter(\.kind.isSign).compactMap { feature in
            feature.places.first.flatMap(frame.place).map { spot in
                let corner = CanvasPoint(nearest: spot)
                return Sign(kind: feature.kind, x: corner.x, y: corner.y)
            }
        }
        names = Self.names(of: features, on: frame, drawing)
    }

    /// Places first, then areas by their size, then lines; each name once.
    private static func names(
        of features: [OwnGeometry.Feature],
        on frame: MapFrame,
        _ drawing: ShapeDrawing
    ) -> [Name] {
        var seen: Set<String> = []
        func name(
            _ text: String,
            _ spot: (x: Double, y: Double),
            isPlace: Bool = false,
            hasSign: Bool = false
        ) -> Name? {
            guard seen.insert(text).inserted else { return nil }
            return Name(text: text, x: spot.x, y: spot.y, isPlace: isPlace, hasSign: hasSign)
        }
        func onSheet(_ corner: CanvasPoint) -> (x: Double, y: Double) {
            (Double(corner.x) / Double(grain), Double(corner.y) / Double(grain))
        }
        let named = features.compactMap { feature in
            feature.name.map { (text: $0, feature: feature) }
        }
        let places = named.compactMap { entry in
            let isSign = entry.feature.kind.isSign
            return entry.feature.places.first.flatMap(frame.place)
                .flatMap { name(entry.text, $0, isPlace: !isSign, hasSign: isSign) }
        }
        let areas = named.compactMap { entry -> (name: String, middle: CanvasPoint, size: Int)? in
            let rings = drawing.rings(CountryShape(code: nil, rings: entry.feature.areas))
            return rings.map(Self.middle).max { $0.size < $1.size }
                .map { (entry.text, $0.middle, $0.size) }
        }
        .sorted { $1.size < $0.size }
        .compactMap { name($0.name, onSheet($0.middle)) }
        let lines = named.compactMap { entry -> Name? in
            let longest = entry.feature.lines.flatMap(drawing.lines)
                .max { $0.count < $1.count }
            guard let longest, longest.count > 1 else { return nil }
            let middle = longest[longest.count / 2]
            return name(entry.text, onSheet(middle))
        }
        return places + areas + lines
    }

    /// The middle of a ring's box, and the size of the box.
    private static func middle(of ring: [CanvasPoint]) -> (middle: CanvasPoint, size: Int) {
        let across = (ring.map(\.x).min() ?? 0, ring.map(\.x).max() ?? 0)
        let up = (ring.map(\.y).min() ?? 0, ring.map(\.y).max() ?? 0)
        let middle = CanvasPoint(x: (across.0 + across.1) / 2, y: (up.0 + up.1) / 2)
        return (middle, (across.1 - across.0) * (up.1 - up.0))
    }
}
