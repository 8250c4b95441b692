import Basics
import Domain
import Presentation

/// The pages of matches, their competitions and teams.
struct SportsDesk: Desk {
    let edition: any EditionReading
    let context: SiteContext
    let matches: StoredEntities<Match>
    let ledger: MatchLedger
    private let news: RelatedNews
    private let fingerprint: UInt64
    private let ground: MapGround

    init(of edition: any EditionReading, context: SiteContext, ground: MapGround) throws {
        self.edition = edition
        self.ground = ground
        self.context = context
        matches = try StoredEntities(.match, of: edition) { entity in
            if case .match(let match) = entity { match } else { nil }
        }
        let competitions = try StoredEntities(.competition, of: edition) { entity in
            if case .competition(let competition) = entity { competition } else { nil }
        }
        ledger = MatchLedger(matches.all, competitions: competitions.all)
        news = RelatedNews(edition)
        var hash = StableHash()
        hash.add(matches.fingerprint)
        hash.add(competitions.fingerprint)
        fingerprint = hash.value
    }

    private static let main = Route.sports(.matches)

    func pages(in language: Language) throws -> [DeskPage] {
        guard !ledger.matches.isEmpty || !ledger.competitions.isEmpty else { return [] }
        func page(
            _ route: SportsRoute,
            _ stage: WritingStage,
            isSample: Bool,
            _ owner: String
        ) -> DeskPage {
            DeskPage(
                .sports(route),
                kind: .sports,
                stage: stage,
                isIndexed: !isSample,
                current: Self.main,
                owner: owner
            )
        }
        var pages = [page(.matches, .lists, isSample: ledger.isSample, "the matches")]
        for day in ledger.days {
            let isSample = ledger.matches(on: day).allSatisfy(\.isSample)
            pages.append(
                page(.day(day), .numberedLists, isSample: isSample, "the matches of \(day.path)")
            )
        }
        for stored in ledger.matches {
            let name = "the match '\(stored.address)'"
            pages.append(page(.match(stored.address), .leaves, isSample: stored.isSample, name))
        }
        for item in ledger.competitions {
            let name = "the competition '\(item.name)'"
            pages.append(page(.competition(item.slug), .lists, isSample: item.isSample, name))
        }
        for team in ledger.teams {
            let name = "the team '\(team.team.name)'"
            pages.append(page(.team(team.slug), .lists, isSample: team.isSample, name))
        }
        let shown = ledger.withHighlights
        if !shown.isEmpty {
            let isSample = shown.allSatisfy(\.isSample)
            pages.append(page(.highlights, .lists, isSample: isSample, "the highlights"))
        }
        return pages
    }

    func model(of route: Route, at place: PageContext) throws -> PageModel? {
        guard case .sports(let route) = route else { return nil }
        let pages = SportsPages(ledger: ledger, place: place, context: context)
        switch route {
        case .matches: return .sports(.matches(MatchesPage(pages)))
        case .day(let day): return .sports(.day(MatchDayPage(day, pages)))
        case .match(let address):
            return try ledger.match(address).map { stored in
                let related = try related(to: stored.value, in: place.language)
                return .sports(
                    .match(MatchPage(stored, related: related, ground: ground, pages))
                )
            }
        case .competition(let slug):
            return ledger.competition(slug).map {
                .sports(.competition(CompetitionPage($0, pages)))
            }
        case .team(let slug): return ledger.team(slug).map { .sports(.team(TeamPage($0, pages))) }
        case .highlights: return .sports(.highlights(HighlightsPage(pages)))
        }
    }

    /// The matches of the front page; nil where there are none.
    func board(in language: Language) -> MatchBoardModel? {
        MatchBoardModel(ledger, in: language, context: context)
    }

    private func related(to match: Match, in language: Language) throws -> [ListedArticle] {
        try edition.articles(try news.ids(of: match, in: language))
            .map { ListedArticle($0, in: language, context: context) }
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(fingerprint)
        guard case .sports(.match(let address)) = route, let stored = ledger.match(address) else {
            return
        }
        if stored.value.venue?.place != nil { hash.add(ground.fingerprint) }
        try news.addKey(of: stored.value, in: language, to: &hash)
    }

    /// Adds everything on which the front page's matches depend.
    func addBoardKey(to hash: inout StableHash) {
        hash.add(fingerprint)
    }

    func parts(of route: Route) throws -> [String] {
        let all = "\(ledger.matches.count) matches and \(ledger.competitions.count) competitions"
        guard case .sports(.match(let address)) = route, let stored = ledger.match(address) else {
            return [all]
        }
        return [
            "the match '\(address)' of '\(stored.source)'",
            "\(all), for earlier matches of its teams",
            "the articles of the seven days before and after it",
        ] + (ground.isOwn && stored.value.venue?.place != nil ? ["the site's own map"] : [])
    }

    func downloads() throws -> [Download] {
        let calendar = MatchCalendar(context: context)
        return ledger.matches.compactMap { calendar.file(of: $0) }
            + ledger.teams.compactMap { calendar.file(of: $0) }
    }
}
