import Cartography
import Domain
public import TemplateModels

/// A country on the map: with news a link, else only its shape.
public struct MapCountryModel: TemplateModel, Hashable {
    private let drawn: DrawnCountry
    public let address: String?
    public let title: String
    public let level: String

    init(
        _ drawn: DrawnCountry,
        tally: CountryTally?,
        levels: MapLevels,
        in language: Language,
        context: SiteContext
    ) {
        self.drawn = drawn
        address = tally.map { context.link(.country($0.country.slug, page: nil), in: language) }
        title = tally.map { context.countryNews($0, in: language) } ?? ""
        level = tally.map { levels.name(of: $0.count) } ?? ""
    }

    public static let fields: TemplateFields<MapCountryModel> = [
        .text("code", \.drawn.code),
        .text("path", \.drawn.path),
        .text("address", \.address),
        .text("title", \.title),
        .text("level", \.level),
    ]
}
