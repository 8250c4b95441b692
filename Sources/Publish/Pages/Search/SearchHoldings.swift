import Domain
import Presentation

/// What the search finds besides articles: that which the desks hold, as far as it has a page in every language.
struct SearchHoldings: Sendable {
    private let desks: Desks
    private let first: Language
    /// The pages that exist in all languages of the site.
    private let routes: Set<Route>
    /// The addresses of figures by their source and identity, to which others belong.
    private let figures: [Member: String]

    private struct Member: Hashable {
        let source: SourceID
        let identity: String
    }

    init(_ desks: Desks, routes: [Language: Set<Route>], context: SiteContext) {
        self.desks = desks
        first = context.settings.firstLanguage
        self.routes = context.settings.languages.dropFirst()
            .reduce(routes[first] ?? []) { $0.intersection(routes[$1] ?? []) }
        figures = Dictionary(
            desks.collections.figures.all.map { stored in
                (Member(source: stored.source, identity: stored.published.identity), stored.address)
            }
        ) { first, _ in first }
    }

    /// Whether a source of the portal has a page of its own.
    func has(_ source: SourceID) -> Bool {
        routes.contains(.outlets(.outlet(source.text, page: nil)))
    }

    /// What desks give pages of its own; a competition is found by its matches, a listed outlet stands in its list.
    static let kinds: [EntityKind] = [.match, .programme, .track, .person, .figure]

    func count(of kind: EntityKind) -> Int {
        switch kind {
        case .match: desks.sports.matches.all.count
        case .programme: desks.programmes.programmes.all.count
        case .track: desks.music.tracks.all.count
        case .person: desks.people.people.all.count
        case .figure: desks.collections.figures.all.count
        case .competition, .outlet: 0
        }
    }

    func published(_ kind: EntityKind, _ index: Int) -> PublishedEntity? {
        switch kind {
        case .match: desks.sports.matches.all[index].published
        case .programme: desks.programmes.programmes.all[index].published
        case .track: desks.music.tracks.all[index].published
        case .person: desks.people.people.all[index].published
        case .figure: desks.collections.figures.all[index].published
        case .competition, .outlet: nil
        }
    }

    /// What may be known of an entity; nil when it has no page.
    func finding(_ published: PublishedEntity) -> SearchFinding? {
        let address = published.address
        let finding: SearchFinding? =
            switch published.entity {
            case .match(let match): SearchFinding(match, at: address)
            case .programme(let programme): SearchFinding(programme, at: address, in: first)
            case .track(let track): SearchFinding(track, at: address)
            case .person(let person): SearchFinding(person, at: address, in: first)
            case .figure(let figure): finding(figure, published)
            case .competition, .outlet: nil
            }
        return finding.flatMap { routes.contains($0.route) ? $0 : nil }
    }

    private func finding(_ figure: Figure, _ published: PublishedEntity) -> SearchFinding? {
        var parent: String?
        if let identity = figure.parent {
            parent = figures[Member(source: published.source, identity: identity)]
            // What belongs to nobody has no page.
            guard parent != nil else { return nil }
        }
        return SearchFinding(
            figure,
            at: published.address,
            below: parent,
            of: published.source.text,
            in: first
        )
    }
}
