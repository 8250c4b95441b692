import Presentation
import TemplateModels

/// The people of a country in the list below the map.
struct CountryPeopleModel: TemplateModel, Hashable {
    let title: String
    let anchor: String
    /// Those of towns where more than a few live.
    let towns: [TownPeopleModel]
    /// The others, each with the town as a note.
    let people: [LinkModel]

    static let fields: TemplateFields<CountryPeopleModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("towns", \.towns),
        .flag("hasPeople") { !$0.people.isEmpty },
        .list("people", \.people),
    ]
}
