public import TemplateModels

/// What a shade of the map means.
public struct MapLegendModel: TemplateModel, Hashable {
    public let level: String
    public let text: String

    public static let fields: TemplateFields<MapLegendModel> = [
        .text("level", \.level),
        .text("text", \.text),
    ]
}
