import Basics
import Cartography
public import TemplateModels

/// A name on a map, for small or for large screens, where it covers neither a pin nor another name.
public struct MapLabelModel: TemplateModel, Hashable {
    public let text: String
    /// What it belongs to.
    let spot: CanvasPoint
    /// How far from there its middle and its foot are.
    let offset: CanvasPoint
    private let size: Size
    let isGround: Bool
    /// Whether it is the name of a pin, which has it too.
    private let isPin: Bool

    /// On which screens it is seen.
    enum Size: Hashable {
        case small
        case large
        /// On none before one looks closely: there is no room for it.
        case none
    }

    /// A name that wants a place on the map.
    struct Wanted: Hashable {
        let text: String
        let x: Double
        let y: Double
        /// The radius of the pin that it stands beside; nil for what lies on the ground.
        let pin: Double?
        /// Whether it is only a wood, a river, a country.
        var isGround = false
        /// Whether it belongs to the ground and to no pin.
        var isOnGround = false
        var isForSmall = true
        var isForLarge = true
    }

    public static let fields: TemplateFields<MapLabelModel> = [
        .text("text", \.text),
        .number("x", \.spot.x),
        .number("y", \.spot.y),
        .number("left", \.offset.x),
        .number("down", \.offset.y),
        .flag("isSmall") { $0.size == .small },
        .flag("isLarge") { $0.size == .large },
        .flag("isPin", \.isPin),
        .flag("isGround", \.isGround),
    ]

    private static let fontSize = 16.0
    /// Of the mark of a place with its edge, which has one size on all screens.
    static let spotRadius = 11.0
    /// How much larger pins and names are drawn on small screens, as in `map.css`.
    private static let enlargement = 2.6

    /// Places the names, those first that matter most.
    ///
    /// - Parameters:
    ///   - wanted: the names in the order of their weight; each is placed once.
    ///   - pins: what they must not cover.
    ///   - spot: a place that is marked on the sheet, which they must not cover.
    ///   - bar: what they must not cover either.
    ///   - width: of the sheet.
    ///   - height: of the sheet.
    /// - Returns: those for which there is room, first for large screens and then for small ones; what lies on the
    ///   ground also without room, for closer views.
    static func place(
        _ wanted: [Wanted],
        around pins: [MapPinModel],
        spot: CanvasPoint? = nil,
        and bar: ScaleBarModel?,
        width: Int,
        height: Int
    ) -> [MapLabelModel] {
        [false, true].flatMap { isSmall -> [MapLabelModel] in
            let scale = isSmall ? enlargement : 1
            let shown = wanted.filter { isSmall ? $0.isForSmall : $0.isForLarge }
            let labels = shown.map { name in
                LabelPlacement.Label(
                    x: name.x,
                    y: name.y,
                    width: LabelPlacement.width(of: name.text, size: fontSize * scale),
                    height: fontSize * scale * 1.2,
                    distance: name.pin.map { ($0 + 3) * scale } ?? 0
                )
            }
            let boxes = LabelPlacement.place(
                labels,
                within: .init(x: 4, y: 4, width: Double(width) - 8, height: Double(height) - 8),
                around: pins.filter { isSmall ? $0.isSmall : $0.isLarge }.map { $0.box(scale) }
                    + [bar?.box(scale), spot.map { $0.box(spotRadius) }].compactMap(\.self)
            )
            return zip(shown, boxes).compactMap { name, box -> MapLabelModel? in
                guard box != nil || !isSmall && name.isOnGround else { return nil }
                let middle = box.map { ($0.x + $0.width / 2, $0.y + $0.height * 0.78) }
                let (x, y) = middle ?? (name.x, name.y)
                return MapLabelModel(
                    text: name.text,
                    spot: CanvasPoint(nearest: (name.x, name.y)),
                    offset: CanvasPoint(nearest: (x - name.x, y - name.y)),
                    size: box == nil ? .none : isSmall ? .small : .large,
                    isGround: name.isGround,
                    isPin: !name.isOnGround
                )
            }
        }
    }
}

extension CanvasPoint {
    fileprivate func box(_ radius: Double) -> LabelPlacement.Box {
        LabelPlacement.Box(
            x: Double(x) - radius,
            y: Double(y) - radius,
            width: 2 * radius,
            height: 2 * radius
        )
    }
}
