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
        newsroom: Newsroom
    ) -> Download {
        let features = newsroom.sorted(tallies, in: language).map { tally in
            let address = newsroom.path(.country(tally.country.slug, page: nil), in: language)
            return GeoJSONWriter.Feature(
                id: tally.country.code,
                point: tally.country.label,
                properties: [
                    ("name", .text(tally.country.name(in: language.primary))),
                    ("iso2", .text(tally.country.code)),
                    ("articles", .number(tally.count)),
                    ("url", .text(newsroom.absolute(address))),
                ]
            )
        }
        return Download(
            path: mapPath(in: language, newsroom: newsroom),
            bytes: GeoJSONWriter.bytes(features)
        )
    }

    /// `/mapa/news.geojson`
    static func mapPath(in language: Language, newsroom: Newsroom) -> String {
        newsroom.path(.map, in: language) + "news.geojson"
    }
}
