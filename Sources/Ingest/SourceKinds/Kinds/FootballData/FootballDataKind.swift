import Domain

/// football-data.org v4: the matches and the tables of a competition, or the matches of some days.
struct FootballDataKind: PagedKind {
    let name = "football-data"
    let place = SourcePlace.api(origin: "https://api.football-data.org")
    let access = AccessNeed.key(variable: "FOOTBALL_DATA_KEY")
    let terms = SourceTerms(
        credit: .init("football-data.org", link: "https://www.football-data.org/"),
        reexport: false
    )
    let optionKeys = [
        OptionKey("competition", "a code, as PD or CL; all where none is given"),
        OptionKey(
            "resources",
            .choices(["matches", "standings"]),
            "matches and standings, or one of both"
        ),
        OptionKey("season", .whole(1_900...2_200), "the year in which a season begins"),
        OptionKey("matchday", .whole(1...100), "only this matchday"),
        OptionKey("status", "only matches with this status, as FINISHED"),
        OptionKey("dateFrom", .date, "the first day"),
        OptionKey("dateTo", .date, "the last day"),
    ]

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        let query = ["season", "matchday", "status", "dateFrom", "dateTo"]
            .map { ($0, options.text($0)) }
        let headers = source.credentials.key.map { ["X-Auth-Token": $0] } ?? [:]
        guard let code = options.text("competition") else {
            return SourcePlan([Endpoint("v4", "matches", query: query, headers: headers)])
        }
        let chosen = options.texts("resources")
        let resources = chosen.isEmpty ? ["matches", "standings"] : chosen
        return SourcePlan(
            resources.map { resource in
                Endpoint(
                    "v4",
                    "competitions",
                    code,
                    resource,
                    query: resource == "matches"
                        ? query : [("season", options.text("season"))],
                    headers: headers,
                    label: resource
                )
            }
        )
    }

    func explanation(of answer: [UInt8]) -> String? { JSONAnswer.text(at: "message", in: answer) }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(FootballDataAnswer.self, from: page)
        if let standings = answer.standings {
            collector.dropUnreadable(standings.unreadable)
            try take(answer, standings.rows.map(\.row), &collector)
            return
        }
        if let matches = answer.matches {
            collector.dropUnreadable(matches.unreadable)
            for (number, row) in matches.rows {
                take(row, answer.competition, number, &collector)
            }
            return
        }
        // A file may hold one match alone, as `/matches/{id}` gives it.
        let row = try? JSONAnswer.decode(FootballDataAnswer.Match.self, from: page)
        guard let row, row.homeTeam != nil else {
            throw SourceError(
                "football-data.org answered: \(answer.message ?? "neither matches nor standings")"
            )
        }
        take(row, answer.competition, 1, &collector)
    }

    private func take(
        _ row: FootballDataAnswer.Match,
        _ competition: FootballDataAnswer.Competition?,
        _ number: Int,
        _ collector: inout RowCollector
    ) {
        let time = SiteTime(zone: collector.context.timeZone)
        guard let id = row.id, let mapped = FootballDataMatch(row, competition, time) else {
            collector.drop(number, "it has no id, no competition or not two teams")
            return
        }
        collector.take(.match(mapped.match), as: id, row: number)
    }

    private func take(
        _ answer: FootballDataAnswer,
        _ standings: [FootballDataAnswer.Standing],
        _ collector: inout RowCollector
    ) throws(SourceError) {
        guard let name = answer.competition?.name else {
            throw SourceError("the tables belong to no competition")
        }
        var competition = Competition(name: name)
        competition.season = answer.season?.text
        competition.area = answer.area?.name
        competition.emblem = WebAddress.picture(answer.competition?.emblem)
        competition.matchday = answer.season?.currentMatchday
        // Tables of home and away matches alone are others'.
        competition.table = standings.filter { $0.type == nil || $0.type == "TOTAL" }
            .flatMap { standing in
                (standing.table ?? []).enumerated().compactMap { index, line in
                    Self.line(line, index, standing.group)
                }
            }
        let id = answer.competition?.code ?? answer.competition?.id ?? name
        collector.take(
            .competition(competition),
            as: [id, competition.season].compactMap(\.self).joined(separator: "/")
        )
    }

    private static func line(_ row: FootballDataAnswer.Line, _ index: Int, _ group: String?)
        -> Competition.Row?
    {
        guard let team = FootballDataMatch.team(row.team) else { return nil }
        return Competition.Row(
            group: group.map { $0.hasPrefix("GROUP_") ? "Group \($0.dropFirst(6))" : $0 },
            position: row.position ?? index + 1,
            team: team,
            played: row.playedGames ?? 0,
            won: row.won ?? 0,
            drawn: row.draw ?? 0,
            lost: row.lost ?? 0,
            goalsFor: row.goalsFor ?? 0,
            goalsAgainst: row.goalsAgainst ?? 0,
            points: row.points ?? 0
        )
    }
}
