public import Domain

/// Which news a feed of the portal carries.
public enum FeedScope: Hashable, Sendable {
    /// The river of a language.
    case site
    case section(SectionID)
    /// The news of a country (ISO 3166-1 alpha-2, lower case), in all languages.
    case country(String)
    /// The news of one source, in all languages.
    case source(SourceID)

    /// Whether every language of the site has one of its own; others are the same in all languages and exist once.
    public var isOfALanguage: Bool {
        switch self {
        case .site, .section: true
        case .country, .source: false
        }
    }

    /// The page that the feed follows.
    public var home: Route {
        switch self {
        case .site: .front
        case .section(let id): .section(id, page: nil)
        case .country(let code): .country(code, page: nil)
        case .source(let id): .outlets(.outlet(id.text, page: nil))
        }
    }
}
