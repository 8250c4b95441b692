public import Cartography
public import TemplateModels

/// The bar at the foot of a map that says how long some kilometres are.
public struct ScaleBarModel: TemplateModel, Hashable {
    let bar: ScaleBar
    let y: Int
    public let text: String

    public init(_ bar: ScaleBar, height: Int, text: String) {
        self.bar = bar
        self.text = text
        y = height - 14
    }

    /// What it covers of the sheet when its text is drawn so much larger.
    func box(_ scale: Double) -> LabelPlacement.Box {
        LabelPlacement.Box(
            x: 6,
            y: Double(y) - 6 - 18 * scale,
            width: Double(bar.length) + 16,
            height: 18 * scale + 14
        )
    }

    public static let fields: TemplateFields<ScaleBarModel> = [
        .number("x") { _ in 14 },
        .number("y", \.y),
        .number("length", \.bar.length),
        .number("middle") { $0.bar.length / 2 },
        .number("kilometres", \.bar.kilometres),
        .text("text", \.text),
    ]
}
