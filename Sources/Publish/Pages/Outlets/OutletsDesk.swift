import Basics
import Domain
import Presentation

/// The pages of the sources of news, those of the portal and those that directories list.
struct OutletsDesk: Desk {
    private let context: SiteContext
    private let listings: [OutletListing]
    private let fingerprint: UInt64

    init(of edition: any EditionReading, context: SiteContext, sources: [Source]) throws {
        self.context = context
        let outlets = try StoredEntities(.outlet, of: edition) { entity in
            if case .outlet(let outlet) = entity { outlet } else { nil }
        }
        var hash = StableHash(outlets.fingerprint)
        var own: [OutletListing] = []
        for source in sources {
            let count = try edition.count(of: .source(source.id))
            guard count > 0 else { continue }
            let newest = try edition.summaries(in: .source(source.id), at: count - 1..<count).first
            own.append(OutletListing(source, newest: newest?.day, context: context))
            hash.add(source.id.text)
            for text in [source.shownAddress, source.section?.text, source.language?.tag] {
                hash.add(text)
            }
            hash.add(newest?.day.number ?? 0)
        }
        let names = Set(own.map { Folding.fold($0.name) })
        let listed = outlets.all.map { OutletListing($0.value) }
            .filter { !names.contains(Folding.fold($0.name)) }
        listings = own + listed
        fingerprint = hash.value
    }

    private static let views: [OutletsRoute] = [.all, .byLanguage, .byCategory, .byCountry]

    func pages(in language: Language) -> [DeskPage] {
        guard !listings.isEmpty else { return [] }
        return Self.views.map { view in
            DeskPage(
                .outlets(view),
                kind: .sources,
                stage: .lists,
                current: .outlets(.all),
                owner: "the sources"
            )
        }
    }

    func model(of route: Route, at place: PageContext) -> PageModel? {
        guard case .outlets(let view) = route, Self.views.contains(view) else { return nil }
        let page = SourcesPage(
            OutletGroups(listings, by: view, in: place.language, context: context),
            views: Self.views.map { link($0, current: view, in: place.language) },
            view: view,
            at: place,
            context: context
        )
        return .outlets(.sources(page))
    }

    private func link(
        _ view: OutletsRoute,
        current: OutletsRoute,
        in language: Language
    ) -> LinkModel {
        LinkModel(
            title: context.catalogue(language)[SourcesPage.title(of: view)],
            address: context.link(.outlets(view), in: language),
            isCurrent: view == current
        )
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) {
        hash.add(fingerprint)
    }

    func parts(of route: Route) -> [String] {
        let own = listings.filter { $0.page != nil }.count
        return [
            "\(own) sources of the portal, with the days of their newest articles",
            "\(listings.count - own) listed outlets",
        ]
    }
}
