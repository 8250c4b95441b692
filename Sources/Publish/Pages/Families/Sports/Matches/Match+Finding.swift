import Domain
import Presentation

extension SearchableKind {
    static let match = SearchableKind("match", title: .kindMatch, plural: .matches, rank: 20)
}

extension Match: SearchableEntity {
    static let documentKinds = [SearchableKind.match]
    static let roots = [SearchRoot(kind: .match, route: .matches)]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let sides = [home, away]
        var finding = SearchFinding(
            kind: .match,
            route: .match(published.address),
            title: sides.map(\.name).joined(separator: " – ")
        )
        let result = score.map { "\($0.home)–\($0.away)" }
        finding.summary = SearchFinding.line([competition, round, result, venue?.name])
        finding.words = sides.flatMap { [$0.shortName, $0.code].compactMap(\.self) }
        finding.words += [season, venue?.city].compactMap(\.self) + referees
        finding.words += goals.compactMap(\.scorer) + homeLineup + awayLineup
        finding.words += highlights.compactMap(\.title) + stories.map(\.title)
        finding.country = venue?.country
        finding.day = day
        finding.time = kickoff
        finding.picture = home.crest
        return finding
    }
}
