public import Domain

/// Which news a feed of the portal carries.
public struct FeedScope: Hashable, Sendable {
    /// The page that the feed follows.
    public let home: Route
    /// Whether every language of the site has one of its own; others are the same in all languages and exist once.
    public let isOfALanguage: Bool
    /// The one source that its news are of.
    public let source: SourceID?

    public init(_ home: Route, isOfALanguage: Bool, source: SourceID? = nil) {
        self.home = home
        self.isOfALanguage = isOfALanguage
        self.source = source
    }

    /// The river of a language.
    public static let site = FeedScope(.front, isOfALanguage: true)

    public static func section(_ id: SectionID) -> FeedScope {
        FeedScope(.section(id), isOfALanguage: true)
    }

    /// The news of a country (ISO 3166-1 alpha-2, lower case), in all languages.
    public static func country(_ code: String) -> FeedScope {
        FeedScope(.country(code), isOfALanguage: false)
    }

    /// The news of one source, in all languages.
    public static func source(_ id: SourceID) -> FeedScope {
        FeedScope(.source(id), isOfALanguage: false, source: id)
    }
}
