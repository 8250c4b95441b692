import Domain
import Presentation
public import TemplateModels

/// A match with all that is known of it, as `pages/match` reads it.
public struct MatchPage: FramedModel {
    public let frame: PageFrame
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
    private let venue: VenueMapModel?
    /// Whom to name for the ground of the venue's map.
    private let mapCredit: LinkModel?
    private let stylesheet: String
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
    ///   - held: the match.
    ///   - related: the portal's own news of it.
    ///   - ground: what the venue's map is drawn on.
    ///   - pages: what the pages of sports share.
    init(
        _ held: Held<Match>,
        related: [ListedArticle],
        ground: MapGround,
        _ pages: SportsPages
    ) {
        let (match, newsroom, language) = (held.value, pages.newsroom, pages.language)
        let words = MatchWords(held, in: language, newsroom: newsroom)
        let catalogue = words.catalogue
        let lists = GoalLists(match.goals, catalogue: catalogue)
        func side(_ team: Team, _ goals: [String]) -> MatchSideModel {
            MatchSideModel(
                team,
                of: words,
                goals: goals,
                address: TeamName.slug(team, in: match.sport).map {
                    newsroom.link(.sports(.team($0)), in: language)
                },
                newsroom: newsroom
            )
        }
        home = side(match.home, lists.home)
        away = side(match.away, lists.away)
        goals = lists.unsettled
        status = words.statusAtHead
        score = words.score
        parts = words.parts
        result = words.result
        facts = MatchFacts(held: held, words: words, language: language, newsroom: newsroom).all
        isSample = held.isSample
        note = newsroom.note(on: .match, held.published.identity, in: language)
        credits = newsroom.credits(of: [held.source])
        calendar = MatchCalendar.path(of: held, newsroom: newsroom).map { newsroom.link($0) }
        venue = match.venue?.place.flatMap { place in
            VenueMapModel(
                of: place,
                name: match.venue?.name?.nonBlank ?? match.venue?.city?.nonBlank
                    ?? catalogue[.factVenue],
                country: match.venue?.country,
                outlines: ground.outlines,
                in: language,
                newsroom: newsroom
            )
        }
        mapCredit = venue?.isOnBase == true ? ground.credit : nil
        stylesheet = newsroom.mapStylesheet
        statistics = match.statistics.map(StatisticModel.init)
        lineups = [
            LineupModel(words.home, match.homeLineup), LineupModel(words.away, match.awayLineup),
        ]
        .compactMap(\.self)
        highlights = HighlightModel.all(of: held, in: language, newsroom: newsroom)
        stories = match.stories.map { StoryModel($0, in: language, newsroom: newsroom) }
        self.related = related.map(\.card)
        meetings = pages.rows(pages.ledger.meetings(before: match).prefix(Self.mostMeetings), .day)
        marks = Marks(
            calendar: newsroom.mark("g-cal"),
            list: newsroom.mark("g-list"),
            people: newsroom.mark("g-people"),
            play: newsroom.mark("g-play"),
            ball: newsroom.mark("g-ball")
        )
        frame = Self.frame(held, words, pages)
    }

    private static func frame(
        _ held: Held<Match>,
        _ words: MatchWords,
        _ pages: SportsPages
    ) -> PageFrame {
        let newsroom = pages.newsroom
        let date = held.value.day.map { words.catalogue.dayShort($0) }
        let title = [words.headline, date].compactMap(\.self).joined(separator: " · ")
        let details = [
            held.value.competition.nonBlank, held.value.round?.nonBlank,
            held.value.day.map { words.catalogue.dayLong($0) },
        ]
        let description = PlainText.excerpt(
            words.catalogue.text(
                .descriptionMatch,
                [
                    .title: words.label,
                    .competition: details.compactMap(\.self).joined(separator: ", "),
                    .site: pages.site,
                ]
            ),
            limit: 160
        )
        let thing = MatchThing(
            held: held,
            words: words,
            description: description,
            place: pages.place,
            newsroom: newsroom
        )
        return PageFrame(
            HeadContent(title: title, description: description, isIndexed: !held.isSample),
            heading: words.headline,
            crumbs: pages.crumbs + [
                held.value.day.map { day in
                    LinkModel(
                        title: words.catalogue.dayLong(day),
                        address: newsroom.link(.sports(.day(day)), in: pages.language)
                    )
                }
            ],
            at: pages.place,
            newsroom: newsroom
        ) {
            $0.page(about: thing.node, title: title, description: description)
        }
    }

    public static let fields = framed([
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
        .model("venue", \.venue),
        .model("credit", \.mapCredit),
        .text("stylesheet", \.stylesheet),
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
