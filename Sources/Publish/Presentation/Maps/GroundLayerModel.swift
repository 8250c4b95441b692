import Cartography
public import TemplateModels

/// Everything of one kind on a site's own map.
public struct GroundLayerModel: TemplateModel, Hashable {
    private let layer: GroundDrawing.Layer

    init(_ layer: GroundDrawing.Layer) {
        self.layer = layer
    }

    public static let fields: TemplateFields<GroundLayerModel> = [
        .text("kind", \.layer.kind.rawValue),
        .text("areas", \.layer.areas),
        .text("lines", \.layer.lines),
    ]
}
