import Basics
import Cartography
import Domain
import Presentation

/// A file that readers can take with them.
public struct Download: Sendable {
    /// The site path.
    public let path: String
    /// Differs whenever its bytes may differ; it counts beside what all pages share.
    public let key: UInt64
    private let content: Content

    private enum Content: Sendable {
        case ready([UInt8])
        case made(@Sendable () -> [UInt8])
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        key = StableHash.of(bytes)
        content = .ready(bytes)
    }

    /// A file that is made where its key says that it may have changed.
    init(path: String, key: UInt64, make: @escaping @Sendable () -> [UInt8]) {
        self.path = path
        self.key = key
        content = .made(make)
    }

    public var bytes: [UInt8] {
        switch content {
        case .ready(let bytes): bytes
        case .made(let make): make()
        }
    }

    /// Whether the key tells all of it, whatever else the site is made from.
    public var isReady: Bool {
        if case .ready = content { return true }
        return false
    }

    /// The countries of the map with their number of articles, as GeoJSON: once for all languages, with a `name` and a
    /// `url` in the first one and, as Natural Earth has them, `name_en` and `url_en` in the others.
    static func map(_ tallies: [CountryTally], context: SiteContext) -> Download {
        let first = context.settings.firstLanguage
        let features = context.sorted(tallies, in: first).map { tally in
            let names = context.settings.languages.flatMap { language in
                let route = Route.country(tally.country.slug, page: nil)
                let ending = language == first ? "" : "_\(language.tag)"
                return [
                    ("name\(ending)", tally.country.name(in: language.primary)),
                    ("url\(ending)", context.absolute(context.path(route, in: language))),
                ]
            }
            return GeoJSONWriter.Feature(
                id: tally.country.code,
                point: tally.country.label,
                properties: [
                    ("iso2", .text(tally.country.code)),
                    ("articles", .number(tally.count)),
                ] + names.map { ($0, .text($1)) }
            )
        }
        return Download(path: mapPath(context), bytes: GeoJSONWriter.bytes(features))
    }

    /// `/mapa/news.geojson`
    static func mapPath(_ context: SiteContext) -> String {
        context.path(.map, in: context.settings.firstLanguage) + "news.geojson"
    }
}
