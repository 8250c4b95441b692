public import Presentation
public import TemplateModels

/// The people of a town in the list below the map.
public struct TownPeopleModel: TemplateModel, Hashable {
    public let title: String
    public let anchor: String
    public let people: [LinkModel]

    public static let fields: TemplateFields<TownPeopleModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("people", \.people),
    ]
}
