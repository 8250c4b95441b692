import Domain
import Presentation

/// The pages of the sources of news, those of the portal and those that directories list.
struct OutletsDesk: Desk {
    private let newsroom: Newsroom
    private let listings: [OutletListing]
    private let stamp: UInt64

    init(of edition: any EditionReading, newsroom: Newsroom, sources: [Source]) throws {
        self.newsroom = newsroom
        let outlets = try Holdings(.outlet, of: edition) { entity in
            if case .outlet(let outlet) = entity { outlet } else { nil }
        }
        var hash = StableHash(outlets.stamp)
        var own: [OutletListing] = []
        for source in sources {
            let count = try edition.count(of: .source(source.id))
            guard count > 0 else { continue }
            let newest = try edition.outlines(in: .source(source.id), at: count - 1..<count).first
            own.append(OutletListing(source, newest: newest?.day, newsroom: newsroom))
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
        stamp = hash.value
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
                claimant: "the sources"
            )
        }
    }

    func model(of route: Route, at place: PagePlace) -> PageModel? {
        guard case .outlets(let view) = route, Self.views.contains(view) else { return nil }
        let page = SourcesPage(
            OutletGroups(listings, by: view, in: place.language, newsroom: newsroom),
            views: Self.views.map { link($0, current: view, in: place.language) },
            view: view,
            at: place,
            newsroom: newsroom
        )
        return .outlets(.sources(page))
    }

    private func link(
        _ view: OutletsRoute,
        current: OutletsRoute,
        in language: Language
    ) -> LinkModel {
        LinkModel(
            title: newsroom.catalogue(language)[SourcesPage.title(of: view)],
            address: newsroom.link(.outlets(view), in: language),
            isCurrent: view == current
        )
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) {
        hash.add(stamp)
    }

    func parts(of route: Route) -> [String] {
        let own = listings.filter { $0.page != nil }.count
        return [
            "\(own) sources of the portal, with the days of their newest articles",
            "\(listings.count - own) listed outlets",
        ]
    }
}
