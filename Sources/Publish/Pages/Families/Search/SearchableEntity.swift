import Domain
import Presentation

/// A kind of entity that the search finds: one short mapping onto what the search may know of it.
protocol SearchableEntity: EntityModel {
    /// What readers can choose to find.
    static var documentKinds: [SearchableKind] { get }

    /// How addresses below the site's first language become those of another one.
    static var roots: [SearchRoot] { get }

    /// Nil for what has no page.
    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding?
}

extension SearchableEntity {
    static func find(
        _ published: PublishedEntity,
        among holdings: SearchHoldings
    ) -> SearchFinding? {
        Self(published.entity)?.finding(of: published, among: holdings)
    }
}

/// The page below which all of a kind stand, and a word in their addresses that each language has its own of.
struct SearchRoot {
    let kind: SearchableKind
    let route: Route
    var word: TextKey?
}

extension SearchableKind {
    /// All kinds of things that the search finds, in their order.
    static let all = ([.article, .source] + PageFamilies.findings.flatMap { $0.documentKinds })
        .sorted { $0.rank < $1.rank }
}
