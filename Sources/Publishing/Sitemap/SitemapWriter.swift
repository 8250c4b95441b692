import Domain
import Pages

/// Writes sitemaps and their index after sitemaps.org protocol 0.9.
enum SitemapWriter {
    private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
    /// The protocol's limit for one file.
    static let limit = 50_000

    static func bytes(_ entries: [SitemapEntry]) -> [UInt8] {
        document("urlset", "url", entries)
    }

    static func index(_ entries: [SitemapEntry]) -> [UInt8] {
        document("sitemapindex", "sitemap", entries)
    }

    private static func document(_ root: String, _ element: String, _ entries: [SitemapEntry])
        -> [UInt8]
    {
        var xml = XMLText()
        xml.open(root, [("xmlns", namespace)])
        xml.newLine()
        for entry in entries {
            xml.open(element)
            xml.element("loc", entry.address)
            xml.element("lastmod", entry.changed.map(FeedDate.rfc3339))
            xml.close(element)
        }
        xml.close(root)
        return xml.bytes
    }

    /// Where the files of a sitemap lie: one, or several when it has more entries than the protocol allows.
    static func paths(of sitemap: PlannedSitemap) -> [String] {
        stride(from: 0, to: sitemap.count, by: limit).enumerated().map { number, _ in
            "/sitemap-\(sitemap.name)\(number == 0 ? "" : "-\(number + 1)").xml"
        }
    }

    /// The bytes of one of those files.
    static func bytes(_ entries: [SitemapEntry], part: Int) -> [UInt8] {
        bytes(Array(entries.dropFirst(part * limit).prefix(limit)))
    }
}
