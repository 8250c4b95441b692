import Cartography
public import TemplateModels

/// A map with its ground, its pins and the names between them, as `partials/sheet` draws it.
public struct MapSheetModel: TemplateModel {
    /// What ids on this map begin with: only the first map of a page has the plain ones.
    public let prefix: String
    public let label: String
    private let drawing: SheetDrawing
    public let countries: [SheetCountryModel]
    public let ground: [GroundLayerModel]
    public let labels: [MapLabelModel]
    public let pins: [MapPinModel]
    public let scale: ScaleBarModel?

    /// - Parameters:
    ///   - drawing: what lies under the pins.
    ///   - label: what the map shows, in words.
    ///   - prefix: what its ids begin with.
    ///   - highlighted: the code of a country, upper case.
    ///   - isSmall: whether names are as large on all screens, since the sheet is never shown large.
    ///   - pins: what is to be found on it; of several zoom steps only those of the two that are seen.
    ///   - spot: a place that is marked beside them.
    ///   - names: what the pins are called, the most important first.
    ///   - catalogue: the words of the page's language.
    init(
        _ drawing: SheetDrawing,
        label: String,
        prefix: String,
        highlighted: String? = nil,
        isSmall: Bool = false,
        pins: [MapPinModel],
        spot: CanvasPoint? = nil,
        names: [MapLabelModel.Wanted],
        catalogue: Catalogue
    ) {
        let shown = pins.filter { $0.isSmall || $0.isLarge }
        // Where the ground has a place of the name, the name stands there and not beside a pin.
        let ground = (drawing.ground?.names ?? []).map { name in
            MapLabelModel.Wanted(
                text: name.text,
                x: name.x,
                y: name.y,
                pin: spot.flatMap {
                    Self.isBelow($0, name.x, name.y) ? MapLabelModel.spotRadius : nil
                },
                isGround: !name.isPlace,
                isForSmall: !isSmall
            )
        }
        let taken = Set(ground.map(\.text))
        let named = names.filter { !taken.contains($0.text) }
        self.drawing = drawing
        self.label = label
        self.prefix = prefix
        self.pins = shown
        countries = drawing.countries.map {
            SheetCountryModel(
                $0,
                prefix: prefix,
                isHighlighted: $0.code != nil && $0.code == highlighted
            )
        }
        self.ground = drawing.ground?.layers.map { GroundLayerModel($0) } ?? []
        scale = drawing.scaleBar.map { bar in
            ScaleBarModel(
                bar,
                height: drawing.height,
                text: catalogue.text(.kilometres, [.distance: catalogue.number(bar.kilometres)])
            )
        }
        labels = MapLabelModel.place(
            named + ground,
            around: shown,
            spot: spot,
            and: scale,
            width: drawing.width,
            height: drawing.height
        )
    }

    /// Whether the mark of a place would lie on what is named there.
    private static func isBelow(_ spot: CanvasPoint, _ x: Double, _ y: Double) -> Bool {
        abs(Double(spot.x) - x) < 40 && abs(Double(spot.y) - y) < 20
    }

    public static let fields: TemplateFields<MapSheetModel> = [
        .text("prefix", \.prefix),
        .text("label", \.label),
        .number("width", \.drawing.width),
        .number("height", \.drawing.height),
        .text("sea", \.drawing.sea),
        .text("graticule", \.drawing.graticule),
        .list("countries", \.countries),
        .list("ground", \.ground),
        .list("labels", \.labels),
        .list("pins", \.pins),
        .model("scale", \.scale),
    ]
}
