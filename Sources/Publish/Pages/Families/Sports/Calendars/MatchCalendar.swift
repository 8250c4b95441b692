import Basics
import Domain
import Foundation
import Presentation

/// The calendar files of matches and teams: one for all languages of the site, with what the data say.
struct MatchCalendar {
    let context: SiteContext

    /// The site path of a match's file; nil where there is nothing to put into a calendar.
    static func path(of stored: Stored<Match>, context: SiteContext) -> String? {
        let isFree = !stored.isSample && !context.keptBack.contains(stored.source)
        guard stored.value.day != nil, isFree else { return nil }
        let route = Route.match(stored.address)
        return context.path(route, in: context.settings.firstLanguage) + "match.ics"
    }

    static func path(of team: TeamRecord, context: SiteContext) -> String? {
        let route = Route.team(team.slug)
        let path = context.path(route, in: context.settings.firstLanguage) + "team.ics"
        return team.matches.contains { isIn($0, path, context: context) } ? path : nil
    }

    /// Whether a team's file has a match: not what is closed to those who may have the file.
    private static func isIn(
        _ stored: Stored<Match>,
        _ file: String,
        context: SiteContext
    ) -> Bool {
        path(of: stored, context: context) != nil
            && !context.hides(.match(stored.address), from: file)
    }

    func file(of stored: Stored<Match>) -> Download? {
        Self.path(of: stored, context: context).map {
            Download(path: $0, bytes: CalendarWriter.bytes([event(stored)], name: nil))
        }
    }

    func file(of team: TeamRecord) -> Download? {
        Self.path(of: team, context: context).map { path in
            let events = team.matches
                .filter { Self.isIn($0, path, context: context) }.map(event)
            return Download(path: path, bytes: CalendarWriter.bytes(events, name: team.team.name))
        }
    }

    private func event(_ stored: Stored<Match>) -> CalendarWriter.Event {
        let match = stored.value
        let language = context.settings.firstLanguage
        let words = MatchFormatter(stored, in: language, context: context)
        let score = match.score.map { " \($0.home)–\($0.away)" } ?? ""
        let place = [match.venue?.name?.nonBlank, match.venue?.city?.nonBlank].compactMap(\.self)
        let details = [match.competition.nonBlank, match.round?.nonBlank].compactMap(\.self)
        return CalendarWriter.Event(
            id: "\(stored.id.text)@\(host)",
            fingerprint: stored.published.changed,
            sequence: stored.published.calendarSequence(),
            start: start(of: match),
            status: status(of: match),
            summary: "\(words.home) – \(words.away)\(score)",
            location: place.joined(separator: ", ").nonBlank,
            place: match.venue?.place,
            description: details.joined(separator: ", ").nonBlank,
            address: context.absolute(context.path(.match(stored.address), in: language))
        )
    }

    /// The name of the site's host, which makes ids the world's own.
    private var host: String {
        let origin = context.settings.baseURL.origin
        return origin.split(separator: "/").last.map(String.init) ?? origin
    }

    private func start(of match: Match) -> CalendarWriter.Start {
        if let kickoff = match.kickoff { return .moment(kickoff) }
        return .day(match.day ?? Day(year: 1970, month: 1, day: 1))
    }

    private func status(of match: Match) -> CalendarWriter.Status {
        switch match.status {
        case .cancelled: .cancelled
        case .postponed, .suspended, .unknown: .tentative
        case .scheduled where match.kickoff == nil: .tentative
        default: .confirmed
        }
    }
}
