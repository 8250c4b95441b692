import Cartography
public import TemplateModels

/// Everything of one kind on a site's own map.
public struct GroundLayerModel: TemplateModel, Hashable {
    let layer: GroundDrawing.Layer

    init(_ layer: GroundDrawing.Layer) {
        self.layer = layer
    }

    /// Whether its lines are drawn twice: a way between its edges, rails over their ties.
    var hasCase: Bool {
        !layer.lines.isEmpty && (layer.kind == .road || layer.kind == .rail)
    }

    public static let fields: TemplateFields<GroundLayerModel> = [
        .text("kind", \.layer.kind.rawValue),
        .text("areas", \.layer.areas),
        .text("lines", \.layer.lines),
        .flag("hasCase") { $0.hasCase },
        .text("scale") { _ in "\(1 / Double(GroundDrawing.grain))" },
    ]
}
