import Domain
import Foundation
import Presentation

/// What the pages of sports have in common: the way there, the time of the scores, the days around.
struct SportsPages {
    let index: MatchIndex
    let place: PageContext
    let context: SiteContext
    let clock: SportsClock
    /// The newest articles on matches, by the addresses of these.
    var news: [String: LinkModel] = [:]

    /// The same with the newest article on each of some matches.
    func withNews(of matches: [Stored<Match>], _ reading: PageReading) throws -> SportsPages {
        var pages = self
        pages.news = try RelatedNews(reading).headlines(of: matches)
        return pages
    }

    var language: Language { place.language }
    var catalogue: Catalogue { context.catalogue(language) }
    var siteTitle: String { context.settings.title }

    /// Down to the list of matches.
    var crumbs: [LinkModel?] {
        [
            context.crumb(.front, in: language),
            LinkModel(
                title: catalogue[.matches],
                address: context.link(.matches, in: language)
            ),
        ]
    }

    /// `Marcadores a las 18:05`: of the newest answer that any of the matches is from.
    func scoresTime(of matches: [Stored<Match>], on day: Day? = nil) -> TimeModel? {
        let scored = matches.filter { $0.value.score != nil }
        guard let newest = scored.map(\.published.changed).max() else { return nil }
        let time = CivilTime(newest, in: context.settings.timeZone)
        return TimeModel(newest, text: catalogue.scoreTime(.scoresAt, .scoresAtDate, time, day))
    }

    /// `Las horas son las de Madrid.`
    var clockNote: String {
        let name = context.settings.timeZone.identifier
        let city = name.split(separator: "/").last.map(String.init) ?? name
        return catalogue.text(.clockOf, [.place: city.replacing("_", with: " ")])
    }

    /// The days with matches before and after some days.
    func neighbours(before first: Day, after last: Day) -> NeighboursModel? {
        func link(_ day: Day?, _ note: TextKey) -> LinkModel? {
            day.map {
                LinkModel(
                    title: catalogue.dayHeading($0),
                    address: context.link(.matchDay($0), in: language),
                    note: catalogue[note]
                )
            }
        }
        return NeighboursModel(
            previous: link(index.day(before: first), .previousDay),
            next: link(index.day(after: last), .nextDay)
        )
    }

    /// `Copa`, or `Copa (Baloncesto)` where another sport has one of this name.
    func title(of competition: CompetitionRecord) -> String {
        index.sharesItsName(competition)
            ? "\(competition.name) (\(catalogue[competition.sport.name]))" : competition.name
    }

    /// The ways to everything that is not a day.
    func competitionLinks() -> [LinkModel] {
        index.competitions.map { competition in
            LinkModel(
                title: title(of: competition),
                address: context.link(.competition(competition.slug), in: language)
            )
        }
    }

    func teamLinks(_ teams: [TeamRecord]) -> [LinkModel] {
        teams.map { team in
            LinkModel(
                title: team.team.name,
                address: context.link(.team(team.slug), in: language)
            )
        }
    }

    func rows(
        _ matches: some Sequence<Stored<Match>>,
        _ lead: MatchRowModel.Lead = .status
    ) -> [MatchRowModel] {
        matches.map { match in
            MatchRowModel(
                match,
                lead: lead,
                news: news[match.address],
                clock: clock,
                in: language,
                context: context
            )
        }
    }

    /// Site paths, for the list that machines read.
    func paths(_ matches: some Sequence<Stored<Match>>) -> [String] {
        matches.map { context.path(.match($0.address), in: language) }
    }
}
