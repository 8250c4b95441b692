import Domain
import Presentation
import TemplateModels

/// All sources in one of the four orders, as `pages/sources` reads them.
struct SourcesPage: LaidOutModel {
    static let template = "pages/sources"

    let layout: PageLayout
    let intro: String
    let filterScript: String
    let star: String
    let views: [LinkModel]
    /// The headings, to jump to.
    let jumps: [LinkModel]
    let groups: [OutletGroupModel]

    init(
        _ groups: OutletGroups,
        views: [LinkModel],
        view: OutletsView,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let count = groups.groups.reduce(0) { $0 + $1.rows.count }
        let site = context.settings.title
        let name = view == .all ? "" : " · \(catalogue[Self.title(of: view)].lowercased())"
        let title = catalogue[.outlets]
        intro = catalogue.text(.outletCount, count: count)
        self.views = views
        let titled = groups.groups.filter { $0.title != nil }
        jumps = titled.map { LinkModel(title: $0.title ?? "", address: "#\($0.anchor)") }
        self.groups = groups.groups.map { group in
            OutletGroupModel(
                title: group.title,
                anchor: group.anchor,
                count: catalogue.text(.outletCount, count: group.rows.count),
                rows: group.rows.map {
                    OutletRowModel(
                        $0,
                        isWhole: view == .all,
                        in: language,
                        context: context
                    )
                }
            )
        }
        filterScript = context.script("filter.js")
        star = context.mark("g-star")
        let description = catalogue.text(.descriptionOutlets, [.site: site])
        layout = PageLayout(
            listing: groups.groups.flatMap(\.rows).compactMap(\.page).map {
                context.path(.source($0), in: language)
            },
            title: title + name,
            heading: title,
            description: view == .all
                ? description : "\(catalogue[Self.title(of: view)]). \(description)",
            crumbs: [context.crumb(.front, in: language)],
            at: place,
            context: context
        )
    }

    static func title(of view: OutletsView) -> TextKey {
        switch view {
        case .all: .allOutlets
        case .byLanguage: .outletsByLanguage
        case .byCategory: .outletsByCategory
        case .byCountry: .outletsByCountry
        }
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .text("filterScript", \.filterScript),
        .text("star", \.star),
        .list("views", \.views),
        .flag("hasJumps") { $0.jumps.count > 1 },
        .list("jumps", \.jumps),
        .list("groups", \.groups),
    ])
}
