import Domain
import Presentation

extension SearchableKind {
    static let programme = SearchableKind(
        "programme",
        title: .kindProgramme,
        plural: .programmes,
        rank: 10
    )
}

extension Programme: SearchableEntity {
    static let documentKinds = [SearchableKind.programme]
    static let roots = [SearchRoot(kind: .programme, route: .programmes())]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let overview = overview?.text(in: holdings.first, fallback: holdings.first)
        var finding = SearchFinding(
            kind: .programme,
            route: .programme(published.address),
            title: title
        )
        let years = [year, lastYear].compactMap { $0.map(String.init) }
        finding.summary = overview?.text ?? years.joined(separator: "–")
        finding.words = [originalTitle].compactMap(\.self) + years
        finding.words += self.overview?.all ?? []
        finding.words += genres.flatMap(\.all)
        finding.words += directors + creators + cast
        finding.language = overview?.language
        finding.country = countries.first
        finding.picture = poster.first
        return finding
    }
}
