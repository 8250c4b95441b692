import Domain
import Presentation
import TemplateModels

/// All matches of a day by competition, as `pages/match-day` reads them.
struct MatchDayPage: LaidOutModel {
    static let template = "pages/match-day"

    let layout: PageLayout
    private let scoresTime: TimeModel?
    private let clockNote: String
    /// `2026-11-21`
    private let machineDate: String
    private let groups: [MatchGroupModel]
    private let neighbours: NeighboursModel?
    private let credits: [LinkModel]

    init(_ day: Day, _ pages: SportsPages) {
        let matches = pages.index.matches(on: day)
        let date = pages.catalogue.dayLong(day)
        let title = pages.catalogue.text(.matchesOfDay, [.day: date])
        let description = pages.catalogue.text(
            .descriptionMatchDay,
            [.day: date, .site: pages.siteTitle]
        )
        machineDate = TimeModel.machine(day)
        scoresTime = pages.scoresTime(of: matches, on: day)
        clockNote = pages.clockNote
        groups = MatchGroupModel.byCompetition(
            matches,
            prefix: "c-",
            pages
        )
        neighbours = pages.neighbours(before: day, after: day)
        credits = pages.context.credits(of: matches.map(\.source))
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !matches.allSatisfy(\.isSample)
            ),
            heading: pages.catalogue.dayHeading(day),
            crumbs: pages.crumbs,
            at: pages.place,
            context: pages.context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: pages.paths(matches),
                order: .ascending
            )
        }
    }

    static let fields = laidOut([
        .model("scoresTime", \.scoresTime),
        .text("clockNote", \.clockNote),
        .text("date", \.machineDate),
        .list("groups", \.groups),
        .model("neighbours", \.neighbours),
        .list("credits", \.credits),
    ])
}
