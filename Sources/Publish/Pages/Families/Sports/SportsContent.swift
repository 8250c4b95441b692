import Domain
import Presentation

/// The matches around the newest results.
struct MatchesContent: SportsContent {
    let isSample: Bool

    let name = "matches"
    let stage = WritingStage.lists

    func model(_ pages: SportsPages, _ reading: PageReading) throws -> (any PageModel)? {
        MatchesPage(try pages.withNews(of: MatchesPage.told(pages.index, pages.clock), reading))
    }
}

/// The matches of a day.
struct MatchDayContent: SportsContent {
    let day: Day
    let isSample: Bool

    let name = "match-day"
    let stage = WritingStage.numberedLists

    func model(_ pages: SportsPages, _ reading: PageReading) throws -> (any PageModel)? {
        MatchDayPage(day, try pages.withNews(of: pages.index.matches(on: day), reading))
    }
}

/// A match with everything that is known of it, and the portal's own news of it.
struct MatchContent: SportsContent {
    let address: String
    let isSample: Bool

    let name = "match"

    func model(_ pages: SportsPages, _ reading: PageReading) throws -> (any PageModel)? {
        try pages.index.match(address).map { stored in
            MatchPage(
                stored,
                related: try RelatedNews(reading).articles(of: stored.value),
                note: try reading.note(
                    on: .match,
                    stored.published.identity,
                    in: reading.language
                ),
                ground: stored.value.venue?.place == nil ? nil : try reading.ground(),
                pages
            )
        }
    }
}

/// A competition with its table and its matches.
struct CompetitionContent: SportsContent {
    let slug: String
    let isSample: Bool

    let name = "competition"
    let stage = WritingStage.lists

    func model(_ pages: SportsPages, _ reading: PageReading) -> (any PageModel)? {
        pages.index.competition(slug).map { CompetitionPage($0, pages) }
    }
}

/// A team with its matches.
struct TeamContent: SportsContent {
    let slug: String
    let isSample: Bool

    let name = "team"
    let stage = WritingStage.lists

    func model(_ pages: SportsPages, _ reading: PageReading) -> (any PageModel)? {
        pages.index.team(slug).map { TeamPage($0, pages) }
    }
}

/// The matches with videos.
struct HighlightsContent: SportsContent {
    let isSample: Bool

    let name = "highlights"
    let stage = WritingStage.lists

    func model(_ pages: SportsPages, _ reading: PageReading) -> (any PageModel)? {
        HighlightsPage(pages)
    }
}

/// A page of matches, competitions or teams; all of them read the index.
protocol SportsContent: PageContent {
    /// Whether nothing of it came from a real answer.
    var isSample: Bool { get }

    func model(_ pages: SportsPages, _ reading: PageReading) throws -> (any PageModel)?
}

extension SportsContent {
    var kind: PageKind { .sports }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .matches }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let index = try reading.value(of: IndexedMatches())
        return try model(
            SportsPages(
                index: index,
                place: reading.place,
                context: reading.context,
                clock: SportsClock(reading)
            ),
            reading
        )
    }
}
