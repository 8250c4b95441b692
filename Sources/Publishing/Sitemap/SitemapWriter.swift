import Foundation

/// Writes sitemaps and their index after sitemaps.org protocol 0.9.
enum SitemapWriter {
    /// One address of a sitemap.
    struct Entry: Hashable, Sendable {
        let address: String
        let changed: Date?
    }

    private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"
    /// The protocol's limit for one file.
    static let limit = 50_000

    static func bytes(_ entries: [Entry]) -> [UInt8] {
        document("urlset", "url", entries)
    }

    static func index(_ entries: [Entry]) -> [UInt8] {
        document("sitemapindex", "sitemap", entries)
    }

    private static func document(_ root: String, _ element: String, _ entries: [Entry]) -> [UInt8] {
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
}
