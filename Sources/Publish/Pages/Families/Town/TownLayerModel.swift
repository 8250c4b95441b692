import Presentation
import TemplateModels

/// A layer of the map of the town, as a switch and a list.
struct TownLayerModel: TemplateModel {
    let name: String
    let title: String
    let count: String
    let rows: [TownRowModel]

    init(_ layer: TownLayer, context: SiteContext) {
        name = layer.name
        title = layer.title
        count = "\(layer.things.count)"
        rows = layer.things.map { TownRowModel($0, context: context) }
    }

    static let fields: TemplateFields<TownLayerModel> = [
        .text("name", \.name),
        .text("title", \.title),
        .text("count", \.count),
        .list("rows", \.rows),
    ]
}
