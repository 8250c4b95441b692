public import TemplateModels

/// Sources under one heading.
public struct OutletGroupModel: TemplateModel {
    public let title: String?
    public let anchor: String
    public let count: String
    public let rows: [OutletRowModel]

    public static let fields: TemplateFields<OutletGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("count", \.count),
        .list("rows", \.rows),
    ]
}
