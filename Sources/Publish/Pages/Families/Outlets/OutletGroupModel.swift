import TemplateModels

/// Sources under one heading.
struct OutletGroupModel: TemplateModel {
    let title: String?
    let anchor: String
    let count: String
    let rows: [OutletRowModel]

    static let fields: TemplateFields<OutletGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("count", \.count),
        .list("rows", \.rows),
    ]
}
