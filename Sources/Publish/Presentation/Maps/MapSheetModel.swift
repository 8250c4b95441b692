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
    public let signs: [GroundSignModel]
    public let labels: [MapLabelModel]
    public let pins: [MapPinModel]
    public let scale: ScaleBarModel?
    private let script: String

    /// The radius of a sign on the ground.
    private static let signReach = 9.0

    /// - Parameters:
    ///   - drawing: what lies under the pins.
    ///   - label: what the map shows, in words.
    ///   - prefix: what its ids begin with.
    ///   - highlighted: the code of a country, upper case.
    ///   - isSmall: whether names are as large on all screens, since the sheet is never shown large.
    ///   - pins: what is to be found on it, for all zoom steps.
    ///   - spot: a place that is marked beside them.
    ///   - names: what the pins are called, the most important first.
    ///   - catalogue: the words of the page's language.
    ///   - script: the address of the script that zooms it.
    init(
        _ drawing: SheetDrawing,
        label: String,
        prefix: String,
        highlighted: String? = nil,
        isSmall: Bool = false,
        pins: [MapPinModel],
        spot: CanvasPoint? = nil,
        names: [MapLabelModel.Wanted],
        catalogue: Catalogue,
        script: String
    ) {
        // Where the ground has a place of the name, the name stands there and not beside a pin.
        let ground = (drawing.ground?.names ?? []).map { name -> MapLabelModel.Wanted in
            let above = pins.first { $0.stands(nearTo: name.x, name.y) }
            return MapLabelModel.Wanted(
                text: name.text,
                x: name.x,
                y: name.y,
                pin: Self.reach(of: name, spot) ?? above.map { Double($0.ring ?? $0.radius) },
                isGround: !name.isPlace,
                isOnGround: true,
                isForSmall: !isSmall
            )
        }
        let taken = Set(ground.map(\.text))
        let named = names.filter { !taken.contains($0.text) }
        self.drawing = drawing
        self.label = label
        self.prefix = prefix
        self.pins = pins
        self.script = script
        countries = drawing.countries.map {
            SheetCountryModel(
                $0,
                prefix: prefix,
                isHighlighted: $0.code != nil && $0.code == highlighted
            )
        }
        self.ground = drawing.ground?.layers.map { GroundLayerModel($0) } ?? []
        signs = drawing.ground?.signs.map { GroundSignModel($0) } ?? []
        scale = drawing.scaleBar.map { bar in
            ScaleBarModel(
                bar,
                height: drawing.height,
                text: catalogue.text(.kilometres, [.distance: catalogue.number(bar.kilometres)])
            )
        }
        labels = MapLabelModel.place(
            named + ground,
            around: pins,
            spot: spot,
            and: scale,
            width: drawing.width,
            height: drawing.height
        )
    }

    /// How far the name of a place stands from it: beside its sign, or beside the mark that lies on it.
    private static func reach(of name: GroundDrawing.Name, _ spot: CanvasPoint?) -> Double? {
        if let spot, abs(Double(spot.x) - name.x) < 40, abs(Double(spot.y) - name.y) < 20 {
            return MapLabelModel.spotRadius
        }
        return name.hasSign ? signReach : nil
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
        .list("signs", \.signs),
        .list("labels", \.labels),
        .list("pins", \.pins),
        .model("scale", \.scale),
        .text("script", \.script),
    ]
}
