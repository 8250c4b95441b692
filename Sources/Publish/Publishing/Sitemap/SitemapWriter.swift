import Basics
import Domain
import Pages

/// Writes sitemaps and their index after sitemaps.org protocol 0.9.
enum SitemapWriter {
    private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
    private static let newsNamespace = "http://www.google.com/schemas/sitemap-news/0.9"

    /// The most entries of one file: the protocol's limit, and that of search engines for news.
    private static func limit(of sitemap: PlannedSitemap) -> Int {
        sitemap.isNews ? 1_000 : 50_000
    }

    static func index(_ entries: [SitemapEntry]) -> [UInt8] {
        document("sitemapindex", "sitemap", entries)
    }

    private static func document(
        _ root: String,
        _ element: String,
        _ entries: [SitemapEntry],
        isNews: Bool = false
    ) -> [UInt8] {
        var xml = XMLText()
        xml.open(root, [("xmlns", namespace), ("xmlns:news", isNews ? newsNamespace : nil)])
        xml.newLine()
        for entry in entries {
            xml.open(element)
            xml.element("loc", entry.address)
            xml.element("lastmod", entry.changed.map(WebDate.rfc3339))
            if let news = entry.news { write(news, to: &xml) }
            xml.close(element)
        }
        xml.close(root)
        return xml.bytes
    }

    /// Where the files of a sitemap lie: one, or several when it has more entries than the protocol allows.
    static func paths(of sitemap: PlannedSitemap) -> [String] {
        // The address of the news holds also while there are none.
        let count = sitemap.isNews ? max(1, sitemap.count) : sitemap.count
        return stride(from: 0, to: count, by: limit(of: sitemap)).enumerated().map { number, _ in
            "/sitemap-\(sitemap.name)\(number == 0 ? "" : "-\(number + 1)").xml"
        }
    }

    /// The bytes of one of those files.
    static func bytes(_ entries: [SitemapEntry], of sitemap: PlannedSitemap, part: Int) -> [UInt8] {
        let limit = limit(of: sitemap)
        let chosen = Array(entries.dropFirst(part * limit).prefix(limit))
        return document("urlset", "url", chosen, isNews: sitemap.isNews)
    }

    /// Chinese is the one language of which the protocol of news sitemaps wants to know the script.
    static func language(_ language: Language) -> String {
        guard language.primary == "zh" else { return language.primary }
        let parts = language.tag.lowercased().split(separator: "-").dropFirst()
        let isTraditional =
            !parts.contains("hans") && parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
        return isTraditional ? "zh-tw" : "zh-cn"
    }

    private static func write(_ news: SitemapEntry.News, to xml: inout XMLText) {
        xml.open("news:news")
        xml.open("news:publication")
        xml.element("news:name", news.publication)
        xml.element("news:language", language(news.language))
        xml.close("news:publication")
        xml.element("news:publication_date", WebDate.rfc3339(news.published))
        xml.element("news:title", news.title)
        xml.close("news:news")
    }
}
