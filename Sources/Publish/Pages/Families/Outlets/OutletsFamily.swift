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
        let own = try reading.telling().all.map {
            OutletListing($0.source, newest: $0.newest, context: reading.context)
        }
        let names = Set(own.map { Folding.fold($0.name) })
        let listed = try reading.entities(Outlet.self).map { OutletListing($0.value) }
        return own + listed.filter { !names.contains(Folding.fold($0.name)) }
    }
}

/// The lists of the sources of news, those of the portal and those that directories list.
struct OutletsFamily: PageFamily {
    let models: [any PageModel.Type] = [SourcesPage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        guard try !draft.material.value(of: Outlets()).isEmpty else { return }
        for view in OutletsView.allCases {
            draft.add(
                OutletsContent(view: view),
                at: view.route,
                in: language,
                "the sources (\(language))",
                from: Outlets().inputs
            )
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

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (context, language) = (reading.context, reading.language)
        let listings = try reading.value(of: Outlets())
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
