import TemplateModels

/// The people under one letter.
struct PeopleGroupModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    let people: [PersonRowModel]

    static let fields: TemplateFields<PeopleGroupModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("people", \.people),
    ]
}
