import Domain
import Presentation
import TemplateModels

/// A list of places, as `pages/places` reads it: all by their kind, those of a kind by quarter, those of a quarter by kind.
struct PlacesPage: LaidOutModel {
    static let template = "pages/places"

    let layout: PageLayout
    private let count: String
    private let filterScript: String
    private let nearScript: String
    private let nearMark: String
    private let hasPoints: Bool
    private let open: OpenWordsModel?
    /// The kinds or quarters on the page, to jump to.
    private let jumps: [LinkModel]
    /// The pages of the quarters.
    private let quarters: [LinkModel]
    private let groups: [PlaceGroupModel]
    private let credits: [LinkModel]
    /// Of the map of the town.
    private let mapAddress: String?

    /// - Parameters:
    ///   - list: which places.
    ///   - register: all of them.
    ///   - opening: the holidays, on lists that tell what is open.
    ///   - place: where the page is.
    ///   - context: settings, texts and names.
    init(
        _ list: PlaceList,
        of register: PlaceRegister,
        opening: OpeningClock?,
        at place: PageContext,
        context: SiteContext
    ) {
        let words = PlaceFormatter(language: place.language, context: context)
        let catalogue = words.catalogue
        let places = register.places(in: list)
        let groups = PlaceGroups(places, list, words).groups
        let heading = Self.heading(list, places, words)
        count = catalogue.text(.placeCount, count: places.count)
        filterScript = context.script("filter.js")
        nearScript = context.script("near.js")
        nearMark = context.mark("g-pin")
        hasPoints = places.contains { $0.value.point != nil }
        let isTimed = opening != nil && places.contains { PlaceFormatter.opening($0.value) != nil }
        open =
            isTimed
            ? OpenWordsModel(
                script: context.script("open.js"),
                holidays: opening?.days(for: places.lazy.map(\.value))
            ) : nil
        jumps = groups.map { LinkModel(title: $0.title, address: "#\($0.anchor)") }
        quarters =
            list == .all
            ? register.quarters.map {
                LinkModel(
                    title: $0.title,
                    address: context.link(PlaceList.quarter($0.slug).route, in: place.language)
                )
            } : []
        self.groups = groups.map { group in
            PlaceGroupModel(
                group,
                at: register.list(of: group, in: list).map {
                    context.link($0.route, in: place.language)
                },
                isTimed: isTimed,
                words
            )
        }
        mapAddress =
            list == .all && hasPoints ? context.link(.town, in: place.language) : nil
        credits = context.credits(of: Set(places.map(\.source)).sorted())
        let description =
            list == .all
            ? catalogue.text(.descriptionPlaces, [.site: context.settings.title])
            : catalogue.text(
                .descriptionPlacesOf,
                [.title: heading, .site: context.settings.title]
            )
        let paths = groups.flatMap(\.places)
            .map { context.path(.place($0.address), in: place.language) }
        layout = PageLayout(
            HeadContent(
                // A kind or a quarter may be called as a section is, or a place.
                title: list == .all ? heading : catalogue.text(.titlePlacesOf, [.title: heading]),
                description: description,
                isIndexed: !places.allSatisfy(\.isSample)
            ),
            heading: heading,
            crumbs: [context.crumb(.front, in: place.language)]
                + (list == .all ? [] : [context.crumb(.places, in: place.language)]),
            at: place,
            context: context
        ) {
            $0.collection(title: heading, description: description, paths: paths, order: .none)
        }
    }

    private static func heading(
        _ list: PlaceList,
        _ places: [Stored<Place>],
        _ words: PlaceFormatter
    ) -> String {
        switch list {
        case .all: words.catalogue[.places]
        case .kind: PlaceGroups.kind(of: places, words)
        case .quarter: PlaceGroups.quarter(of: places)
        }
    }

    static let fields = laidOut([
        .text("count", \.count),
        .text("filterScript", \.filterScript),
        .text("nearScript", \.nearScript),
        .text("nearMark", \.nearMark),
        .flag("hasPoints", \.hasPoints),
        .model("open", \.open),
        .flag("hasJumps") { $0.jumps.count > 1 },
        .list("jumps", \.jumps),
        .flag("hasQuarters") { !$0.quarters.isEmpty },
        .list("quarters", \.quarters),
        .list("groups", \.groups),
        .list("credits", \.credits),
        .text("mapAddress", \.mapAddress),
    ])
}
