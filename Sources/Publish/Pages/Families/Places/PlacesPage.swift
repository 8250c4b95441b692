import Domain
import Presentation
public import TemplateModels

/// All places by their kind, as `pages/places` reads them.
public struct PlacesPage: LaidOutModel {
    public static let template = "pages/places"

    public let layout: PageLayout
    private let count: String
    private let filterScript: String
    /// The kinds, to jump to.
    private let jumps: [LinkModel]
    private let groups: [PlaceGroupModel]
    private let credits: [LinkModel]

    init(_ places: [Stored<Place>], at place: PageContext, context: SiteContext) {
        let words = PlaceFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        let groups = PlaceGroups(places, words).groups
        count = catalogue.text(.placeCount, count: places.count)
        filterScript = context.script("filter.js")
        jumps = groups.map { LinkModel(title: $0.title, address: "#\($0.anchor)") }
        self.groups = groups.map { PlaceGroupModel($0, words) }
        credits = context.credits(of: Set(places.map(\.source)).sorted())
        let title = catalogue[.places]
        let description = catalogue.text(.descriptionPlaces, [.site: context.settings.title])
        let paths = groups.flatMap(\.places)
            .map { context.path(.place($0.address), in: place.language) }
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !places.allSatisfy(\.isSample)
            ),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) {
            $0.collection(title: title, description: description, paths: paths, order: .none)
        }
    }

    public static let fields = laidOut([
        .text("count", \.count),
        .text("filterScript", \.filterScript),
        .flag("hasJumps") { $0.jumps.count > 1 },
        .list("jumps", \.jumps),
        .list("groups", \.groups),
        .list("credits", \.credits),
    ])
}
