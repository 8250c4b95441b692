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

    init(_ day: Day, _ matches: [Stored<Match>], in language: Language, context: SiteContext) {
        heading = context.catalogue(language).dayHeading(day)
        address = context.link(.matchDay(day), in: language)
        date = TimeModel.machine(day)
        groups = MatchGroupModel.byCompetition(
            matches,
            prefix: "d\(day.number)-",
            in: language,
            context: context
        )
    }

    public static let fields: TemplateFields<MatchDayModel> = [
        .text("heading", \.heading),
        .text("address", \.address),
        .text("date", \.date),
        .list("groups", \.groups),
    ]
}
