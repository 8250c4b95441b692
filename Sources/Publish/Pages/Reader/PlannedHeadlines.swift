import Domain
import Presentation

/// The newest news of a country or a source, for the front pages of those who prefer them.
public struct PlannedHeadlines: Hashable, Sendable {
    /// The site path: `/_d/top/es.json`, `/_d/top/s-un-news-es.json`.
    public let path: String
    let list: ArticleList

    init(country code: String) {
        path = "/_d/top/\(code).json"
        list = .country(code)
    }

    init(source id: SourceID) {
        path = "/_d/top/s-\(id.text).json"
        list = .source(id)
    }

    /// Nothing where the front page has no block for them.
    static func all(of map: SiteMap, context: SiteContext) -> [PlannedHeadlines] {
        guard context.settings.front.contains(.country) else { return [] }
        return map.countries.map { PlannedHeadlines(country: $0) }
            + map.favourites.map { PlannedHeadlines(source: $0) }
    }
}
