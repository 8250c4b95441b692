import Domain

/// OpenLigaDB: German leagues, kept by volunteers, without key.
struct OpenLigaDBKind: PagedKind {
    let name = "openligadb"
    let place = SourcePlace.api(origin: "https://api.openligadb.de")
    let terms = SourceTerms(
        credit: .init("OpenLigaDB (ODbL)", link: "https://www.openligadb.de/")
    )
    let optionKeys = [
        OptionKey("league", default: "bl1", "the league's shortcut"),
        OptionKey("season", .whole(1_900...2_200), required: true, "the year it begins in"),
        OptionKey("matchday", .whole(1...100), "only this matchday"),
        OptionKey(
            "sport",
            .choice(Match.Sport.allCases.map(\.rawValue)),
            default: "football",
            "what is played"
        ),
    ]

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        guard let season = options.text("season") else { throw SourceError("it has no season") }
        let parts = ["getmatchdata", options.text("league") ?? "bl1", season]
        return SourcePlan([
            Endpoint(.path(parts + [options.text("matchday")].compactMap(\.self)))
        ])
    }

    func explanation(of answer: [UInt8]) -> String? {
        JSONAnswer.text(at: "title", in: answer) ?? JSONAnswer.text(at: "message", in: answer)
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Rows<OpenLigaDBMatch>.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        for (number, row) in answer.rows {
            guard let id = row.matchID, let home = Self.team(row.team1),
                let away = Self.team(row.team2)
            else {
                collector.drop(number, "it has no id or not two teams")
                continue
            }
            collector.take(.match(match(row, home, away, collector.context)), as: id, row: number)
        }
    }

    private static func team(_ row: OpenLigaDBMatch.Team?) -> Team? {
        guard let row, let name = row.teamName ?? row.shortName else { return nil }
        return Team(
            name: name,
            shortName: row.shortName,
            crest: WebAddress.picture(row.teamIconUrl)
        )
    }

    private func match(
        _ row: OpenLigaDBMatch,
        _ home: Team,
        _ away: Team,
        _ context: ReadingContext
    ) -> Match {
        let named = CompetitionName(row.leagueName ?? context.options.text("league") ?? "")
        var match = Match(competition: named.name, home: home, away: away)
        match.sport = Match.Sport(rawValue: context.options.text("sport") ?? "") ?? .football
        match.season = named.season ?? row.leagueSeason
        match.round = row.group?.groupName
        match.kickoff = SiteTime.greenwich.moment(row.matchDateTimeUTC)
        match.day = match.kickoff.map { SiteTime(zone: context.timeZone).day(of: $0) }
        match.halfTime = Self.score(row, type: 1)
        let latest = (row.matchResults ?? []).max {
            ($0.resultTypeID ?? 0, $0.resultOrderID ?? 0)
                < ($1.resultTypeID ?? 0, $1.resultOrderID ?? 0)
        }
        match.score = Self.score(row, type: 2) ?? latest.flatMap(Self.score)
        match.goals = Self.goals(row)
        let hasBegun = match.score != nil || !match.goals.isEmpty
        match.status = row.matchIsFinished == true ? .finished : hasBegun ? .live : .scheduled
        if let place = row.location, place.locationStadium != nil || place.locationCity != nil {
            match.venue = Match.Venue(name: place.locationStadium, city: place.locationCity)
        }
        match.attendance = row.numberOfViewers.flatMap { $0 > 0 ? $0 : nil }
        return match
    }

    private static func score(_ row: OpenLigaDBMatch, type: Int) -> Match.Score? {
        row.matchResults?.first { $0.resultTypeID == type }.flatMap(score)
    }

    private static func score(_ result: OpenLigaDBMatch.Result) -> Match.Score? {
        guard let home = result.pointsTeam1, let away = result.pointsTeam2 else { return nil }
        return Match.Score(home: home, away: away)
    }

    /// In the order in which they fell, each for the side whose points it raised.
    private static func goals(_ row: OpenLigaDBMatch) -> [Match.Goal] {
        let sorted = (row.goals ?? []).sorted { left, right in
            let (one, two) = (order(left), order(right))
            return one < two
        }
        var before = Match.Score(home: 0, away: 0)
        return sorted.map { goal in
            let score = goal.scoreTeam1.flatMap { home in
                goal.scoreTeam2.map { Match.Score(home: home, away: $0) }
            }
            var side: Match.Winner?
            if let score {
                if score.home > before.home { side = .home }
                if score.away > before.away { side = side == nil ? .away : nil }
                before = score
            }
            return Match.Goal(
                minute: goal.matchMinute,
                scorer: goal.goalGetterName,
                side: side,
                isPenalty: goal.isPenalty == true,
                isOwnGoal: goal.isOwnGoal == true,
                score: score
            )
        }
    }

    private static func order(_ goal: OpenLigaDBMatch.Goal) -> (Int, Int) {
        ((goal.scoreTeam1 ?? 0) + (goal.scoreTeam2 ?? 0), goal.matchMinute ?? 0)
    }
}
