import Domain
public import Foundation
import Presentation

/// One address of a sitemap.
public struct SitemapEntry: Hashable, Sendable {
    public let address: String
    public let changed: Date?

    public init(address: String, changed: Date?) {
        self.address = address
        self.changed = changed
    }
}

/// Divides the site's indexable pages into sitemaps of which old ones never change.
struct SitemapComposer: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom

    /// Entries by the name of their sitemap: `pages` for lists and written pages, `2026-11` for a month's articles.
    func parts(of map: SiteMap) throws -> [(name: String, entries: [SitemapEntry])] {
        let lists = map.pages.filter(\.isIndexableList).map {
            SitemapEntry(address: newsroom.absolute($0.path), changed: nil)
        }
        let months = try articles().sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return [("pages", lists)] + months
    }

    /// Articles that are canonical here, by month.
    private func articles() throws -> [String: [SitemapEntry]] {
        var months: [String: [SitemapEntry]] = [:]
        var last: ItemID?
        while true {
            let ids = try edition.ids(after: last, limit: 1_000)
            guard let end = ids.last else { return months }
            for article in try edition.articles(ids)
            where article.rights.isCanonicalHere && article.origin == .live {
                let day = CivilTime(article.order, in: newsroom.settings.timeZone).day
                months[day.monthPath.replacing("/", with: "-"), default: []].append(
                    SitemapEntry(
                        address: newsroom.absolute(article.path),
                        changed: max(article.updated ?? article.order, article.order)
                    )
                )
            }
            last = end
        }
    }
}

extension PlannedPage {
    /// Whether the page belongs into the sitemap of lists and pages.
    fileprivate var isIndexableList: Bool {
        switch content {
        case .front, .sections, .archive, .written: true
        case .list(let page): page.number == nil
        case .year, .month, .day, .article, .status, .notFound, .redirect, .tombstone: false
        }
    }
}
