import Domain
import Foundation
import Presentation

/// What the pages of sports have in common: the way there, the time of the scores, the days around.
struct SportsPages {
    let ledger: MatchLedger
    let place: PagePlace
    let newsroom: Newsroom

    var language: Language { place.language }
    var catalogue: Catalogue { newsroom.catalogue(language) }
    var site: String { newsroom.settings.title }

    /// Down to the list of matches.
    var crumbs: [LinkModel?] {
        [
            newsroom.crumb(.front, in: language),
            LinkModel(
                title: catalogue[.matchesHeading],
                address: newsroom.link(.sports(.matches), in: language)
            ),
        ]
    }

    /// `Marcadores a las 18:05`: of the newest answer that any of the matches is from.
    func scoresTime(of matches: [Held<Match>], on day: Day? = nil) -> TimeModel? {
        let scored = matches.filter { $0.value.score != nil }
        guard let newest = scored.map(\.published.changed).max() else { return nil }
        let time = CivilTime(newest, in: newsroom.settings.timeZone)
        return TimeModel(newest, text: catalogue.scoreTime(.scoresAt, .scoresAtDate, time, day))
    }

    /// `Las horas son las de Madrid.`
    var clockNote: String {
        let name = newsroom.settings.timeZone.identifier
        let city = name.split(separator: "/").last.map(String.init) ?? name
        return catalogue.text(.clockOf, [.place: city.replacing("_", with: " ")])
    }

    /// The days with matches before and after some days.
    func neighbours(before first: Day, after last: Day) -> NeighboursModel? {
        func link(_ day: Day?, _ note: TextKey) -> LinkModel? {
            day.map {
                LinkModel(
                    title: catalogue.dayHeading($0),
                    address: newsroom.link(.sports(.day($0)), in: language),
                    note: catalogue[note]
                )
            }
        }
        return NeighboursModel(
            previous: link(ledger.day(before: first), .previousDay),
            next: link(ledger.day(after: last), .nextDay)
        )
    }

    /// The ways to everything that is not a day.
    func competitionLinks() -> [LinkModel] {
        ledger.competitions.map { competition in
            LinkModel(
                title: competition.name,
                address: newsroom.link(.sports(.competition(competition.slug)), in: language)
            )
        }
    }

    func teamLinks(_ teams: [TeamRecord]) -> [LinkModel] {
        teams.map { team in
            LinkModel(
                title: team.team.name,
                address: newsroom.link(.sports(.team(team.slug)), in: language)
            )
        }
    }

    func rows(
        _ matches: some Sequence<Held<Match>>,
        _ lead: MatchRowModel.Lead = .status
    ) -> [MatchRowModel] {
        matches.map { MatchRowModel($0, lead: lead, in: language, newsroom: newsroom) }
    }

    /// Site paths, for the list that machines read.
    func paths(_ matches: some Sequence<Held<Match>>) -> [String] {
        matches.map { newsroom.path(.sports(.match($0.address)), in: language) }
    }
}
