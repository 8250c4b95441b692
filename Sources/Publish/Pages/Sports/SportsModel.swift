/// A page of matches, their competitions and teams, with the kind of template that it is for.
public enum SportsModel: Sendable {
    case matches(MatchesPage)
    case day(MatchDayPage)
    case match(MatchPage)
    case competition(CompetitionPage)
    case team(TeamPage)
    case highlights(HighlightsPage)
}
