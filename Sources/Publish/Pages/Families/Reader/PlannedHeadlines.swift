import Domain
import Presentation

/// The newest news of a country or a source, for the front pages of those who prefer them.
public struct PlannedHeadlines: Hashable, Sendable {
    /// The site path: `/_d/top/es.json`, `/_d/top/s-un-news-es.json`.
    public let path: String
    let list: ArticleList
    /// The page of all its news.
    let home: Route
    /// The country; nil for a source.
    let country: String?

    init(country code: String) {
        path = "/_d/top/\(code).json"
        list = .country(code)
        home = .country(code)
        country = code
    }

    init(source id: SourceID) {
        path = "/_d/top/s-\(id.text).json"
        list = .source(id)
        home = .source(id)
        country = nil
    }

    /// Nothing where the front page has no block for them.
    static func all(of material: PageMaterial) throws -> [PlannedHeadlines] {
        let context = material.context
        guard context.settings.front.has(.country) else { return [] }
        let all =
            try material.countryCodes().map { PlannedHeadlines(country: $0) }
            + material.activeSources().all.map { PlannedHeadlines(source: $0.source.id) }
        // What a closed list has is told to nobody else.
        return all.filter { !context.hides($0.home, from: $0.path) }
    }
}
