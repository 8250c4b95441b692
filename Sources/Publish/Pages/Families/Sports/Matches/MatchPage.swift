import Basics
import Domain
import Presentation
import TemplateModels

/// A match with all that is known of it, as `pages/match` reads it.
struct MatchPage: LaidOutModel {
    static let template = "pages/match"

    let layout: PageLayout
    private let home: MatchSideModel
    private let away: MatchSideModel
    private let status: String
    private let score: String
    /// `Descanso 1 – 0`, `Prórroga 2 – 2`, `Penaltis 4 – 3`.
    private let parts: [String]
    private let result: String
    private let goals: [String]
    private let facts: [FactModel]
    private let isSample: Bool
    /// What the editors say of it.
    private let note: EditorNoteModel?
    private let calendar: String?
    private let statistics: [StatisticModel]
    private let lineups: [LineupModel]
    private let highlights: [HighlightModel]
    private let stories: [StoryModel]
    private let related: [Prepared<CardModel>]
    private let meetings: [MatchRowModel]
    private let venue: PageVenue
    private let credits: [LinkModel]
    private let marks: Marks

    /// The glyphs of the page's blocks.
    private struct Marks: Hashable {
        let calendar: String
        let list: String
        let people: String
        let play: String
        let ball: String
    }

    private static let mostMeetings = 5

    /// - Parameters:
    ///   - stored: the match.
    ///   - related: the portal's own news of it.
    ///   - note: what the newsroom adds.
    ///   - ground: what the venue's map is drawn on; nil without a place.
    ///   - pages: what the pages of sports share.
    init(
        _ stored: Stored<Match>,
        related: [ListedArticle],
        note: EditorNoteModel?,
        ground: MapGround?,
        _ pages: SportsPages
    ) {
        let (match, context, language) = (stored.value, pages.context, pages.language)
        let isOverdue = pages.clock.isOverdue(match)
        let words = MatchFormatter(stored, isOverdue: isOverdue, in: language, context: context)
        let catalogue = words.catalogue
        let lists = GoalLists(match.goals, catalogue: catalogue)
        func side(_ team: Team, _ goals: [String]) -> MatchSideModel {
            MatchSideModel(
                team,
                of: words,
                goals: goals,
                address: TeamName.slug(team, in: match.sport).map {
                    context.link(.team($0), in: language)
                },
                context: context
            )
        }
        home = side(match.home, lists.home)
        away = side(match.away, lists.away)
        goals = lists.unsettled
        status = words.statusAtHead
        score = words.score
        parts = words.parts
        result = words.result
        facts =
            MatchFacts(
                stored: stored,
                words: words,
                competitionSlug: pages.index.competitionNames.slug(of: match),
                language: language,
                context: context
            ).all
        isSample = stored.isSample
        self.note = note
        credits = context.credits(of: [stored.source])
        // Nobody should keep free what is over, or will be at another time, or not at all.
        calendar =
            pages.clock.isToCome(match) && match.status != .postponed
            ? MatchCalendar.path(of: stored, context: context).map { context.link($0) } : nil
        venue = PageVenue(
            at: match.venue?.place,
            named: match.venue?.name?.nonBlank ?? match.venue?.city?.nonBlank
                ?? catalogue[.factVenue],
            country: match.venue?.country,
            on: ground,
            in: language,
            context: context
        )
        statistics = match.statistics.map(StatisticModel.init)
        lineups = [
            LineupModel(words.home, match.homeLineup), LineupModel(words.away, match.awayLineup),
        ]
        .compactMap(\.self)
        highlights = HighlightModel.all(of: stored, in: language, context: context)
        stories = match.stories.map {
            StoryModel($0, of: stored.id, in: language, context: context)
        }
        self.related = related.map(\.card)
        meetings = pages.rows(pages.index.meetings(before: match, Self.mostMeetings), .day)
        marks = Marks(
            calendar: context.mark("g-cal"),
            list: context.mark("g-list"),
            people: context.mark("g-people"),
            play: context.mark("g-play"),
            ball: context.mark("g-ball")
        )
        layout = Self.layout(stored, words, pages)
    }

    private static func layout(
        _ stored: Stored<Match>,
        _ words: MatchFormatter,
        _ pages: SportsPages
    ) -> PageLayout {
        let context = pages.context
        let date = stored.value.day.map { words.catalogue.dayShort($0) }
        let title = [words.headline, date].compactMap(\.self).joined(separator: " · ")
        let details = [
            stored.value.competition.nonBlank, stored.value.round?.nonBlank,
            stored.value.day.map { words.catalogue.dayLong($0) },
        ]
        let description = ShortText.excerpt(
            words.catalogue.text(
                .descriptionMatch,
                [
                    .title: words.label,
                    .competition: details.compactMap(\.self).joined(separator: ", "),
                    .site: pages.siteTitle,
                ]
            ),
            limit: 160
        )
        let thing = MatchThing(
            stored: stored,
            words: words,
            description: description,
            place: pages.place,
            context: context
        )
        return PageLayout(
            HeadContent(title: title, description: description, isIndexed: !stored.isSample),
            heading: words.headline,
            crumbs: pages.crumbs + [
                stored.value.day.map { day in
                    LinkModel(
                        title: words.catalogue.dayLong(day),
                        address: context.link(.matchDay(day), in: pages.language)
                    )
                }
            ],
            at: pages.place,
            context: context
        ) {
            $0.page(about: thing.node, title: title, description: description)
        }
    }

    static let fields = laidOut([
        .model("home", \.home),
        .model("away", \.away),
        .text("status", \.status),
        .text("score", \.score),
        .texts("parts", \.parts),
        .text("result", \.result),
        .flag("hasGoals") { !$0.goals.isEmpty },
        .texts("goals", \.goals),
        .list("facts", \.facts),
        .flag("isSample", \.isSample),
        .model("note", \.note),
        .text("calendar", \.calendar),
        .model("venue", \.venue.map),
        .model("credit", \.venue.credit),
        .text("stylesheet", \.venue.stylesheet),
        .flag("hasBeside") { !$0.statistics.isEmpty || $0.venue.map != nil },
        .flag("hasStatistics") { !$0.statistics.isEmpty },
        .list("statistics", \.statistics),
        .flag("hasLineups") { !$0.lineups.isEmpty },
        .list("lineups", \.lineups),
        .flag("hasHighlights") { !$0.highlights.isEmpty },
        .list("highlights", \.highlights),
        .flag("hasStories") { !$0.stories.isEmpty },
        .list("stories", \.stories),
        .flag("hasRelated") { !$0.related.isEmpty },
        .preparedList("related", \.related),
        .flag("hasMeetings") { !$0.meetings.isEmpty },
        .list("rows", \.meetings),
        .list("credits", \.credits),
        .text("calendarMark", \.marks.calendar),
        .text("listMark", \.marks.list),
        .text("peopleMark", \.marks.people),
        .text("playMark", \.marks.play),
        .text("ballMark", \.marks.ball),
    ])
}
