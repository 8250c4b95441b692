import Cartography
import Domain
public import Presentation
public import TemplateModels

/// The map of the countries with news and the same as a list, as `pages/map` reads it.
public struct MapPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let map: WorldMapModel
    public let filterScript: String
    public let countries: [LinkModel]
    /// Where the same lies as GeoJSON.
    public let dataAddress: String

    public init(_ tallies: [CountryTally], at place: PagePlace, newsroom: Newsroom) {
        let catalogue = newsroom.catalogue(place.language)
        let sorted = newsroom.sorted(tallies, in: place.language)
        crumbs = [newsroom.crumb(.front, in: place.language)].compactMap(\.self)
        title = catalogue[.mapHeading]
        map = WorldMapModel(sorted, list: "#countries", in: place.language, newsroom: newsroom)
        countries = sorted.map { newsroom.countryLink($0, in: place.language) }
        dataAddress = newsroom.link(Download.mapPath(in: place.language, newsroom: newsroom))
        filterScript = newsroom.script("filter.js")
        shell = place.shell
        texts = newsroom.texts(place.language)
        head = ListWords.head(
            sorted.map {
                newsroom.path(.country($0.country.slug, page: nil), in: place.language)
            },
            title: title,
            description: catalogue.text(.descriptionMap, [.site: newsroom.settings.title]),
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<MapPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .model("map", \.map),
        .text("filterScript", \.filterScript),
        .list("countries", \.countries),
        .text("dataAddress", \.dataAddress),
    ]
}
