import Basics
import Cartography
import Domain
import Presentation

/// A file that readers can take with them.
public struct Download: Sendable {
    /// The site path.
    public let path: String
    public let bytes: [UInt8]

    /// The countries of the map with their number of articles, as GeoJSON.
    static func map(
        _ tallies: [CountryTally],
        in language: Language,
        context: SiteContext
    ) -> Download {
        let features = context.sorted(tallies, in: language).map { tally in
            let address = context.path(.country(tally.country.slug, page: nil), in: language)
            return GeoJSONWriter.Feature(
                id: tally.country.code,
                point: tally.country.label,
                properties: [
                    ("name", .text(tally.country.name(in: language.primary))),
                    ("iso2", .text(tally.country.code)),
                    ("articles", .number(tally.count)),
                    ("url", .text(context.absolute(address))),
                ]
            )
        }
        return Download(
            path: mapPath(in: language, context: context),
            bytes: GeoJSONWriter.bytes(features)
        )
    }

    /// `/mapa/news.geojson`
    static func mapPath(in language: Language, context: SiteContext) -> String {
        context.path(.map, in: language) + "news.geojson"
    }
}
