import Domain

/// Matches in the form of the app that the portal descends from; anybody may serve it.
struct PregoneroMatchesKind: PagedKind {
    let name = "pregonero-matches"
    let place = SourcePlace.published(origin: "https://apigenerator.dronahq.com")
    let optionKeys = [
        OptionKey(
            "sport",
            .choice(Match.Sport.allCases.map(\.rawValue)),
            default: "football",
            "what is played"
        )
    ]

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        SourcePlan([Endpoint("api", "_JQH5H6a", "matchesData")])
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(PregoneroMatch.Answer.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        for (index, row) in answer.matches.enumerated() {
            guard let home = Self.team(row.homeTeam), let away = Self.team(row.awayTeam) else {
                collector.drop(index + 1, "it has not two teams")
                continue
            }
            let match = match(row, home, away, collector.context, number: index + 1, &collector)
            let identity = [match.competition, row.utcDate ?? "", home.name, away.name]
                .joined(separator: "/")
            collector.take(.match(match), as: identity, row: index + 1)
        }
    }

    private static func team(_ row: PregoneroMatch.Team?) -> Team? {
        guard let row, let name = row.name ?? row.nameShort else { return nil }
        return Team(
            name: name,
            shortName: row.nameShort,
            crest: WebAddress.picture(row.crest)
        )
    }

    private func match(
        _ row: PregoneroMatch,
        _ home: Team,
        _ away: Team,
        _ context: ReadingContext,
        number: Int,
        _ collector: inout RowCollector
    ) -> Match {
        let time = SiteTime(zone: context.timeZone)
        var match = Match(competition: row.competition ?? "", home: home, away: away)
        match.sport = Match.Sport(rawValue: context.options.text("sport") ?? "") ?? .football
        match.kickoff = SiteTime.greenwich.moment(row.utcDate)
        match.day = match.kickoff.map { time.day(of: $0) } ?? SiteTime.day(row.utcDate)
        // Only the first letter counts: live, upcoming, and everything else is over.
        switch row.status?.first?.uppercased() {
        case "L": match.status = .live
        case "U": match.status = .scheduled
        case nil: match.status = .unknown
        default: match.status = MatchStatus.of(row.status).flatMap(Self.over) ?? .finished
        }
        if match.status != .scheduled, let home = row.score?.home, let away = row.score?.away {
            match.score = Match.Score(home: home, away: away)
        }
        match.winner = row.score?.winner.flatMap { name in
            let winner = MatchWinner.named(name, home, away)
            if winner == nil {
                collector.remark(number, "'\(name)' is no team of the match: it has no winner")
            }
            return winner
        }
        match.referees = [row.referee].compactMap(\.self)
        let language = collector.context.source.language
        match.stories = (row.news ?? []).compactMap { Self.story($0, time, language) }
        return match
    }

    /// A known state in which nothing is played any more.
    private static func over(_ status: Match.Status) -> Match.Status? {
        switch status {
        case .unknown, .scheduled, .live, .halfTime: nil
        default: status
        }
    }

    private static func story(
        _ row: PregoneroMatch.Story,
        _ time: SiteTime,
        _ language: Language?
    ) -> Match.Story? {
        guard let title = row.title else { return nil }
        return Match.Story(
            title: title,
            address: WebAddress.checked(row.source),
            author: row.author,
            summary: row.description,
            language: language?.tag,
            picture: WebAddress.picture(row.urlImage),
            published: DayFirstDate.moment(row.publishedAt, time)
        )
    }
}
