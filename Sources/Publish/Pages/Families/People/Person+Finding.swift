import Domain
import Presentation

extension SearchableKind {
    static let person = SearchableKind("person", title: .kindPerson, plural: .kindsPerson, rank: 40)
}

extension Person: SearchableEntity {
    static let documentKinds = [SearchableKind.person]
    static let roots = [SearchRoot(kind: .person, route: .people)]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let text = note?.text(in: holdings.first, fallback: holdings.first)
        var finding = SearchFinding(
            kind: .person,
            route: .person(published.address),
            title: name
        )
        finding.summary = SearchFinding.line([text?.text, city])
        finding.words = note?.all ?? []
        finding.language = text?.language
        finding.country = country
        finding.picture = picture
        return finding
    }
}
