import Basics
import Domain
import Foundation

/// TheSportsDB: results and fixtures of leagues and teams, with links to videos of the matches.
struct TheSportsDBKind: PagedKind {
    let name = "thesportsdb"
    let place = SourcePlace.api(origin: "https://www.thesportsdb.com")
    let access = AccessNeed.publicKey
    let terms = SourceTerms(
        credit: .init("TheSportsDB", link: "https://www.thesportsdb.com/"),
        reexport: false
    )
    let optionKeys = [
        OptionKey("league", "the id of a league: its last and next events"),
        OptionKey("team", "the id of a team: its last and next events"),
        OptionKey("event", "the id of one event"),
        OptionKey("season", "as 2025-2026: all events of the league's season"),
    ]

    /// Everybody's key.
    private static let publicKey = "123"

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        var asked: [(resource: String, query: [(String, String?)])] = []
        if let league = options.text("league") {
            if let season = options.text("season") {
                asked.append(("eventsseason", [("id", league), ("s", season)]))
            } else {
                asked.append(("eventspastleague", [("id", league)]))
                asked.append(("eventsnextleague", [("id", league)]))
            }
        }
        if let team = options.text("team") {
            asked.append(("eventslast", [("id", team)]))
            asked.append(("eventsnext", [("id", team)]))
        }
        if let event = options.text("event") { asked.append(("lookupevent", [("id", event)])) }
        guard !asked.isEmpty else {
            throw SourceError(
                "it has no league, team or event",
                hint: "add 'league: …' with an id of TheSportsDB"
            )
        }
        let key = source.credentials.key ?? Self.publicKey
        return SourcePlan(
            asked.map { resource, query in
                Endpoint("api", "v1", "json", key, "\(resource).php", query: query, label: resource)
            }
        )
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(TheSportsDBEvent.Answer.self, from: page)
        guard answer.isKnown else { throw SourceError("the answer has no events") }
        guard let events = answer.events else { return }
        collector.dropUnreadable(events.unreadable)
        for (number, row) in events.rows {
            guard let id = row.idEvent, let home = row.strHomeTeam, let away = row.strAwayTeam
            else {
                collector.drop(number, "it has no id or not two teams")
                continue
            }
            let match = match(row, home, away, SiteTime(zone: collector.context.timeZone))
            collector.take(.match(match), as: id, row: number)
        }
    }

    private func match(
        _ row: TheSportsDBEvent,
        _ home: String,
        _ away: String,
        _ time: SiteTime
    ) -> Match {
        var match = Match(
            competition: row.strLeague ?? "",
            home: Team(name: home, crest: WebAddress.picture(row.strHomeTeamBadge)),
            away: Team(name: away, crest: WebAddress.picture(row.strAwayTeamBadge))
        )
        match.sport = Self.sport(row.strSport)
        match.season = row.strSeason
        match.round = row.intRound.flatMap(Self.round)
        match.kickoff = Self.kickoff(row)
        match.day = match.kickoff.map { time.day(of: $0) } ?? SiteTime.day(row.dateEvent)
        if let home = row.intHomeScore, let away = row.intAwayScore {
            match.score = Match.Score(home: home, away: away)
        }
        match.status = status(row, hasScore: match.score != nil)
        if row.strVenue != nil || row.strCity != nil {
            match.venue = Match.Venue(
                name: row.strVenue,
                city: row.strCity,
                country: row.strCountry
            )
        }
        match.referees = [row.strOfficial].compactMap(\.self)
        match.attendance = row.intSpectators.flatMap { $0 > 0 ? $0 : nil }
        if let address = WebAddress.checked(row.strVideo) {
            match.highlights = [
                Match.Highlight(address: address, picture: WebAddress.picture(row.strThumb))
            ]
        }
        return match
    }

    private func status(_ row: TheSportsDBEvent, hasScore: Bool) -> Match.Status {
        if row.strPostponed?.lowercased() == "yes" { return .postponed }
        return MatchStatus.of(row.strStatus) ?? (hasScore ? .finished : .scheduled)
    }

    /// Times are those of Greenwich, although nothing says so.
    private static func kickoff(_ row: TheSportsDBEvent) -> Date? {
        let greenwich = SiteTime.greenwich
        if let moment = greenwich.moment(row.strTimestamp) { return moment }
        guard let day = SiteTime.day(row.dateEvent), let text = row.strTime else { return nil }
        return greenwich.moment(day, time: String(text.prefix(8)))
    }

    /// Nil for what is none: knock-out rounds, finals and friendlies have numbers from 125 on, which tell nobody anything.
    private static func round(_ text: String) -> String? {
        Int(foreign: text).map { (1..<125).contains($0) } ?? true ? text : nil
    }

    private static func sport(_ text: String?) -> Match.Sport {
        switch text?.lowercased() {
        case nil, "soccer", "football": .football
        case "basketball": .basketball
        case "handball": .handball
        default: .other
        }
    }
}
