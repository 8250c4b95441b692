import Basics
import Domain
import Presentation
import TemplateModels

/// A competition with its tables, newest results and next matches, as `pages/competition` reads it.
struct CompetitionPage: LaidOutModel {
    static let template = "pages/competition"

    let layout: PageLayout
    private let intro: String?
    private let isSample: Bool
    private let tables: [TableModel]
    private let course: CourseModel?
    private let groups: [MatchGroupModel]
    private let teams: [LinkModel]
    private let mark: String
    private let scoresTime: TimeModel?
    private let credits: [LinkModel]

    private static let mostResults = 40
    private static let mostNext = 30

    init(_ competition: CompetitionRecord, _ pages: SportsPages) {
        let (catalogue, context) = (pages.catalogue, pages.context)
        let newest = competition.seasons.first?.value
        let matchday = newest?.matchday.map {
            catalogue.text(.matchdayNumber, [.number: catalogue.number($0)])
        }
        let season = newest?.season ?? competition.matches.last?.value.season
        let parts = [newest?.area?.nonBlank, season?.nonBlank, matchday].compactMap(\.self)
        intro = parts.isEmpty ? nil : parts.joined(separator: " · ")
        isSample = competition.isSample
        tables = competition.seasons.filter { !$0.value.table.isEmpty }.prefix(1).flatMap {
            TableModel.tables(of: $0.value, of: competition, pages)
        }
        course = LeagueCourse(competition).map { CourseModel($0, pages) }
        let split = MatchSplit(
            competition.matches,
            clock: pages.clock,
            results: Self.mostResults,
            next: Self.mostNext
        )
        groups = split.groups(pages)
        let slugs = Set(competition.matches.flatMap(\.value.teamSlugs))
        teams = pages.teamLinks(
            pages.index.teams.filter { team in
                slugs.contains(team.slug) || team.standings.contains { $0.slug == competition.slug }
            }
        )
        mark = context.mark("g-list")
        scoresTime = pages.scoresTime(of: split.results)
        credits = context.credits(
            of: competition.matches.map(\.source) + competition.seasons.map(\.source)
        )
        let title = pages.title(of: competition)
        let description = catalogue.text(
            .descriptionCompetition,
            [.competition: title, .site: pages.siteTitle]
        )
        let paths = pages.paths(split.results + split.next)
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !competition.isSample
            ),
            crumbs: pages.crumbs,
            at: pages.place,
            context: context
        ) {
            $0.collection(title: title, description: description, paths: paths)
        }
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .flag("isSample", \.isSample),
        .flag("hasTables") { !$0.tables.isEmpty },
        .flag("hasGroups") { $0.tables.count > 1 },
        .list("tables", \.tables),
        .model("course", \.course),
        .list("groups", \.groups),
        .flag("hasTeams") { !$0.teams.isEmpty },
        .list("teams", \.teams),
        .text("mark", \.mark),
        .model("scoresTime", \.scoresTime),
        .list("credits", \.credits),
    ])
}
