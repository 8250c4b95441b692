import Domain
import Presentation
import TemplateModels

/// The matches of one day inside a longer list, by competition.
struct MatchDayModel: TemplateModel, Hashable {
    private let heading: String
    private let address: String
    /// `2026-11-21`
    private let date: String
    private let groups: [MatchGroupModel]

    /// - Parameters:
    ///   - day: the day.
    ///   - matches: those of it that the list shows.
    ///   - prefix: makes the anchors of two lists on one page differ.
    ///   - pages: what the pages of sports share.
    init(_ day: Day, _ matches: [Stored<Match>], prefix: String, _ pages: SportsPages) {
        heading = pages.catalogue.dayHeading(day)
        address = pages.context.link(.matchDay(day), in: pages.language)
        date = TimeModel.machine(day)
        groups = MatchGroupModel.byCompetition(
            matches,
            prefix: "\(prefix)\(day.number)-",
            pages
        )
    }

    static let fields: TemplateFields<MatchDayModel> = [
        .text("heading", \.heading),
        .text("address", \.address),
        .text("date", \.date),
        .list("groups", \.groups),
    ]
}
