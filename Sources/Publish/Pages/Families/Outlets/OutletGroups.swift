import Domain
import Presentation

/// Sources under the headings of one view, in the order of the language.
struct OutletGroups {
    let groups: [Group]

    /// One heading with its sources.
    struct Group {
        /// Nil where the view has no headings.
        let title: String?
        /// An id within the page.
        let anchor: String
        let rows: [OutletListing]
    }

    init(
        _ listings: [OutletListing],
        by view: OutletsView,
        in language: Language,
        context: SiteContext
    ) {
        let collation = context.catalogue(language).collation
        func named(_ rows: [OutletListing]) -> [OutletListing] {
            collation.sorted(rows) { $0.name }
        }
        func group(_ key: (OutletListing) -> String?, _ title: (String) -> String) -> [Group] {
            let other = context.catalogue(language)[.outletOther]
            let known = Dictionary(grouping: listings.filter { key($0) != nil }) { key($0) ?? "" }
            let groups = collation.sorted(Array(known.keys)) { title($0) }.map { code in
                Group(
                    title: title(code),
                    anchor: "g-\(Slug.make(code, limit: 40))",
                    rows: named(known[code] ?? [])
                )
            }
            let rest = listings.filter { key($0) == nil }
            guard !rest.isEmpty else { return groups }
            return groups + [Group(title: other, anchor: "g-", rows: named(rest))]
        }
        switch view {
        case .byLanguage:
            groups = group({ $0.language?.primary }) {
                context.languageName(Language($0), in: language).capitalizingFirst()
            }
        case .byCategory:
            groups = group({ $0.category }) {
                context.sectionTitle(SectionID($0), in: language)
            }
        case .byCountry:
            groups = group({ $0.country }) { context.countryName($0, in: language) }
        case .all:
            let telling = listings.filter { $0.page != nil }
            let listed = listings.filter { $0.page == nil }
            let catalogue = context.catalogue(language)
            groups =
                telling.isEmpty || listed.isEmpty
                ? [Group(title: nil, anchor: "g-all", rows: named(listings))]
                : [
                    Group(
                        title: catalogue[.outletsWithNews],
                        anchor: "g-news",
                        rows: named(telling)
                    ),
                    Group(
                        title: catalogue[.outletsListed],
                        anchor: "g-listed",
                        rows: named(listed)
                    ),
                ]
        }
    }
}
