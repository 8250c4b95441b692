public import Presentation
public import TemplateModels

/// The people of a country in the list below the map.
public struct CountryPeopleModel: TemplateModel, Hashable {
    public let title: String
    public let anchor: String
    /// Those of towns where more than a few live.
    public let towns: [TownPeopleModel]
    /// The others, each with the town as a note.
    public let people: [LinkModel]

    public static let fields: TemplateFields<CountryPeopleModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .list("towns", \.towns),
        .flag("hasPeople") { !$0.people.isEmpty },
        .list("people", \.people),
    ]
}
