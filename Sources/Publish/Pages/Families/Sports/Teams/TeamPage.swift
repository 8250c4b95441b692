import Domain
import Presentation
import TemplateModels

/// A team with its next matches, its results and its places in tables, as `pages/team` reads it.
struct TeamPage: LaidOutModel {
    static let template = "pages/team"

    let layout: PageLayout
    private let crest: CrestModel
    private let sport: String
    private let isSample: Bool
    private let standings: [LinkModel]
    private let form: TeamForm?
    private let venue: String?
    private let courses: [Course]
    private let groups: [MatchGroupModel]
    private let calendar: String?
    private let calendarMark: String
    private let courseMark: String
    private let scoresTime: TimeModel?
    private let credits: [LinkModel]

    private static let most = 30

    /// The team's way through a league.
    struct Course: TemplateModel, Hashable {
        let title: String
        let anchor: String
        let course: CourseModel

        static let fields: TemplateFields<Course> = [
            .text("title", \.title),
            .text("anchor", \.anchor),
            .model("course", \.course),
        ]
    }

    init(_ team: TeamRecord, _ pages: SportsPages) {
        let (catalogue, context) = (pages.catalogue, pages.context)
        let name = team.team.name
        crest = CrestModel(team.team, context: context)
        sport = catalogue[team.sport.name]
        isSample = team.isSample
        standings = team.standings.map { standing in
            LinkModel(
                title: standing.competition,
                address: context.link(.competition(standing.slug), in: pages.language),
                note: "\(catalogue.ordinal(standing.row.position)) · "
                    + catalogue.text(.points, count: standing.row.points)
            )
        }
        form = TeamForm(of: team.slug, in: team.matches, catalogue)
        venue = team.homeVenue
        courses = team.standings.compactMap { standing in
            guard let record = pages.index.competition(standing.slug),
                let course = LeagueCourse(record)
            else { return nil }
            return Course(
                title: standing.competition,
                anchor: "course-\(standing.slug)",
                course: CourseModel(course, marked: team.slug, pages)
            )
        }
        courseMark = context.mark("g-list")
        let split = MatchSplit(
            team.matches,
            clock: pages.clock,
            results: Self.most,
            next: Self.most
        )
        groups = split.groups(pages)
        calendar = MatchCalendar.path(of: team, context: context).map { context.link($0) }
        calendarMark = context.mark("g-cal")
        scoresTime = pages.scoresTime(of: split.results)
        credits = context.credits(of: team.matches.map(\.source))
        // Clubs have one name in several sports.
        let title = team.sport == .football ? name : "\(name) (\(sport.lowercasingFirst()))"
        let description = catalogue.text(.descriptionTeam, [.team: title, .site: pages.siteTitle])
        var thing = ThingNode("SportsTeam", name: name)
        thing.add("sport", team.sport.schemaName)
        thing.add("url", context.absolute(pages.place.path))
        thing.add("logo", team.team.crest.flatMap { context.absoluteAddress(of: $0) })
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !team.isSample
            ),
            heading: name,
            crumbs: pages.crumbs,
            at: pages.place,
            context: context
        ) {
            $0.page(about: thing, title: title, description: description)
        }
    }

    static let fields = laidOut([
        .model("crest", \.crest),
        .text("sport", \.sport),
        .flag("isSample", \.isSample),
        .flag("hasFacts") { !$0.standings.isEmpty || $0.form != nil || $0.venue != nil },
        .list("standings", \.standings),
        .model("form", \.form),
        .text("venue", \.venue),
        .list("courses", \.courses),
        .text("courseMark", \.courseMark),
        .list("groups", \.groups),
        .text("calendar", \.calendar),
        .text("calendarMark", \.calendarMark),
        .model("scoresTime", \.scoresTime),
        .list("credits", \.credits),
    ])
}

extension Match.Sport {
    /// The text that names it.
    var name: TextKey {
        switch self {
        case .football: .sportFootball
        case .basketball: .sportBasketball
        case .handball: .sportHandball
        case .other: .sportOther
        }
    }

    /// As machines know it.
    var schemaName: String? {
        switch self {
        case .football: "Soccer"
        case .basketball: "Basketball"
        case .handball: "Handball"
        case .other: nil
        }
    }
}
