import Presentation
import TemplateModels

/// The people of a town in the list below the map.
struct TownPeopleModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    let people: [LinkModel]

    static let fields: TemplateFields<TownPeopleModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("people", \.people),
    ]
}
