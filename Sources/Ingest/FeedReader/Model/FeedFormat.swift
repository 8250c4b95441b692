/// The family a feed belongs to, with the version that it claims.
public enum FeedFormat: Equatable, Sendable {
    case rss(version: String)
    case rdf(version: String)
    case atom(version: String)
    /// Microsoft's Channel Definition Format of 1997, which still turns up.
    case channelDefinition
    case jsonFeed(version: String)
    case rssInJSON(version: String)
}
