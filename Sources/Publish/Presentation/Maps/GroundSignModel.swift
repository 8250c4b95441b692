import Cartography
public import TemplateModels

/// A mill, a station or a peak on a site's own map.
public struct GroundSignModel: TemplateModel, Hashable {
    let sign: GroundDrawing.Sign

    init(_ sign: GroundDrawing.Sign) {
        self.sign = sign
    }

    public static let fields: TemplateFields<GroundSignModel> = [
        .text("kind", \.sign.kind.rawValue),
        .text("path") { outline(of: $0.sign.kind) },
        .number("x", \.sign.x),
        .number("y", \.sign.y),
    ]

    /// Path data around the spot: a tower with four sails, a house on the rails, a summit.
    static func outline(of kind: FeatureKind) -> String {
        switch kind {
        case .mill:
            "M-4 9l1.6-11h4.8l1.6 11zM0-3l-7-7 2-1 5 8 8-5 1 2-9 3 7 7-2 1-5-8-8 5-1-2z"
        case .station: "M-7 5v-7l7-5 7 5v7zM-2 5v-5h4v5M-9 7h18"
        default: "M-7 5l7-11 7 11z"
        }
    }
}
