import Domain
import Presentation

extension SearchableKind {
    static let hero = SearchableKind("hero", title: .kindHero, plural: .kindsHero, rank: 60)
    static let transformation = SearchableKind(
        "transformation",
        title: .kindTransformation,
        plural: .transformations,
        rank: 70
    )
}

extension Figure: SearchableEntity {
    static let documentKinds = [SearchableKind.hero, .transformation]
    static let roots = [
        SearchRoot(kind: .hero, route: .front),
        SearchRoot(kind: .transformation, route: .front, word: .pathTransformations),
    ]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let (collection, address) = (published.source.text, published.address)
        var route = Route.figure(collection, address)
        if let parent {
            // What belongs to nobody has no page.
            guard let above = holdings.address(of: .figure, published.source, parent) else {
                return nil
            }
            route = .figureChild(collection, above, address)
        }
        var finding = SearchFinding(
            kind: parent == nil ? .hero : .transformation,
            route: route,
            title: parent == nil ? name : FigureName(self).shown
        )
        let text = self.text?.text(in: holdings.first, fallback: holdings.first)
        finding.summary = text?.text ?? ""
        finding.words = self.text?.all ?? []
        finding.language = text?.language
        finding.picture = picture
        return finding
    }
}
