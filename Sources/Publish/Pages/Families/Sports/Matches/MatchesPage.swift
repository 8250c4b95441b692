import Domain
import Presentation
import TemplateModels

/// The matches around the newest results, as `pages/matches` reads them.
struct MatchesPage: LaidOutModel {
    static let template = "pages/matches"

    let layout: PageLayout
    private let scoresTime: TimeModel?
    private let clockNote: String
    private let highlights: String?
    private let results: [MatchDayModel]
    private let next: [MatchDayModel]
    private let open: [MatchDayModel]
    private let undated: [MatchRowModel]
    private let competitions: [LinkModel]
    private let teams: [LinkModel]
    private let marks: Marks
    private let neighbours: NeighboursModel?
    private let credits: [LinkModel]

    /// How many days before and after the newest results are shown.
    private static let days = 3
    private static let mostUndated = 20

    private struct Marks: Hashable {
        let ball: String
        let calendar: String
        let people: String
    }

    /// The results, what comes next and what came to nothing, by day.
    private struct Days {
        let past: [(day: Day, matches: [Stored<Match>])]
        let coming: [(day: Day, matches: [Stored<Match>])]
        let open: [(day: Day, matches: [Stored<Match>])]

        init(_ index: MatchIndex, _ clock: SportsClock) {
            past = index.results(MatchesPage.days)
            coming = index.next(MatchesPage.days, clock)
            open = index.open(MatchesPage.days, clock)
        }

        var all: [(day: Day, matches: [Stored<Match>])] { past + coming + open }
    }

    /// The matches whose news the page shows.
    static func told(_ index: MatchIndex, _ clock: SportsClock) -> [Stored<Match>] {
        Days(index, clock).all.flatMap(\.matches)
    }

    init(_ pages: SportsPages) {
        let (index, context, language) = (pages.index, pages.context, pages.language)
        let days = Days(index, pages.clock)
        let shown = days.all.flatMap(\.matches)
        let dayless = index.matches.filter { $0.value.day == nil }.prefix(Self.mostUndated)
        scoresTime = pages.scoresTime(of: shown, on: days.past.first?.day)
        clockNote = pages.clockNote
        highlights =
            index.withHighlights.isEmpty
            ? nil : context.link(.highlights, in: language)
        results = days.past.map { MatchDayModel($0.day, $0.matches, prefix: "d", pages) }
        next = days.coming.map { MatchDayModel($0.day, $0.matches, prefix: "n", pages) }
        open = days.open.map { MatchDayModel($0.day, $0.matches, prefix: "o", pages) }
        undated = pages.rows(dayless, .competition)
        competitions = pages.competitionLinks()
        teams = pages.teamLinks(index.teams)
        marks = Marks(
            ball: context.mark("g-ball"),
            calendar: context.mark("g-cal"),
            people: context.mark("g-people")
        )
        credits = context.credits(of: (shown + dayless).map(\.source))
        let all = days.all.map(\.day).sorted()
        neighbours = all.first.flatMap { first in
            all.last.flatMap { pages.neighbours(before: first, after: $0) }
        }
        let title = pages.catalogue[.matches]
        let description = pages.catalogue.text(.descriptionMatches, [.site: pages.siteTitle])
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !index.isSample
            ),
            crumbs: [context.crumb(.front, in: language)],
            at: pages.place,
            context: context
        ) {
            $0.collection(title: title, description: description, paths: pages.paths(shown))
        }
    }

    static let fields = laidOut([
        .model("scoresTime", \.scoresTime),
        .text("clockNote", \.clockNote),
        .text("highlights", \.highlights),
        .flag("hasResults") { !$0.results.isEmpty },
        .list("results", \.results),
        .flag("hasNext") { !$0.next.isEmpty },
        .list("next", \.next),
        .flag("hasOpen") { !$0.open.isEmpty },
        .list("open", \.open),
        .flag("hasUndated") { !$0.undated.isEmpty },
        .list("rows", \.undated),
        .flag("hasCompetitions") { !$0.competitions.isEmpty },
        .list("competitions", \.competitions),
        .flag("hasTeams") { !$0.teams.isEmpty },
        .list("teams", \.teams),
        .text("ball", \.marks.ball),
        .text("calendar", \.marks.calendar),
        .text("people", \.marks.people),
        .model("neighbours", \.neighbours),
        .list("credits", \.credits),
    ])
}
