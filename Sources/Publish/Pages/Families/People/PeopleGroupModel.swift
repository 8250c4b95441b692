public import TemplateModels

/// The people under one letter.
public struct PeopleGroupModel: TemplateModel, Hashable {
    public let title: String
    public let anchor: String
    public let people: [PersonRowModel]

    public static let fields: TemplateFields<PeopleGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("people", \.people),
    ]
}
