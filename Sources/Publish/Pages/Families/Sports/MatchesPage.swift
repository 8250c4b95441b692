import Domain
import Presentation
public import TemplateModels

/// The matches around the newest results, as `pages/matches` reads them.
public struct MatchesPage: LaidOutModel {
    public static let template = "pages/matches"

    public let layout: PageLayout
    private let scoresTime: TimeModel?
    private let clockNote: String
    private let highlights: String?
    private let results: [MatchDayModel]
    private let next: [MatchDayModel]
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

    /// The results and what comes next, by day.
    private static func shown(
        _ ledger: MatchLedger,
        _ clock: SportsClock
    ) -> (
        past: [(day: Day, matches: [Stored<Match>])], coming: [(day: Day, matches: [Stored<Match>])]
    ) {
        (ledger.results(days), ledger.next(days, clock))
    }

    /// The matches whose news the page shows.
    static func told(_ ledger: MatchLedger, _ clock: SportsClock) -> [Stored<Match>] {
        let (past, coming) = shown(ledger, clock)
        return (past + coming).flatMap(\.matches)
    }

    init(_ pages: SportsPages) {
        let (ledger, context, language) = (pages.ledger, pages.context, pages.language)
        let (past, coming) = Self.shown(ledger, pages.clock)
        let shown = (past + coming).flatMap(\.matches)
        let open = ledger.matches.filter { $0.value.day == nil }.prefix(Self.mostUndated)
        scoresTime = pages.scoresTime(of: shown, on: past.first?.day)
        clockNote = pages.clockNote
        highlights =
            ledger.withHighlights.isEmpty
            ? nil : context.link(.highlights, in: language)
        results = past.map { MatchDayModel($0.day, $0.matches, prefix: "d", pages) }
        next = coming.map { MatchDayModel($0.day, $0.matches, prefix: "n", pages) }
        undated = pages.rows(open, .competition)
        competitions = pages.competitionLinks()
        teams = pages.teamLinks(ledger.teams)
        marks = Marks(
            ball: context.mark("g-ball"),
            calendar: context.mark("g-cal"),
            people: context.mark("g-people")
        )
        credits = context.credits(of: (shown + open).map(\.source))
        let all = (past + coming).map(\.day).sorted()
        neighbours = all.first.flatMap { first in
            all.last.flatMap { pages.neighbours(before: first, after: $0) }
        }
        let title = pages.catalogue[.matches]
        let description = pages.catalogue.text(.descriptionMatches, [.site: pages.site])
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !ledger.isSample
            ),
            crumbs: [context.crumb(.front, in: language)],
            at: pages.place,
            context: context
        ) {
            $0.collection(title: title, description: description, paths: pages.paths(shown))
        }
    }

    public static let fields = laidOut([
        .model("scoresTime", \.scoresTime),
        .text("clockNote", \.clockNote),
        .text("highlights", \.highlights),
        .flag("hasResults") { !$0.results.isEmpty },
        .list("results", \.results),
        .flag("hasNext") { !$0.next.isEmpty },
        .list("next", \.next),
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
