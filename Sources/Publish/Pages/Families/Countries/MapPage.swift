import Cartography
import Domain
import Presentation
import TemplateModels

/// The map of the countries with news and the same as a list, as `pages/map` reads it.
struct MapPage: LaidOutModel {
    static let template = "pages/map"

    let layout: PageLayout
    let map: WorldMapModel
    let filterScript: String
    let countries: [LinkModel]
    /// Where the same lies as GeoJSON.
    let dataAddress: String

    init(_ tallies: [CountryTally], at place: PageContext, context: SiteContext) {
        let catalogue = context.catalogue(place.language)
        let sorted = context.sorted(tallies, in: place.language)
        let title = catalogue[.mapHeading]
        map = WorldMapModel(sorted, list: "#countries", in: place.language, context: context)
        countries = sorted.map { context.countryLink($0, in: place.language) }
        dataAddress = context.link(Download.mapPath(context))
        filterScript = context.script("filter.js")
        layout = PageLayout(
            listing: sorted.map {
                context.path(.country($0.country.slug, page: nil), in: place.language)
            },
            title: title,
            description: catalogue.text(.descriptionMap, [.site: context.settings.title]),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .model("map", \.map),
        .text("filterScript", \.filterScript),
        .list("countries", \.countries),
        .text("dataAddress", \.dataAddress),
    ])
}
