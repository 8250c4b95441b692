import Basics
import Domain
import Presentation

extension Route {
    static let outlets = Route([.word(.pathSources)], title: .text(.outlets))
}

/// An order in which the sources are listed.
enum OutletsView: CaseIterable, Sendable {
    case all
    case byLanguage
    case byCategory
    case byCountry

    var route: Route {
        switch self {
        case .all: .outlets
        case .byLanguage: Route([.word(.pathSources), .word(.pathLanguage)])
        case .byCategory: Route([.word(.pathSources), .word(.pathCategory)])
        case .byCountry: Route([.word(.pathSources), .word(.pathCountry)])
        }
    }

    /// What kind of page it is.
    var name: String {
        switch self {
        case .all: "sources"
        case .byLanguage: "sources-by-language"
        case .byCategory: "sources-by-category"
        case .byCountry: "sources-by-country"
        }
    }
}

/// The sources that have news, then those that directories name.
struct Outlets: DerivedInput {
    let inputs: [PageInput] = [.sources, .entities(.outlet)]

    func value(_ reading: DeclaredReading) throws -> [OutletListing] {
        let own = try reading.activeSources().all.map {
            OutletListing($0, context: reading.context)
        }
        let names = Set(own.map { Folding.fold($0.name) })
        let listed = try reading.entities(Outlet.self).map { OutletListing($0.value) }
        return own + listed.filter { !names.contains(Folding.fold($0.name)) }
    }
}

/// The lists of the sources of news, those of the portal and those that directories list.
struct OutletsFamily: PageFamily {
    let models: [any PageModel.Type] = [SourcesPage.self]
    let list: Route? = .outlets

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        guard try !draft.material.value(of: Outlets()).isEmpty else { return }
        let headlines = try Self.headlines(draft)
        for view in OutletsView.allCases {
            draft.add(
                OutletsContent(view: view),
                at: view.route,
                in: language,
                "the sources (\(language))",
                from: Outlets().inputs + (view == .all ? headlines : [])
            )
        }
    }

    /// Among so many of the newest those in the page's language are looked for.
    private static let newest = 8
    /// With more sources than this, a page of their headlines would be too long for anybody.
    private static let mostSources = 150

    /// The newest articles that the card of each source names.
    private static func headlines(_ draft: SiteDraft) throws -> [PageInput] {
        let active = try draft.material.activeSources().all
        guard active.count <= mostSources else { return [] }
        return try active.map {
            try .newest(newest, of: .source($0.source.id), in: draft.edition)
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.outlets, in: language, .more, rank: 10, glyph: "town")
    }
}

/// All sources in one order.
struct OutletsContent: PageContent {
    let view: OutletsView

    var name: String { view.name }
    var kind: PageKind { .sources }
    let stage = WritingStage.lists
    let isIndexed = true
    var navigation: Route? { .outlets }

    private static let mostHeadlines = 3

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (context, language) = (reading.context, reading.language)
        var listings = try reading.value(of: Outlets())
        for index in listings.indices where view == .all {
            guard let page = listings[index].page, reading.declares(.source(page)) else { continue }
            let newest = Array(try reading.articles(of: .source(page)).reversed())
            // A source of several languages is shown in the reader's where it has news in that.
            let own = newest.filter { $0.language.primary == language.primary }
            let shown = (own.isEmpty ? newest : own).prefix(Self.mostHeadlines)
            listings[index].headlines = Array(shown)
        }
        return SourcesPage(
            OutletGroups(listings, by: view, in: language, context: context),
            views: OutletsView.allCases.map { other in
                LinkModel(
                    title: context.catalogue(language)[SourcesPage.title(of: other)],
                    address: context.link(other.route, in: language),
                    isCurrent: other == view
                )
            },
            view: view,
            at: reading.place,
            context: context
        )
    }
}
