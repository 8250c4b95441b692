import Domain
import Presentation
public import TemplateModels

/// The matches of one day inside a longer list, by competition.
public struct MatchDayModel: TemplateModel, Hashable {
    private let heading: String
    private let address: String
    /// `2026-11-21`
    private let date: String
    private let groups: [MatchGroupModel]

    init(_ day: Day, _ matches: [Held<Match>], in language: Language, newsroom: Newsroom) {
        heading = newsroom.catalogue(language).dayHeading(day)
        address = newsroom.link(.sports(.day(day)), in: language)
        date = TimeModel.machine(day)
        groups = MatchGroupModel.byCompetition(
            matches,
            prefix: "d\(day.number)-",
            in: language,
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<MatchDayModel> = [
        .text("heading", \.heading),
        .text("address", \.address),
        .text("date", \.date),
        .list("groups", \.groups),
    ]
}
