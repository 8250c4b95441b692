import Domain
import Presentation

/// What the search finds besides articles: that which has a page in every language.
struct SearchHoldings: Sendable {
    /// In this language names and addresses are spelt.
    let first: Language
    /// What categories of events are called.
    let categories: CategoryNames
    /// The next day of each event that repeats; one that has ended has its last.
    let daysOfSeries: [ItemID: Day]
    /// The kinds of entities that have pages of their own.
    let kinds: [EntityKind]
    private let context: SiteContext
    private let languages: [Language]
    private let routes: PlannedRoutes
    private let types: [EntityKind: any SearchableEntity.Type]
    private let entities: [EntityKind: [PublishedEntity]]
    private let addresses: [Member: String]
    private let catalogues: [Catalogue]

    private struct Member: Hashable {
        let kind: EntityKind
        let source: SourceID
        let identity: String
    }

    init(_ material: PageMaterial, routes: PlannedRoutes) throws {
        context = material.context
        let languages = material.context.settings.languages
        let first = material.context.settings.firstLanguage
        self.first = first
        categories = CategoryNames(material.context.settings.eventCategories)
        daysOfSeries = try material.value(of: Agenda(material)).register.daysOfSeries
        catalogues = languages.map { material.context.catalogue($0) }
        self.languages = languages
        self.routes = routes
        types = Dictionary(uniqueKeysWithValues: PageFamilies.findings.map { ($0.kind, $0) })
        kinds = PageFamilies.findings.map { $0.kind }
        entities = try Dictionary(
            uniqueKeysWithValues: kinds.map { ($0, try material.entities(of: $0).all) }
        )
        addresses = Dictionary(
            entities.flatMap { kind, all in
                all.map {
                    (Member(kind: kind, source: $0.source, identity: $0.identity), $0.address)
                }
            }
        ) { first, _ in first }
    }

    /// A text in all languages, the first one's first.
    func texts(_ key: TextKey) -> [String] { catalogues.map { $0[key] } }

    /// What is said in each language of the site.
    func inEachLanguage(_ line: (Language, Catalogue) -> String) -> [Language: String] {
        var lines: [Language: String] = [:]
        for (language, catalogue) in zip(languages, catalogues) {
            lines[language] = line(language, catalogue)
        }
        return lines
    }

    /// Whether a source of the portal has a page of its own that is found.
    func has(_ source: SourceID) -> Bool { isFound(.source(source)) }

    /// Whether a page exists in all languages of the site, and is open to all who search.
    private func isFound(_ route: Route) -> Bool {
        languages.allSatisfy { routes.contains(route, in: $0) }
            && !context.hides(route, from: Self.index)
    }

    /// Where the index lies, which everybody reads who may read the portal.
    static let index = "/_s/"

    /// What closes articles to those who search; nil where none can be closed.
    func protection(of edition: any EditionReading) throws -> SiteProtection? {
        guard let protection = context.settings.publication.protection,
            !protection.covers(Self.index)
        else { return nil }
        return try protection.reachingArticles(of: edition)
    }

    func count(of kind: EntityKind) -> Int { entities[kind]?.count ?? 0 }

    func published(_ kind: EntityKind, _ index: Int) -> PublishedEntity? { entities[kind]?[index] }

    /// The address of an entity, by the identity that its source gives it.
    func address(of kind: EntityKind, _ source: SourceID, _ identity: String) -> String? {
        addresses[Member(kind: kind, source: source, identity: identity)]
    }

    /// What may be known of an entity; nil when it has no page, or one that is closed.
    func finding(_ published: PublishedEntity) -> SearchFinding? {
        types[published.entity.kind]?.find(published, among: self)
            .flatMap { isFound($0.route) ? $0 : nil }
    }
}
