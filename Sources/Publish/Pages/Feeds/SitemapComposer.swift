import Basics
public import Domain
public import Foundation
import Presentation

/// One address of a sitemap.
public struct SitemapEntry: Hashable, Sendable {
    public let address: String
    public let changed: Date?
    /// What a news sitemap says besides.
    public let news: News?

    public init(address: String, changed: Date?, news: News? = nil) {
        self.address = address
        self.changed = changed
        self.news = news
    }

    /// An article as search engines for news want it.
    public struct News: Hashable, Sendable {
        public let publication: String
        public let language: Language
        public let published: Date
        public let title: String
    }
}

/// A sitemap that the portal will have, of which old ones never change.
public struct PlannedSitemap: Sendable {
    /// `pages` for lists and written pages, `2026-11` for a month's articles, `2026-11-2` for more of them.
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
        /// Articles of the last two days, newest first.
        case news([ItemID])
    }

    /// Whether it is for search engines for news, which allow fewer entries in a file.
    public var isNews: Bool {
        if case .news = content { return true }
        return false
    }
}

/// Divides the site's indexable pages into sitemaps of which old ones never change.
struct SitemapComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext

    private static let batch = 1_024

    /// Those of lists and written pages.
    func pages(_ map: SiteMap) -> PlannedSitemap {
        let lists = map.pages.filter { page in
            page.content.isIndexed
                && context.settings.publication.protection?.covers(page.path) != true
        }
        .map {
            SitemapEntry(address: context.absolute($0.path), changed: nil)
        }
        var hash = StableHash()
        for entry in lists { hash.add(entry.address) }
        return PlannedSitemap(
            name: "pages",
            count: lists.count,
            key: hash.value,
            content: .pages(lists)
        )
    }

    /// How long an article is news.
    static let newsAge: TimeInterval = 48 * 3_600

    /// The articles of the last two days that are canonical here, and when one of them is news no more, or the next is due.
    func news() throws -> (sitemap: PlannedSitemap, nextChange: Date?) {
        let since = edition.clock.addingTimeInterval(-Self.newsAge)
        var found: [ArticleSummary] = []
        var coming: Date?
        let protection = try protectionOfArticles()
        var end = try edition.articleCount()
        search: while end > 0 {
            let start = max(0, end - Self.batch)
            let articles = try edition.summaries(at: start..<end)
            let listed = try areListed(articles.map(ArticleOutline.init), protection)
            for (article, isListed) in zip(articles, listed).reversed() {
                guard article.order > since else { break search }
                guard isListed else { continue }
                if article.order <= edition.clock {
                    found.append(article)
                } else {
                    // Dated a little ahead: the newest first, so that the last one seen is due first.
                    coming = article.order
                }
            }
            end = start
        }
        var hash = StableHash()
        hash.add(context.absolute("/"))
        hash.add(context.settings.title)
        for article in found { hash.add(article.fingerprint) }
        let sitemap = PlannedSitemap(
            name: "news",
            count: found.count,
            key: hash.value,
            content: .news(found.map(\.id))
        )
        let leaving = found.last?.order.addingTimeInterval(Self.newsAge)
        return (sitemap, [leaving, coming].compactMap(\.self).min())
    }

    /// What is protected; nil where no article can be, so that nobody need ask where they stand.
    private func protectionOfArticles() throws -> SiteProtection? {
        try context.settings.publication.protection?.reachingArticles(of: edition)
    }

    /// Whether the portal's pages are those that others should find: canonical, not made from samples, and not protected.
    private func areListed(
        _ articles: [ArticleOutline],
        _ protection: SiteProtection?
    ) throws -> [Bool] {
        var listed = articles.map { $0.isCanonicalHere && $0.isLive }
        guard let protection else { return listed }
        let asked = listed.indices.filter { listed[$0] }
        for (index, path) in zip(asked, try edition.paths(at: asked.map { articles[$0].place })) {
            listed[index] = !protection.covers(path)
        }
        return listed
    }

    /// Articles that are canonical here, by month: they stand side by side, since they are in the order of time.
    func months() throws -> [PlannedSitemap] {
        var months: [PlannedSitemap] = []
        let protection = try protectionOfArticles()
        var draft = MonthDraft(base: context.absolute("/"))
        let all = try edition.articleCount()
        for start in stride(from: 0, to: all, by: Self.batch) {
            let range = start..<min(start + Self.batch, all)
            let outlines = try edition.outlines(at: range)
            let listed = try areListed(outlines, protection)
            for (offset, article) in outlines.enumerated() {
                if draft.month != article.day.number / 100 || draft.isFull {
                    if let done = draft.done(before: start + offset) { months.append(done) }
                    draft.begin(article.day, at: start + offset)
                }
                if listed[offset] { draft.add(article) }
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
        private var part = 1
        private var start = 0
        private var count = 0

        /// A new article means to write the newest part anew: it is to stay small in months full of news.
        static let most = 250
        private var hash = StableHash()

        init(base: String) {
            self.base = base
        }

        mutating func begin(_ day: Day, at position: Int) {
            part = month == day.number / 100 ? part + 1 : 1
            month = day.number / 100
            name = day.monthPath.replacing("/", with: "-") + (part > 1 ? "-\(part)" : "")
            start = position
            count = 0
            hash = StableHash()
            hash.add(base)
        }

        var isFull: Bool { count == Self.most }

        mutating func add(_ article: ArticleOutline) {
            count += 1
            hash.add(article.fingerprint)
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
            let protection = try protectionOfArticles()
            for start in stride(from: positions.lowerBound, to: positions.upperBound, by: 512) {
                let range = start..<min(start + 512, positions.upperBound)
                let summaries = try edition.summaries(at: range)
                let listed = try areListed(summaries.map(ArticleOutline.init), protection)
                let ids = zip(summaries, listed).filter(\.1).map(\.0.id)
                entries += try edition.articles(ids).map { article in
                    SitemapEntry(
                        address: context.absolute(article.path),
                        changed: max(article.changed ?? article.order, article.order)
                    )
                }
            }
            return entries
        case .news(let ids):
            // What somebody has paid for is no news.
            return try edition.articles(ids).filter { $0.form != .sponsored }.map { article in
                SitemapEntry(
                    address: context.absolute(article.path),
                    changed: nil,
                    news: SitemapEntry.News(
                        publication: context.settings.title,
                        language: article.language,
                        published: article.published ?? article.order,
                        title: ShortText.onOneLine(article.title)
                    )
                )
            }
        }
    }
}
