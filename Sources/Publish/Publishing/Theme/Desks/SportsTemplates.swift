import Pages
import Templating

/// The compiled templates of the pages of matches, their competitions and teams.
struct SportsTemplates: Sendable {
    private let matches: Template<MatchesPage>
    private let day: Template<MatchDayPage>
    private let match: Template<MatchPage>
    private let competition: Template<CompetitionPage>
    private let team: Template<TeamPage>
    private let highlights: Template<HighlightsPage>

    init(_ set: inout TemplateSet) {
        matches = set.compile("pages/matches")
        day = set.compile("pages/match-day")
        match = set.compile("pages/match")
        competition = set.compile("pages/competition")
        team = set.compile("pages/team")
        highlights = set.compile("pages/highlights")
    }

    func render(_ model: SportsModel, into buffer: inout [UInt8]) {
        switch model {
        case .matches(let page): matches.render(page, into: &buffer)
        case .day(let page): day.render(page, into: &buffer)
        case .match(let page): match.render(page, into: &buffer)
        case .competition(let page): competition.render(page, into: &buffer)
        case .team(let page): team.render(page, into: &buffer)
        case .highlights(let page): highlights.render(page, into: &buffer)
        }
    }
}
