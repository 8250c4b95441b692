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

/// A sitemap that the portal will have, of which old ones never change.
public struct PlannedSitemap: Sendable {
    /// `pages` for lists and written pages, `2026-11` for a month's articles.
    public let name: String
    /// The number of its entries.
    public let count: Int
    /// What tells whether it can have changed.
    public let key: UInt64
    fileprivate let content: Content

    fileprivate enum Content: Sendable {
        case pages([SitemapEntry])
        /// Articles at positions counted from the oldest.
        case articles(Range<Int>)
    }
}

/// Divides the site's indexable pages into sitemaps of which old ones never change.
struct SitemapComposer: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom

    private static let batch = 1_024

    func plan(_ map: SiteMap) throws -> [PlannedSitemap] {
        let lists = map.pages.filter(\.isIndexableList).map {
            SitemapEntry(address: newsroom.absolute($0.path), changed: nil)
        }
        var hash = StableHash()
        for entry in lists { hash.add(entry.address) }
        let pages = PlannedSitemap(
            name: "pages",
            count: lists.count,
            key: hash.value,
            content: .pages(lists)
        )
        return [pages] + (try months())
    }

    /// Articles that are canonical here, by month: they stand side by side, since they are in the order of time.
    private func months() throws -> [PlannedSitemap] {
        var months: [PlannedSitemap] = []
        var draft = MonthDraft(base: newsroom.absolute("/"))
        let all = try edition.articleCount()
        for start in stride(from: 0, to: all, by: Self.batch) {
            let articles = try edition.outlines(at: start..<min(start + Self.batch, all))
            for (offset, article) in articles.enumerated() {
                if draft.month != article.day.number / 100 {
                    if let done = draft.done(before: start + offset) { months.append(done) }
                    draft.begin(article.day, at: start + offset)
                }
                if article.isListedInSitemaps { draft.add(article) }
            }
        }
        if let done = draft.done(before: all) { months.append(done) }
        return months
    }

    /// The sitemap of one month while it is counted.
    private struct MonthDraft {
        let base: String
        private(set) var month = 0
        private var name = ""
        private var start = 0
        private var count = 0
        private var hash = StableHash()

        init(base: String) {
            self.base = base
        }

        mutating func begin(_ day: Day, at position: Int) {
            month = day.number / 100
            name = day.monthPath.replacing("/", with: "-")
            start = position
            count = 0
            hash = StableHash()
            hash.add(base)
        }

        mutating func add(_ article: ArticleOutline) {
            count += 1
            hash.add(article.stamp)
        }

        func done(before end: Int) -> PlannedSitemap? {
            guard count > 0 else { return nil }
            return PlannedSitemap(
                name: name,
                count: count,
                key: hash.value,
                content: .articles(start..<end)
            )
        }
    }

    func entries(of sitemap: PlannedSitemap) throws -> [SitemapEntry] {
        switch sitemap.content {
        case .pages(let entries): return entries
        case .articles(let positions):
            var entries: [SitemapEntry] = []
            for start in stride(from: positions.lowerBound, to: positions.upperBound, by: 512) {
                let range = start..<min(start + 512, positions.upperBound)
                let outlines = try edition.outlines(at: range).filter(\.isListedInSitemaps)
                entries += try edition.articles(outlines.map(\.id)).map { article in
                    SitemapEntry(
                        address: newsroom.absolute(article.path),
                        changed: max(article.updated ?? article.order, article.order)
                    )
                }
            }
            return entries
        }
    }
}

extension ArticleOutline {
    /// Whether the portal's page is one that others should find.
    fileprivate var isListedInSitemaps: Bool { isCanonicalHere && isLive }
}

extension PlannedPage {
    /// Whether the page belongs into the sitemap of lists and pages.
    fileprivate var isIndexableList: Bool {
        switch content {
        case .front, .sections, .map, .archive, .written: true
        case .list(let page): page.number == nil
        case .desk(let page): page.isIndexed
        case .year, .month, .day, .search, .article, .status, .notFound, .redirect, .tombstone:
            false
        }
    }
}
