import Domain
import Foundation
import Presentation

/// What can be found, in the order in which it came, and what it can be filtered by.
struct SearchPlan: Sendable {
    /// By arrival, so that what is new stands at the end whatever its date.
    let documents: [Document]
    /// The articles among them that keep their number and are no longer shown.
    let withdrawn: [ItemID: Article]
    /// What of it is no article.
    let holdings: SearchHoldings?
    let choices: SearchChoices

    /// One that has a number.
    struct Document: Sendable {
        let subject: SearchSubject
        /// Differs whenever anything that is found of it differs.
        let fingerprint: UInt64
    }

    /// The plan of a site without search.
    init() {
        documents = []
        withdrawn = [:]
        holdings = nil
        choices = SearchChoices()
    }

    /// - Parameters:
    ///   - edition: what is published.
    ///   - holdings: what is found besides articles.
    ///   - sources: the sources of the configuration.
    /// - Throws: what the edition says when it cannot be read.
    init(
        of edition: any EditionReading,
        holdings: SearchHoldings,
        sources: [SourceID: Source]
    ) throws {
        var draft = SearchPlanDraft(holdings: holdings, sources: sources)
        try draft.addArticles(of: edition)
        let withdrawn = try edition.withdrawn()
        let protection = try holdings.protection(of: edition)
        for article in withdrawn {
            draft.add(withdrawn: article, isClosed: protection?.covers(article.path) == true)
        }
        draft.addEntities()
        for gone in try edition.withdrawnEntities() { draft.add(withdrawn: gone) }
        draft.addSources()
        documents = draft.sorted()
        choices = draft.choices
        self.withdrawn = Dictionary(withdrawn.map { ($0.id, $0) }) { first, _ in first }
        self.holdings = holdings
    }

    /// Whether there is anything that readers can find.
    var findsAnything: Bool { !choices.kinds.isEmpty }
}

/// One thing that has a number in the index.
enum SearchSubject: Hashable, Sendable {
    case article(ItemID)
    /// An entity, by its place among those of its kind.
    case entity(EntityKind, Int)
    /// A source of the portal that has a page.
    case source(SourceID)
    /// Something that is not found, or not any more: it keeps its number.
    case gone
}

/// What readers can choose from to narrow their results.
struct SearchChoices: Sendable {
    var kinds: Set<SearchableKind> = []
    var sections: Set<SectionID> = []
    var sources: Set<SourceID> = []
    /// Primary subtags.
    var languages: Set<String> = []
    var countries: Set<String> = []
}
