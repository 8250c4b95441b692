import Domain
import Pages

extension PublishSite {
    /// Every page that the site has, articles last; writes nothing.
    ///
    /// - Returns: the pages in the order of their paths, those of articles from the oldest.
    /// - Throws: `PublishingError`, or what reading the edition throws.
    public func pages() throws -> [ListedPageEntry] {
        let portal = try portal(with: try publishedAssets())
        var pages = portal.pages.sorted { $0.path < $1.path }
        for start in stride(from: 0, to: portal.articleCount, by: 1_024) {
            pages += try portal.articlePages(
                at: Array(start..<min(start + 1_024, portal.articleCount))
            )
        }
        return pages.map {
            ListedPageEntry(path: $0.path, kind: $0.kindName, language: $0.language.tag)
        }
    }
}

/// One page of the site, as a list of all of them names it.
public struct ListedPageEntry: Encodable, Sendable {
    /// The site path.
    public let path: String
    public let kind: String
    public let language: String
}
