import Basics
import Domain

/// Maps a match of football-data.org.
struct FootballDataMatch {
    let match: Match

    /// - Parameters:
    ///   - row: as the API gives it.
    ///   - competition: that of the whole answer, where the row names none.
    ///   - time: the site's zone.
    init?(
        _ row: FootballDataAnswer.Match,
        _ competition: FootballDataAnswer.Competition?,
        _ time: SiteTime
    ) {
        guard let home = Self.team(row.homeTeam), let away = Self.team(row.awayTeam),
            let name = row.competition?.name ?? competition?.name
        else { return nil }
        var match = Match(competition: name, home: home, away: away)
        match.season = row.season?.text
        match.round = Self.round(row)
        match.kickoff = SiteTime.greenwich.moment(row.utcDate)
        match.day = match.kickoff.map { time.day(of: $0) }
        match.status = MatchStatus.of(row.status) ?? .unknown
        Self.setScores(row.score, of: &match)
        match.winner = Self.winner(row.score?.winner)
        match.goals = (row.goals ?? []).map { Self.goal($0, row) }
        match.venue = row.venue.map { Match.Venue(name: $0) }
        match.attendance = row.attendance
        // The assistants are not who is meant by the referee.
        let main = (row.referees ?? []).filter { $0.type == nil || $0.type == "REFEREE" }
        match.referees = main.compactMap(\.name)
        self.match = match
    }

    static func team(_ row: FootballDataAnswer.Team?) -> Team? {
        guard let row, let name = row.name ?? row.shortName else { return nil }
        return Team(
            name: name,
            shortName: row.shortName,
            code: row.tla,
            crest: WebAddress.picture(row.crest)
        )
    }

    /// `GROUP_STAGE` as `Group stage`.
    static func words(_ constant: String) -> String {
        let text = constant.replacing("_", with: " ").lowercased()
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func round(_ row: FootballDataAnswer.Match) -> String? {
        let stage = row.stage.flatMap { $0 == "REGULAR_SEASON" ? nil : words($0) }
        let group = row.group.map { $0.hasPrefix("GROUP_") ? "Group \($0.dropFirst(6))" : $0 }
        let day = row.matchday.map { "Matchday \($0)" }
        return [stage, group, day].compactMap(\.self).joined(separator: ", ").nonEmpty
    }

    private static func score(_ sides: FootballDataAnswer.Sides?) -> Match.Score? {
        guard let home = sides?.home, let away = sides?.away else { return nil }
        return Match.Score(home: home, away: away)
    }

    private static func setScores(_ score: FootballDataAnswer.Score?, of match: inout Match) {
        match.halfTime = self.score(score?.halfTime)
        match.score = self.score(score?.fullTime)
        match.penalties = self.score(score?.penalties)
        switch score?.duration {
        case "EXTRA_TIME": match.afterExtraTime = match.score
        case "PENALTY_SHOOTOUT":
            // The full time counts the shoot-out in; what was played is regular and extra time.
            guard let regular = self.score(score?.regularTime) else { return }
            let extra = self.score(score?.extraTime)
            match.afterExtraTime = Match.Score(
                home: regular.home + (extra?.home ?? 0),
                away: regular.away + (extra?.away ?? 0)
            )
            match.score = match.afterExtraTime
        default: break
        }
    }

    private static func winner(_ text: String?) -> Match.Winner? {
        switch text {
        case "HOME_TEAM": .home
        case "AWAY_TEAM": .away
        case "DRAW": .draw
        default: nil
        }
    }

    private static func goal(_ row: FootballDataAnswer.Goal, _ match: FootballDataAnswer.Match)
        -> Match.Goal
    {
        let team = row.team?.id
        return Match.Goal(
            minute: row.minute,
            scorer: row.scorer?.name,
            side: team == nil
                ? nil
                : team == match.homeTeam?.id ? .home : team == match.awayTeam?.id ? .away : nil,
            isPenalty: row.type == "PENALTY",
            isOwnGoal: row.type == "OWN",
            score: score(row.score)
        )
    }
}
