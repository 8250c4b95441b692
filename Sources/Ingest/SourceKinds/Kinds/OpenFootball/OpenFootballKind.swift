import Basics
import Domain

/// The public-domain files of openfootball: whole seasons, without ids, crests or referees.
struct OpenFootballKind: PagedKind {
    let name = "openfootball"
    let place = SourcePlace.published(origin: "https://raw.githubusercontent.com")
    let optionKeys = [
        OptionKey("league", default: "es.1", "country and division as openfootball writes them"),
        OptionKey("season", default: "2025-26", "the season's folder"),
    ]
    let terms = SourceTerms(
        credit: .init("openfootball", link: "https://github.com/openfootball/football.json")
    )

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let season = source.options.text("season") ?? "2025-26"
        let league = source.options.text("league") ?? "es.1"
        return SourcePlan([
            Endpoint("openfootball", "football.json", "master", season, "\(league).json")
        ])
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(OpenFootballAnswer.self, from: page)
        guard let matches = answer.matches else { throw SourceError("the answer has no matches") }
        collector.dropUnreadable(matches.unreadable)
        let named = CompetitionName(answer.name ?? collector.options.text("league") ?? "")
        collector.title = answer.name
        var counts: [String: Int] = [:]
        for (number, row) in matches.rows {
            guard let home = row.team1?.name, let away = row.team2?.name else {
                collector.drop(number, "it has not two teams")
                continue
            }
            let match = match(row, home, away, named, SiteTime(zone: collector.context.timeZone))
            // There are no ids: the pairing in its round is what stays when a match is put off.
            let identity = [named.season, row.round, home, away].compactMap(\.self)
                .joined(separator: "/")
            counts[identity, default: 0] += 1
            let count = counts[identity] ?? 1
            collector.take(
                .match(match),
                as: count == 1 ? identity : "\(identity)/\(count)",
                row: number
            )
        }
    }

    private func match(
        _ row: OpenFootballAnswer.Match,
        _ home: String,
        _ away: String,
        _ named: CompetitionName,
        _ time: SiteTime
    ) -> Match {
        var match = Match(
            competition: named.name,
            home: Team(name: home),
            away: Team(name: away)
        )
        match.season = named.season
        match.round = [row.group, row.round].compactMap(\.self).joined(separator: ", ").nonEmpty
        match.day = SiteTime.day(row.date)
        // Times are local to the ground, which nobody names: they are taken as the site's own.
        match.kickoff = match.day.flatMap { time.moment($0, time: row.time) }
        match.halfTime = Self.score(row.score?.ht)
        match.afterExtraTime = Self.score(row.score?.et)
        match.penalties = Self.score(row.score?.p)
        match.score = match.afterExtraTime ?? Self.score(row.score?.ft)
        match.status = MatchStatus.of(row.status) ?? (match.score == nil ? .scheduled : .finished)
        match.goals = Self.goals(row)
        if let ground = row.ground { match.venue = Match.Venue(name: ground) }
        return match
    }

    private static func score(_ numbers: [Int]?) -> Match.Score? {
        guard let numbers, numbers.count == 2 else { return nil }
        return Match.Score(home: numbers[0], away: numbers[1])
    }

    private static func goals(_ row: OpenFootballAnswer.Match) -> [Match.Goal] {
        let sides: [(Match.Winner, [OpenFootballAnswer.Goal]?)] = [
            (.home, row.goals1), (.away, row.goals2),
        ]
        let goals = sides.flatMap { side, goals in
            (goals ?? []).map { goal in
                Match.Goal(
                    minute: goal.minute.flatMap { Int(foreign: $0.prefix { $0.isNumber }) },
                    scorer: goal.name,
                    side: side,
                    isPenalty: goal.penalty == true,
                    isOwnGoal: goal.owngoal == true
                )
            }
        }
        return goals.enumerated().sorted {
            ($0.element.minute ?? 999, $0.offset) < ($1.element.minute ?? 999, $1.offset)
        }.map(\.element)
    }
}
